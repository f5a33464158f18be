import type { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import type { MailCopy } from '../copy/mail-copy.ts';
import { greeting, mailCopyIn } from './write-mail.ts';
import { codePlace } from './code-mail.ts';
import type { Mail } from './confirmation-mail.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
}

type Change = Exclude<keyof MailCopy['changed'], 'notYou'>;

/** Notifies a member of an account change, in case someone else made it. */
export function changedMail(holder: Holder, what: Change, locale: Locale): Mail {
  const copy = mailCopyIn(locale);
  const { house, changed } = copy;
  const { subject, text } = changed[what];
  return {
    recipient: holder.email,
    subject,
    body: [greeting(copy, holder.first_name), '', text, '', changed.notYou, '', house, ''].join(
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
  const { house, emailLink: copy } = mailCopyIn(locale);
  return {
    recipient,
    subject: copy.subjectConfirm,
    body: [
      copy.hello,
      '',
      copy.confirm,
      '',
      `${link.publicUrl}/account/email/confirm?code=${codePlace}`,
      '',
      copy.goodConfirm,
      '',
      copy.whyConfirm,
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
  const all = mailCopyIn(locale);
  const { house, emailLink: copy } = all;
  return {
    recipient: holder.email,
    subject: copy.subjectUndo,
    body: [
      greeting(all, holder.first_name),
      '',
      copy.changed,
      '',
      copy.undo,
      '',
      `${link.publicUrl}/account/email/undo?code=${codePlace}`,
      '',
      copy.goodUndo,
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
  const all = mailCopyIn(locale);
  const { house, link: copy } = all;
  const address = `${publicUrl}/activate?code=${codePlace}`;
  const isNew = purpose === 'activate';
  return {
    recipient: holder.email,
    subject: isNew ? copy.subjectActivate : copy.subjectRecover,
    body: [
      greeting(all, holder.first_name),
      '',
      ...(isNew ? [] : [copy.username(holder.username ?? ''), '']),
      isNew ? copy.activate : copy.recover,
      '',
      address,
      '',
      isNew ? copy.goodActivate : copy.goodRecover,
      `${publicUrl}/account/${isNew ? 'resend' : 'recover'}`,
      '',
      ...copy.why,
      '',
      club === null
        ? copy.askAny(`${publicUrl}/clubs`)
        : copy.askClub(club.name, club.phone_number),
      '',
      house,
      '',
    ].join('\n'),
    sealedCode,
    uselessAt,
  };
}
