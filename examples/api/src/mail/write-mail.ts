import { slotLabel } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import type { MailWords } from '../words/mail-words.ts';

/** A fact of a mail: its name, and what it is, line by line. */
export type Fact = readonly [name: string, ...lines: readonly string[]];

/** Facts below one another, all beginning in one column, in letters of one width. */
export function factLines(facts: readonly Fact[], gap = 2): readonly string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + gap;
  return facts.flatMap(([name, ...lines]) =>
    lines.map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${line}`),
  );
}

/**
 * Greets by name only if it looks like a name: whoever types a stranger's address could otherwise have us greet them with an
 * advertisement.
 */
export function greeting(words: MailWords, firstName: string): string {
  const name = asName(firstName, 3);
  return name === null ? words.helloAnyone : words.hello(name);
}

/** The text if it looks like a name, of so many words at most and without digits, addresses or links; else null. */
export function asName(text: string, mostWords: number): string | null {
  const isName = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.-]+)*$/u.test(text);
  const hasDomain = /\.[^ .]/.test(text);
  const fits = text.length <= 40 && text.split(' ').length <= mostWords;
  return isName && !hasDomain && fits ? text : null;
}

/** What a person wrote to another, quoted line by line, with nothing that a mail program turns into a link. */
export function quoted(text: string): readonly string[] {
  return withoutLinks(text)
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
}

function withoutLinks(text: string): string {
  return text
    .replaceAll(/\b(?:[a-z][a-z+.-]*:\/\/|www\.|mailto:|tel:)\S+/gi, '')
    .replaceAll(/[^\s@]+@[^\s@]+/g, '')
    .replaceAll(/[^\s/]+\.[^\s/]+\/\S*/g, '')
    .replaceAll(/(\p{L})\.(?=\p{L})/gu, '$1. ');
}

/** Plain spaces: those that `Intl` puts into times show as boxes in some mail readers. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** `9:00 AM`, `9 h`, `9:00 a. m.`: when gift cards leave. */
export function nineOClock(locale: Locale): string {
  return plainSpaces(slotLabel({ startsAt: '2000-01-01T09:00', label: '9:00 AM' }, locale));
}
