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

/** The link by which a login is chosen. Its token is put in when the mail goes out: see code-mail.ts. */
export function linkMail(
  holder: Holder & { readonly username: string | null },
  purpose: 'activate' | 'recover',
  link: {
    readonly publicUrl: string;
    readonly sealedCode: string;
    readonly uselessAt: Temporal.Instant;
  },
): Mail {
  const { sealedCode, uselessAt } = link;
  const address = `${link.publicUrl}/activate?code=${codePlace}`;
  const words =
    purpose === 'activate'
      ? ['Choose the name and the password by which you sign in to your account:', '', address]
      : [`Your username is ${holder.username ?? ''}.`, '', 'Choose another password:', '', address];
  return {
    recipient: holder.email,
    subject: purpose === 'activate' ? 'Activate your Foyer account' : 'Back to your Foyer account',
    body: [
      `Hello ${holder.first_name},`,
      '',
      ...words,
      '',
      `The link works once, for ${purpose === 'activate' ? '48 hours' : '30 minutes'}.`,
      'If you did not ask for it, there is nothing to do.',
      '',
      'Foyer Clubs',
      '',
    ].join('\n'),
    sealedCode,
    uselessAt,
  };
}
