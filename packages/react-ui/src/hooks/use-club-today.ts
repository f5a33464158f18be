import type { Temporal } from '@foyer/core';

import { useService } from '../di/foyer-provider.tsx';
import { portTokens } from '../di/tokens.ts';

/** Returns today's ISO date at the club. */
export function useClubToday(timeZone: string): string {
  return todayAt(timeZone, useService(portTokens.clock).now());
}

/**
 * Caches dates by time zone and quarter hour, because the lookup takes a slow phone about a millisecond and runs on
 * every key press. In every zone midnight falls on a quarter hour.
 */
const days = new Map<string, string>();
const quarterMs = 900_000;

function todayAt(timeZone: string, now: Temporal.Instant): string {
  const quarter = `${timeZone} ${Math.floor(now.epochMilliseconds / quarterMs)}`;
  const date = days.get(quarter) ?? now.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  days.set(quarter, date);
  return date;
}
