import type { CallOptions, Club, Temporal } from '@foyer/core';
import { type ClubFacts, openState, type OpenState, type RoomKind } from '@foyer/core/clubs';
import type { Money } from '@foyer/core/kernel';
import { useMemo } from 'react';

import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useNow } from '../../hooks/use-now.ts';

/** Whether a club is open now, in the club's zone. */
export interface OpenFact {
  readonly state: OpenState;
  readonly now: Temporal.ZonedDateTime;
  readonly isOpen: boolean;
}

/** What the list says about a club beside its place. */
export interface ClubNow {
  /** Null if the chain doesn't say. */
  readonly open: OpenFact | null;
  readonly hasCorporateRates: boolean;
  readonly has: readonly RoomKind[];
  /** The lowest monthly fee; null if it sells nothing online. */
  readonly monthlyFrom: Money | null;
}

/** By facility id. */
export type ClubsNow = ReadonlyMap<string, ClubNow>;

/** How often the list looks at the clock again, in ms. */
const everyMs = 60_000;

/** Which clubs are open, and what else the filters ask for; null until it is known, and when it can't be loaded. */
export function useClubsNow(clubs: readonly Club[]): ClubsNow | null {
  const facts = useClubFacts();
  const now = useNow(everyMs);
  return useMemo(() => {
    if (facts === null) return null;
    const byId = new Map(facts.map((one) => [one.facilityId, one]));
    return new Map(
      clubs.flatMap((club) => {
        const known = byId.get(club.facilityId);
        return known === undefined ? [] : [[club.facilityId, nowOf(club, known, now)]];
      }),
    );
  }, [facts, clubs, now]);
}

function nowOf(
  { status, timeZone }: Club,
  { openingHours, specialDays, hasCorporateRates, has, monthlyFrom }: ClubFacts,
  now: Temporal.Instant,
): ClubNow {
  const facts = { hasCorporateRates, has, monthlyFrom };
  if (openingHours === null || status === 'presale') return { open: null, ...facts };
  const state = openState(openingHours, specialDays, timeZone, now);
  const isOpen = state.kind === 'open' || state.kind === 'open-all-day';
  const open = { state, isOpen, now: now.toZonedDateTimeISO(timeZone) };
  return { open, ...facts };
}

/** Optional for the page: without the facts, it has no hours and fewer filters. */
function useClubFacts(): readonly ClubFacts[] | null {
  const profiles = useService(portTokens.clubProfiles);
  const ask = useMemo(
    () => profiles && ((options: CallOptions) => profiles.facts(options)),
    [profiles],
  );
  return useAnswer(ask).answer?.unwrapOr(null) ?? null;
}
