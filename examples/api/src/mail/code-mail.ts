import type { Mail } from './confirmation-mail.ts';

/** The code to a company address. It stands in the body alone: a subject shows on locked screens. */
export function codeMail(
  person: { readonly email: string; readonly firstName: string },
  employer: { readonly name: string },
  { code }: { readonly code: string },
): Mail {
  return {
    recipient: person.email,
    subject: `Your code for the ${employer.name} membership`,
    body: [
      `Hello ${person.firstName},`,
      '',
      `Your code is ${code}. It works for 15 minutes.`,
      '',
      `With it you confirm that you work at ${employer.name}. If you did not ask for it, there is`,
      'nothing to do.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}
