import type { FacilityId } from '../clubs/club.ts';
import type { Temporal } from '../kernel/temporal.ts';
import type { MeetingPurpose } from '../lead/lead.ts';

/** A visit that the person booked with the account's email address. */
export interface OwnVisit {
  readonly id: string;
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  readonly startsAt: Temporal.Instant;
  /** `missed` if the club reported that the person didn't come. */
  readonly state: 'booked' | 'canceled' | 'missed' | 'past';
  /** The token of the visit's manage link; null unless it is booked, and while its link is turned off. */
  readonly token: string | null;
}

/** Separates the visits to come, the next first, from all others, the latest first. */
export function sortVisits(visits: readonly OwnVisit[]): {
  readonly upcoming: readonly OwnVisit[];
  readonly past: readonly OwnVisit[];
} {
  const byStart = visits.toSorted(
    (one, other) => one.startsAt.epochMilliseconds - other.startsAt.epochMilliseconds,
  );
  return {
    upcoming: byStart.filter(({ state }) => state === 'booked'),
    past: byStart.filter(({ state }) => state !== 'booked').toReversed(),
  };
}
