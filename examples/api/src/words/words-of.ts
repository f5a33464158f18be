import type { Locale } from '../locale/request-locale.ts';
import { mailWords as spanish } from './es-US/mail-words.ts';
import { mailWords as french } from './fr-CA/mail-words.ts';
import { type MailWords, mailWords } from './mail-words.ts';

/** The mail copy in a language. */
export function mailWordsIn(locale: Locale): MailWords {
  return mails[locale];
}

const mails: Readonly<Record<Locale, MailWords>> = {
  'en-US': mailWords,
  'en-GB': mailWords,
  'fr-CA': french,
  'es-US': spanish,
};
