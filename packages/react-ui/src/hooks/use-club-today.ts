import type { Temporal } from '@foyer/core';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Today's ISO date at the club. */
export function useClubToday(timeZone: string): string {
  return todayAt(timeZone, useService(portTokens.clock).now());
}

/**
 * By zone and quarter of an hour: no zone's midnight lies within one. It is asked for at each key and press, and finding it
 * out takes a slow phone a millisecond.
 */
const days = new Map<string, string>();
const quarterMs = 900_000;

function todayAt(timeZone: string, now: Temporal.Instant): string {
  const quarter = `${timeZone} ${Math.floor(now.epochMilliseconds / quarterMs)}`;
  const date = days.get(quarter) ?? now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  days.set(quarter, date);
  return date;
}
