import { Temporal } from '@foyer/core';
import type { ClubDirectory, ClubDirectorySnapshot } from '@foyer/core/clubs';
import { sameOffset, zoneAbbreviation } from '@foyer/core/visit';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../di/tokens.ts';
import { useLocale } from '../locale/use-copy.ts';

/** The chain's clubs. Loads them when the first screen that lists them appears. */
export function useClubDirectory(): ClubDirectorySnapshot & { readonly directory: ClubDirectory } {
  const directory = useService(classTokens.clubDirectory);
  const snapshot = useSyncExternalStore(
    directory.subscribe,
    directory.getSnapshot,
    directory.getSnapshot,
  );
  useEffect(() => {
    void directory.load();
  }, [directory]);
  return { ...snapshot, directory };
}

/** Returns today's ISO date at the club; empty while a page is prerendered or hydrated, since it shows no day yet. */
export function useClubToday(timeZone: string): string {
  const clock = useService(portTokens.clock);
  return useSyncExternalStore(
    never,
    () => todayAt(timeZone, clock.now()),
    () => '',
  );
}

const never = (): (() => void) => () => undefined;

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

/**
 * Returns today's date at the club and, if the visitor's clock differs from the club's at `moment` (an ISO
 * date-time), the abbreviation of the club's time zone. It's null if both clocks agree.
 */
export function useClubTime(
  timeZone: string,
  moment: string | null,
): { readonly today: string; readonly foreignZone: string | null } {
  const locale = useLocale();
  const clock = useService(portTokens.clock);
  const visitor = useService(portTokens.visitor);
  // Looked up once per mount: it takes a slow phone about a millisecond.
  const visitorZone = useMemo(() => visitor.timeZone(), [visitor]);
  const foreignZone = useMemo(() => {
    const at = moment === null ? clock.now() : Temporal.Instant.from(moment);
    if (sameOffset(at, timeZone, visitorZone)) return null;
    return zoneAbbreviation(at, timeZone, locale);
  }, [clock, visitorZone, timeZone, moment, locale]);
  return { today: useClubToday(timeZone), foreignZone };
}
