import { Temporal } from '@foyer/core';

import type { Locale } from '../locale/request-locale.ts';
import { plainSpaces } from '../mail/write-mail.ts';

/** 'Sat, Nov 21, 9:00 AM EST', in the club's time zone. */
export function visitTime(instant: string, timeZone: string, locale: Locale): string {
  return plainSpaces(
    Temporal.Instant.from(instant).toLocaleString(locale, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      ...(locale === 'en-GB' && { hourCycle: 'h12' }),
    }),
  );
}
