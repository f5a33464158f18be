import type { Mail } from './confirmation-mail.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
}

/** To the address before: somebody who got into the account can't take it over unseen. */
export function addressChangedMail(holder: Holder): Mail {
  return {
    recipient: holder.email,
    subject: 'Your e-mail address was changed',
    body: [
      `Hello ${holder.first_name},`,
      '',
      'The e-mail address of your Foyer account was changed. From now on we write to the new one.',
      '',
      'If this was not you, please call your club.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}

export function passwordChangedMail(holder: Holder): Mail {
  return {
    recipient: holder.email,
    subject: 'Your password was changed',
    body: [
      `Hello ${holder.first_name},`,
      '',
      'The password of your Foyer account was changed, and other devices were signed out.',
      '',
      'If this was not you, please call your club.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
  };
}
