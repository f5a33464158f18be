import type { Temporal } from '@foyer/core';

import { codePlace } from './code-mail.ts';
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

/** Whom a holder asks: their club, where they have one. */
export interface HolderClub {
  readonly name: string;
  readonly phone_number: string;
}

/**
 * The link by which a login is chosen, why it came, how long it is good, and whom to ask. Its token is put in when the mail
 * goes out: see code-mail.ts.
 */
export function linkMail(
  holder: Holder & { readonly username: string | null },
  purpose: 'activate' | 'recover',
  link: {
    readonly publicUrl: string;
    readonly sealedCode: string;
    readonly uselessAt: Temporal.Instant;
    readonly club: HolderClub | null;
  },
): Mail {
  const { sealedCode, uselessAt, publicUrl, club } = link;
  const address = `${publicUrl}/activate?code=${codePlace}`;
  const words =
    purpose === 'activate'
      ? ['Choose the username and password by which you log in to your account:', '', address]
      : [`Your username is ${holder.username ?? ''}.`, '', 'Choose a new password:', '', address];
  return {
    recipient: holder.email,
    subject: purpose === 'activate' ? 'Activate your Foyer account' : 'Back to your Foyer account',
    body: [
      `Hello ${holder.first_name},`,
      '',
      ...words,
      '',
      ...(purpose === 'activate'
        ? [
            'The link works once, for 48 hours. If it is over, get a new one at',
            `${publicUrl}/account/resend`,
          ]
        : [
            'The link works once, for 30 minutes. If it is over, get a new one at',
            `${publicUrl}/account/recover`,
          ]),
      '',
      'You get this email because somebody asked for it on our site. If it was not',
      'you, there is nothing to do: without this link nothing changes. Please pass',
      'it on to nobody.',
      '',
      club === null
        ? `Questions? Any of our clubs will help: ${publicUrl}/clubs`
        : `Questions? Call ${club.name}, ${club.phone_number}.`,
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
    sealedCode,
    uselessAt,
  };
}
