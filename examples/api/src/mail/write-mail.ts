import { slotLabel } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';

/** A fact of a mail: its name, and what it is, line by line. */
export type Fact = readonly [name: string, ...lines: readonly string[]];

/** Facts below one another, all beginning in one column, in letters of one width. */
export function factLines(facts: readonly Fact[], gap = 2): readonly string[] {
  const width = Math.max(...facts.map(([name]) => name.length)) + gap;
  return facts.flatMap(([name, ...lines]) =>
    lines.map((line, index) => `${(index === 0 ? name : '').padEnd(width)}${line}`),
  );
}

/** Plain spaces: those that `Intl` puts into times show as boxes in some mail readers. */
export function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** `9:00 AM`, `9 h`, `9:00 a. m.`: when gift cards leave. */
export function nineOClock(locale: Locale): string {
  return plainSpaces(slotLabel({ startsAt: '2000-01-01T09:00', label: '9:00 AM' }, locale));
}
