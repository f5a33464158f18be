import { Temporal } from '@foyer/core';

/** Formats an ISO date or date-time, e.g. `March 1, 2027`; null if it's not a date. */
export function openingDay(text: string | null, locale: string): string | null {
  if (text === null) return null;
  try {
    return Temporal.PlainDate.from(text).toLocaleString(locale, { dateStyle: 'long' });
  } catch {
    return null;
  }
}
