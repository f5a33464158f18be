import type { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import type { MailWords } from '../words/mail-words.ts';
import { mailWordsIn } from '../words/words-of.ts';
import { codePlace } from './code-mail.ts';
import type { Mail } from './confirmation-mail.ts';
import { greeting } from './write-mail.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
}

type Change = Exclude<keyof MailWords['changed'], 'notYou'>;

/** Notifies a member of an account change, in case someone else made it. */
export function changedMail(holder: Holder, what: Change, locale: Locale): Mail {
  const words = mailWordsIn(locale);
  const { house, changed } = words;
  const { subject, text } = changed[what];
  return {
    recipient: holder.email,
    subject,
    body: [greeting(words, holder.first_name), '', text, '', changed.notYou, '', house, ''].join(
      '\n',
    ),
  };
}

interface EmailLink {
  readonly publicUrl: string;
  readonly sealedCode: string;
  readonly uselessAt: Temporal.Instant;
}

/** Goes to an unconfirmed address that may be a stranger's, so it contains nothing that a member typed. */
export function confirmEmailMail(recipient: string, link: EmailLink, locale: Locale): Mail {
  const { house, emailLink: words } = mailWordsIn(locale);
  return {
    recipient,
    subject: words.subjectConfirm,
    body: [
      words.hello,
      '',
      words.confirm,
      '',
      `${link.publicUrl}/account/email/confirm?code=${codePlace}`,
      '',
      words.goodConfirm,
      '',
      words.whyConfirm,
      '',
      house,
      '',
    ].join('\n'),
    sealedCode: link.sealedCode,
    uselessAt: link.uselessAt,
  };
}

/** Goes to the former address, so that its owner can take the account back. */
export function undoEmailMail(holder: Holder, link: EmailLink, locale: Locale): Mail {
  const all = mailWordsIn(locale);
  const { house, emailLink: words } = all;
  return {
    recipient: holder.email,
    subject: words.subjectUndo,
    body: [
      greeting(all, holder.first_name),
      '',
      words.changed,
      '',
      words.undo,
      '',
      `${link.publicUrl}/account/email/undo?code=${codePlace}`,
      '',
      words.goodUndo,
      '',
      house,
      '',
    ].join('\n'),
    sealedCode: link.sealedCode,
    uselessAt: link.uselessAt,
  };
}

/** Whom to contact: the account's club, if it has one. */
export interface HolderClub {
  readonly name: string;
  readonly phone_number: string;
}

/**
 * The link to choose a login, with the reason for the mail, how long the link works, and whom to contact. The token is
 * inserted when the mail is delivered: see code-mail.ts.
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
