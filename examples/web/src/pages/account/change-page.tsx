import type { JSX, ReactNode } from 'react';

import { TextPage } from '../../layout/page.tsx';

/** A page on which one thing of the account is changed, and the way back to all of it. */
export function ChangePage({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): JSX.Element {
  return (
    <TextPage title={title}>
      <p className="foyer-account__back">
        <a href="/account">Your account</a>
      </p>
      <div className="foyer-account__change">{children}</div>
    </TextPage>
  );
}
