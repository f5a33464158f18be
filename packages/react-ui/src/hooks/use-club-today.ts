import type { Temporal } from '@foyer/core';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Today's ISO date at the club. */
export function useClubToday(timeZone: string): string {
  return todayAt(timeZone, useService(portTokens.clock).now());
}

/** A zone's day, which is asked for at each key and press: it takes the platform a tenth of a millisecond to find out. */
interface Day {
  readonly date: string;
  readonly begins: number;
  readonly ends: number;
}
const days = new Map<string, Day>();

function todayAt(timeZone: string, now: Temporal.Instant): string {
  const { epochMilliseconds } = now;
  const known = days.get(timeZone);
  if (known && known.begins <= epochMilliseconds && epochMilliseconds < known.ends) {
    return known.date;
  }
  const here = now.toZonedDateTimeISO(timeZone);
  const date = here.toPlainDate().toString();
  const midnight = here.startOfDay();
  const ends = midnight.add({ days: 1 }).epochMilliseconds;
  days.set(timeZone, { date, begins: midnight.epochMilliseconds, ends });
  return date;
}
