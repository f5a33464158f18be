import type { Temporal } from '@foyer/core';

import type { MailCopy } from '../copy/mail-copy.ts';
import type { EmailCode } from '../corporate/code-table.ts';
import type { Locale } from '../locale/request-locale.ts';
import { codePlace, mailOf, type WrittenMail } from './mail.ts';
import { fromChain, greeting, type MailClub, mailCopyIn } from './write-mail.ts';

interface Holder {
  readonly email: string;
  readonly first_name: string;
}

type Change = Exclude<keyof MailCopy['changed'], 'notYou' | 'notYouAction'>;

/** Notifies a member of an account change, in case someone else made it. */
export function changedMail(
  holder: Holder,
  what: Change,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { changed } = copy;
  const { subject, title, text } = changed[what];
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: holder.email,
    subject,
    preheader: changed.notYou,
    title,
    parts: [
      { kind: 'text', text: greeting(copy, holder.first_name) },
      { kind: 'text', text },
      { kind: 'text', text: changed.notYou },
      { kind: 'link', label: changed.notYouAction, address: `${publicUrl}/account/recover` },
    ],
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
  const { helloAnyone, emailLink: copy } = mailCopyIn(locale);
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient,
    subject: copy.subjectConfirm,
    sealedCode,
    uselessAt,
    preheader: copy.goodConfirm,
    title: copy.subjectConfirm,
    parts: [
      { kind: 'text', text: helloAnyone },
      { kind: 'text', text: copy.confirm },
      {
        kind: 'link',
        label: copy.actionConfirm,
        address: `${publicUrl}/account/email/confirm?code=${codePlace}`,
      },
      { kind: 'note', text: copy.goodConfirm },
      { kind: 'note', text: copy.whyConfirm },
    ],
  });
}

/** Asks somebody who unsubscribed whether they want news again. Anyone may have typed the address, so it names nobody. */
export function newsAgainMail(
  recipient: string,
  { publicUrl, address }: { readonly publicUrl: string; readonly address: string },
  locale: Locale,
): WrittenMail {
  const { helloAnyone, subscribe: copy } = mailCopyIn(locale);
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient,
    subject: copy.title,
    preheader: copy.preheader,
    title: copy.title,
    parts: [
      { kind: 'text', text: helloAnyone },
      { kind: 'text', text: copy.why },
      { kind: 'link', label: copy.link, address },
    ],
  });
}

/** Goes to the former address, so that its owner can take the account back. */
export function undoEmailMail(
  holder: Holder,
  { publicUrl, sealedCode, uselessAt }: CodeLink,
  locale: Locale,
): WrittenMail {
  const all = mailCopyIn(locale);
  const { emailLink: copy } = all;
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: holder.email,
    subject: copy.subjectUndo,
    sealedCode,
    uselessAt,
    preheader: copy.undo,
    title: copy.subjectUndo,
    parts: [
      { kind: 'text', text: greeting(all, holder.first_name) },
      { kind: 'text', text: copy.changed },
      { kind: 'text', text: copy.undo },
      {
        kind: 'link',
        label: copy.actionUndo,
        address: `${publicUrl}/account/email/undo?code=${codePlace}`,
      },
      { kind: 'note', text: copy.goodUndo },
    ],
  });
}

/**
 * The link to choose a login, with the reason for the mail, how long the link works, and whom to contact: the account's
 * club, if it has one. The token is inserted when the mail is delivered: see `openMail`.
 */
export function linkMail(
  holder: Holder & { readonly username: string | null },
  purpose: 'activate' | 'recover',
  { sealedCode, uselessAt, publicUrl, club }: CodeLink & { readonly club: MailClub | null },
  locale: Locale,
): WrittenMail {
  const all = mailCopyIn(locale);
  const { link: copy } = all;
  const isNew = purpose === 'activate';
  const username = copy.username(holder.username ?? '');
  const another = `${publicUrl}/account/${isNew ? 'resend' : 'recover'}`;
  const help =
    club === null ? copy.askAny(`${publicUrl}/clubs`) : copy.askClub(club.name, club.phone_number);
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: holder.email,
    subject: isNew ? copy.subjectActivate : copy.subjectRecover,
    sealedCode,
    uselessAt,
    preheader: isNew ? copy.activate : username,
    title: isNew ? copy.titleActivate : copy.titleRecover,
    parts: [
      { kind: 'text', text: greeting(all, holder.first_name) },
      ...(isNew ? [] : [{ kind: 'text' as const, text: username }]),
      { kind: 'text', text: isNew ? copy.activate : copy.recover },
      {
        kind: 'link',
        label: isNew ? copy.actionActivate : copy.actionRecover,
        address: `${publicUrl}/activate?code=${codePlace}`,
      },
      { kind: 'note', text: isNew ? copy.goodActivate(another) : copy.goodRecover(another) },
      { kind: 'note', text: copy.why },
      { kind: 'note', text: help },
    ],
  });
}

/**
 * Mails the code to a company address. The code is only in the body, since lock screens show subjects. The outbox holds
 * a placeholder, replaced on delivery or display, so that it never contains a code in plain text.
 */
export function codeMail(
  person: { readonly email: string; readonly first_name: string },
  employer: { readonly name: string },
  { sealedCode, expiresAt }: EmailCode,
  publicUrl: string,
  locale: Locale,
): WrittenMail {
  const copy = mailCopyIn(locale);
  const { code } = copy;
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient: person.email,
    subject: code.subject(employer.name),
    sealedCode,
    uselessAt: expiresAt,
    preheader: code.preheader,
    title: code.title,
    parts: [
      { kind: 'text', text: greeting(copy, person.first_name) },
      { kind: 'code', label: code.label, code: codePlace },
      { kind: 'text', text: code.works },
      { kind: 'text', text: code.why(employer.name) },
      { kind: 'note', text: code.notYou },
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
  const { helloAnyone, dataLink: copy } = mailCopyIn(locale);
  return mailOf({
    ...fromChain(publicUrl, locale),
    recipient,
    subject: copy.subject,
    sealedCode,
    uselessAt,
    preheader: copy.goodFor,
    title: copy.subject,
    parts: [
      { kind: 'text', text: helloAnyone },
      { kind: 'text', text: copy.text },
      {
        kind: 'link',
        label: copy.action,
        address: `${publicUrl}/privacy/request#${codePlace}`,
      },
      { kind: 'note', text: copy.goodFor },
      { kind: 'note', text: copy.why },
    ],
  });
}
