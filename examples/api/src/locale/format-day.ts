import { Temporal } from '@foyer/core';

import type { Locale } from './request-locale.ts';

/** Formats an ISO date for display: `March 1, 2027`. */
export function formatDay(date: string, locale: Locale): string {
  return Temporal.PlainDate.from(date).toLocaleString(locale, { dateStyle: 'long' });
}
