import { Temporal } from '@foyer/core';

import type { StoredClub } from '../clubs/club-table.ts';
import type { Locale } from '../locale/request-locale.ts';

/** Made up, like the clubs: presale clubs open next spring, the others have been open for years. */
export function openDateOf({ status, facility_id: id }: StoredClub): string {
  return status === 'presale' ? '2027-03-01' : `${2004 + (Number(id) % 20)}-05-01`;
}

/** The same date for display: `March 1, 2027`. */
export function openDayInWords(club: StoredClub, locale: Locale = 'en-US'): string {
  return Temporal.PlainDate.from(openDateOf(club)).toLocaleString(locale, { dateStyle: 'long' });
}
