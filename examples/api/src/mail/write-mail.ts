import { slotLabel } from '@foyer/core/visit';

import type { Locale } from '../locale/request-locale.ts';
import { mailCopy as spanish } from '../copy/es-US/mail-copy.ts';
import { mailCopy as french } from '../copy/fr-CA/mail-copy.ts';
import { type MailCopy, mailCopy } from '../copy/mail-copy.ts';

/** A labeled fact in a mail, with its value line by line. */
export type Fact = readonly [name: string, ...lines: readonly string[]];

/** Facts as aligned columns for a monospaced font. */
export function factLines(facts: readonly Fact[], gap = 2): readonly string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + gap;
  return facts.flatMap(([name, ...lines]) =>
    lines.map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${line}`),
  );
}

/**
 * Greets by name only if it looks like a name; otherwise anyone could make us mail an advertisement to a stranger as a
 * greeting.
 */
export function greeting(copy: MailCopy, firstName: string): string {
  const name = asName(firstName, 3);
  return name === null ? copy.helloAnyone : copy.hello(name);
}

/** The text if it looks like a name: at most this many words, without digits, addresses or links. Otherwise null. */
export function asName(text: string, mostWords: number): string | null {
  const isName = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)*$/u.test(text);
  const hasDomain = /\.[^ .]/.test(text);
  const fits = text.length <= 40 && text.split(' ').length <= mostWords;
  return isName && !hasDomain && fits ? text : null;
}

/** A personal message, quoted line by line, without anything that a mail program turns into a link. */
export function quoted(text: string): readonly string[] {
  return withoutLinks(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
}

/** Replaces the special spaces that `Intl` puts into times, because some mail readers show them as boxes. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** `9:00 AM`, `9 h`, `9:00 a. m.`: the time at which gift cards are sent. */
export function nineOClock(locale: Locale): string {
  return plainSpaces(slotLabel({ startsAt: '2000-01-01T09:00', label: '9:00 AM' }, locale));
}

/** The mail copy in a language. */
export function mailCopyIn(locale: Locale): MailCopy {
  return mails[locale];
}

function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b(?:[a-z][a-z+.-]*:\/\/|www\.|mailto:|tel:)\S+/gi, '')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '')
    .replaceAll(/[^\s/]+\.[^\s/]+\/\S*/g, '')
    .replaceAll(/(\p{L})\.(?=\p{L})/gu, '$1. ');
}

const mails: Readonly<Record<Locale, MailCopy>> = {
  'en-US': mailCopy,
  'en-GB': mailCopy,
  'fr-CA': french,
  'es-US': spanish,
};
