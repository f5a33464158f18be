import type { JSX } from 'react';

/** An email address. Where it doesn't fit, the domain goes to the next line, instead of its last letters. */
export function EmailText({ email }: { readonly email: string }): JSX.Element {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
