import type { Club, CallOptions, Temporal } from '@foyer/core';
import {
  type FoundClub,
  type ClubFacts,
  openState,
  type OpenState,
  type RoomKind,
} from '@foyer/core/clubs';
import { type ComponentType, type JSX, memo, Suspense, useMemo } from 'react';
import type { Money } from '@foyer/core/kernel';

import { ClubPicture } from '../../components/club-card.tsx';
import { openNowText } from '../../components/open-now.tsx';
import { SiteAnchor } from '../../components/site-link.tsx';
import { clubFinderCopy } from '../../copy/club-finder.ts';
import { openNowCopy } from '../../copy/club.ts';
import { useCopy, useLocale } from '../../locale/use-copy.ts';
import { useMoney } from '../../locale/use-formats.ts';
import { useService } from '../../di/foyer-provider.tsx';
import { portTokens } from '../../di/tokens.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useNow } from '../../hooks/use-now.ts';

export interface FinderCardProps {
  readonly found: FoundClub;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** Above the fold. */
  readonly isFirst: boolean;
  readonly onActive: (club: Club | null) => void;
  readonly now: ClubNow | undefined;
}

/** A club in the list. It lights its dot on the map while the pointer or the focus is in it. */
export const FinderCard: ComponentType<FinderCardProps> = memo(function FinderCard({
  found: { club, distanceKm },
  isActive,
  isSelected,
  isFirst,
  onActive,
  now,
}: FinderCardProps): JSX.Element {
  const copy = useCopy(clubFinderCopy);
  const locale = useLocale();
  const money = useMoney();
  const { facilityId, name, address, city, webName } = club;
  return (
    // The pointer only lights the dot.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="foyer-finder-card foyer-surface"
      id={cardId(club)}
      data-active={isActive ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      onPointerEnter={() => onActive(club)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(club)}
      onBlur={() => onActive(null)}
    >
      <ClubPicture club={club} size="wide" lazy={!isFirst} />
      <div className="foyer-finder-card__words foyer-stack-1">
        <h3 className="foyer-name">
          <SiteAnchor path={`/clubs/${webName ?? facilityId}`}>{name}</SiteAnchor>
        </h3>
        <p className="foyer-place">{[address, city].filter((part) => part !== '').join(', ')}</p>
        {distanceKm !== null && (
          <p className="foyer-fine">{copy.away(distanceText(distanceKm, locale))}</p>
        )}
        <Hours club={club} now={now} />
        {/* The line is there before the price is, so that nothing moves. */}
        <p className="foyer-finder-card__price">
          {now?.monthlyFrom && copy.from(money(now.monthlyFrom))}
        </p>
      </div>
      <p className="foyer-finder-card__ways">
        <SiteAnchor
          className="foyer-link"
          path={`/inquiry/schedule-your-visit?facilityId=${encodeURIComponent(facilityId)}`}
          aria-label={copy.visitWhich(name)}
        >
          {copy.visit}
        </SiteAnchor>
      </p>
    </li>
  );
});

function Hours({ club, now }: Pick<FinderCardProps, 'now'> & { readonly club: Club }): JSX.Element {
  const { presale } = useCopy(clubFinderCopy);
  if (club.status === 'presale') return <p className="foyer-open-line foyer-fine">{presale}</p>;
  // The line is there before the hours are, so that nothing moves.
  const line = <p className="foyer-open-line foyer-fine" />;
  return now?.open ? (
    <Suspense fallback={line}>
      <OpenLine {...now.open} />
    </Suspense>
  ) : (
    line
  );
}

/** The id of a club's card, which a press on its dot scrolls to. */
export function cardId({ facilityId }: Club): string {
  return `foyer-club-${facilityId}`;
}

const kmPerMile = 1.609_344;

/** The regions whose readers measure distances in miles. */
const inMiles = new Set(['US', 'GB']);

/** A distance in the reader's own unit: `0.8 mi` in the US and the UK, `1.3 km` elsewhere. */
export function distanceText(distanceKm: number, locale: string): string {
  const isMiles = inMiles.has(new Intl.Locale(locale).maximize().region ?? '');
  const distance = isMiles ? distanceKm / kmPerMile : distanceKm;
  const digits = distance < 9.95 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(distance);
}

/** `Open until 11:00 PM`, in the club's zone. */
function OpenLine({ state, now, isOpen }: OpenFact): JSX.Element {
  const copy = useCopy(openNowCopy);
  return (
    <p className="foyer-open-line foyer-fine" data-open={isOpen ? '' : undefined}>
      {openNowText(copy, state, now, useLocale())}
    </p>
  );
}

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
