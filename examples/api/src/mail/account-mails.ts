import type { Temporal } from '@foyer/core';

import type { MailCopy } from '../copy/mail-copy.ts';
import type { EmailCode } from '../corporate/code-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { button, codePlace, note, type WrittenMail } from './mail.ts';
import { chainMail, type MailClub, type Reader, mailCopyIn } from './write-mail.ts';

type Change = Exclude<keyof MailCopy['changed'], 'notYou' | 'notYouAction'>;

/** Notifies a member of an account change, in case someone else made it. */
export function changedMail(
  holder: Reader,
  what: Change,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const { changed } = mailCopyIn(locale);
  const { subject, title, text } = changed[what];
  return chainMail({ publicUrl, locale }, holder, {
    subject,
    preheader: changed.notYou,
    title,
    parts: [text, changed.notYou, button(changed.notYouAction, `${publicUrl}/account/recover`)],
  });
}

interface CodeLink {
  readonly publicUrl: string;
  readonly sealedCode: string;
  readonly uselessAt: Temporal.Instant;
}

/** Goes to an unconfirmed address that may be a stranger's, so it contains nothing that a member typed. */
export function confirmEmailMail(
  recipient: string,
  { publicUrl, sealedCode, uselessAt }: CodeLink,
  locale: Locale,
): WrittenMail {
  const { emailLink: copy } = mailCopyIn(locale);
  const reader = { email: recipient, first_name: '' };
  return chainMail({ publicUrl, locale }, reader, {
    subject: copy.subjectConfirm,
    sealedCode,
    uselessAt,
    preheader: copy.goodConfirm,
    parts: [
      copy.confirm,
      button(copy.actionConfirm, `${publicUrl}/account/email/confirm?code=${codePlace}`),
      note(copy.goodConfirm),
      note(copy.whyConfirm),
    ],
  });
}

/** Asks somebody who unsubscribed whether they want news again. Anyone may have typed the address, so it names nobody. */
export function newsAgainMail(
  recipient: string,
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
  locale: Locale,
): WrittenMail {
  const { subscribe: copy } = mailCopyIn(locale);
  const reader = { email: recipient, first_name: '' };
  return chainMail({ publicUrl, locale }, reader, {
    subject: copy.title,
    preheader: copy.preheader,
    parts: [copy.why, button(copy.link, address)],
  });
}

/** Goes to the former address, so that its owner can take the account back. */
export function undoEmailMail(
  holder: Reader,
  { publicUrl, sealedCode, uselessAt }: CodeLink,
  locale: Locale,
): WrittenMail {
  const { emailLink: copy } = mailCopyIn(locale);
  return chainMail({ publicUrl, locale }, holder, {
    subject: copy.subjectUndo,
    sealedCode,
    uselessAt,
    preheader: copy.undo,
    parts: [
      copy.changed,
      copy.undo,
      button(copy.actionUndo, `${publicUrl}/account/email/undo?code=${codePlace}`),
      note(copy.goodUndo),
    ],
  });
}

/**
 * The link to choose a login, with the reason for the mail, how long the link works, and whom to contact: the account's
 * club, if it has one. The token is inserted when the mail is delivered: see `openMail`.
 */
export function linkMail(
  holder: Reader & { readonly username: string | null },
  purpose: 'activate' | 'recover',
  { sealedCode, uselessAt, publicUrl, club }: CodeLink & { readonly club: MailClub | null },
  locale: Locale,
): WrittenMail {
  const { link: copy } = mailCopyIn(locale);
  const isNew = purpose === 'activate';
  const username = copy.username(holder.username ?? '');
  const another = `${publicUrl}/account/${isNew ? 'resend' : 'recover'}`;
  const help =
    club === null ? copy.askAny(`${publicUrl}/clubs`) : copy.askClub(club.name, club.phone_number);
  return chainMail({ publicUrl, locale }, holder, {
    subject: isNew ? copy.subjectActivate : copy.subjectRecover,
    sealedCode,
    uselessAt,
    preheader: isNew ? copy.activate : username,
    title: isNew ? copy.titleActivate : copy.titleRecover,
    parts: [
      isNew ? copy.activate : username,
      button(
        isNew ? copy.actionActivate : copy.actionRecover,
        `${publicUrl}/activate?code=${codePlace}`,
      ),
      note(isNew ? copy.goodActivate(another) : copy.goodRecover(another)),
      note(copy.why),
      note(help),
    ],
  });
}

/**
 * Mails the code to a company address. The code is only in the body, since lock screens show subjects. The outbox holds
 * a placeholder, replaced on delivery or display, so that it never contains a code in plain text.
 */
export function codeMail(
  person: Reader,
  employer: { readonly name: string },
  { sealedCode, expiresAt }: EmailCode,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const { code } = mailCopyIn(locale);
  return chainMail({ publicUrl, locale }, person, {
    subject: code.subject(employer.name),
    sealedCode,
    uselessAt: expiresAt,
    preheader: code.preheader,
    title: code.title,
    parts: [
      { kind: 'code', label: code.label, code: codePlace },
      code.works,
      code.why(employer.name),
      note(code.notYou),
    ],
  });
}

/**
 * The link to what is stored about an address. The same for every address, so it contains nothing about anyone. The
 * token is in the fragment, which browsers send to no server.
 */
export function dataLinkMail(
  recipient: string,
  { publicUrl, sealedCode, uselessAt }: CodeLink,
  locale: Locale,
): WrittenMail {
  const { dataLink: copy } = mailCopyIn(locale);
  const reader = { email: recipient, first_name: '' };
  return chainMail({ publicUrl, locale }, reader, {
    subject: copy.subject,
    sealedCode,
    uselessAt,
    preheader: copy.goodFor,
    parts: [
      copy.text,
      button(copy.action, `${publicUrl}/privacy/request#${codePlace}`),
      note(copy.goodFor),
      note(copy.why),
    ],
  });
}
