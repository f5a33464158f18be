import type { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import { mailWordsIn } from '../words/words-of.ts';
import { codePlace } from './code-mail.ts';
import type { Mail } from './confirmation-mail.ts';
import { greeting } from './write-mail.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
}

/** To the address before: somebody who got into the account can't take it over unseen. */
export function addressChangedMail(holder: Holder, locale: Locale): Mail {
  const { subjectAddress, address } = mailWordsIn(locale).changed;
  return changeMail(holder, subjectAddress, address, locale);
}

export function passwordChangedMail(holder: Holder, locale: Locale): Mail {
  const { subjectPassword, password } = mailWordsIn(locale).changed;
  return changeMail(holder, subjectPassword, password, locale);
}

function changeMail(holder: Holder, subject: string, text: string, locale: Locale): Mail {
  const words = mailWordsIn(locale);
  const { house, changed } = words;
  return {
    recipient: holder.email,
    subject,
    body: [greeting(words, holder.first_name), '', text, '', changed.notYou, '', house, ''].join(
      '\n',
    ),
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
  locale: Locale,
): Mail {
  const { sealedCode, uselessAt, publicUrl, club } = link;
  const all = mailWordsIn(locale);
  const { house, link: words } = all;
  const address = `${publicUrl}/activate?code=${codePlace}`;
  const isNew = purpose === 'activate';
  return {
    recipient: holder.email,
    subject: isNew ? words.subjectActivate : words.subjectRecover,
    body: [
      greeting(all, holder.first_name),
      '',
      ...(isNew ? [] : [words.username(holder.username ?? ''), '']),
      isNew ? words.activate : words.recover,
      '',
      address,
      '',
      isNew ? words.goodActivate : words.goodRecover,
      `${publicUrl}/account/${isNew ? 'resend' : 'recover'}`,
      '',
      ...words.why,
      '',
      club === null
        ? words.askAny(`${publicUrl}/clubs`)
        : words.askClub(club.name, club.phone_number),
      '',
      house,
      '',
    ].join('\n'),
    sealedCode,
    uselessAt,
  };
}
