import { Temporal } from '@foyer/core';

/** `March 1, 2027`, of an ISO date or date-time, as the locale writes it; null for what is no date. */
export function openingDay(text: string | null, locale: string): string | null {
  if (text === null) return null;
  try {
    return Temporal.PlainDate.from(text).toLocaleString(locale, { dateStyle: 'long' });
  } catch {
    return null;
  }
}
