import type { Temporal } from '@foyer/core';
import type { ClubDirectory, ClubDirectorySnapshot } from '@foyer/core/clubs';
import { useEffect, useSyncExternalStore } from 'react';

import { useService } from '../di/foyer-provider.tsx';
import { classTokens, portTokens } from '../di/tokens.ts';
import { useSnapshot } from './use-snapshot.ts';

/** The chain's clubs. Loads them when the first screen that lists them appears. */
export function useClubDirectory(): ClubDirectorySnapshot & { readonly directory: ClubDirectory } {
  const directory = useService(classTokens.clubDirectory);
  const snapshot = useSnapshot(directory);
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
