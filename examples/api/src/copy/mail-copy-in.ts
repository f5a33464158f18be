import type { Locale } from '../locale/request-locale.ts';
import { mailCopy as spanish } from './es-US/mail-copy.ts';
import { mailCopy as french } from './fr-CA/mail-copy.ts';
import { type MailCopy, mailCopy } from './mail-copy.ts';

/** The mail copy in a language. */
export function mailCopyIn(locale: Locale): MailCopy {
  return mails[locale];
}

const mails: Readonly<Record<Locale, MailCopy>> = {
  'en-US': mailCopy,
  'en-GB': mailCopy,
  'fr-CA': french,
  'es-US': spanish,
};
