import {
  type Club,
  type ClubAtDistance,
  coordinatesOf,
  nearbyRadiusKm,
  nearestClubs,
} from '../clubs/club.ts';
import type { ClubDirectory } from '../clubs/club-directory.ts';
import type { SchedulePlan } from './schedule-plan.ts';
import { clubAccepts, type VisitConfiguration } from './visit-configuration.ts';
import { nextOpenDay, type Slot, type VisitPlan } from './visit-plan.ts';

/** A club with its earliest open time. */
export interface ClubWithTimes extends ClubAtDistance {
  readonly slot: Slot;
}

interface ClubsToSearch {
  /** The club that has no open times. */
  readonly club: Club;
  readonly candidates: readonly Club[];
  /** A club's earliest open time; null if it has none or the call failed. */
  readonly earliestSlot: (club: Club) => Promise<Slot | null>;
}

/** How many clubs to return, and to ask at once. */
const limit = 3;
/** The farther clubs aren't asked, to spare the back end. */
const mostAsked = 9;

interface NearbyTimes {
  /** The club that has no open times. */
  readonly club: Club;
  readonly clubs: ClubDirectory;
  readonly schedulePlan: SchedulePlan;
  readonly configuration: VisitConfiguration | null;
}

/** The nearest clubs with open times for a tour. Loads the chain's clubs and those clubs' times. */
export async function loadNearbyTimes(input: NearbyTimes): Promise<readonly ClubWithTimes[]> {
  const { club, clubs, schedulePlan, configuration } = input;
  await clubs.load();
  const blackoutDates = configuration?.blackoutDates ?? [];
  return nearestOpenClubs({
    club,
    candidates: clubs.getSnapshot().clubs.filter((one) => clubAccepts(configuration, one) === true),
    earliestSlot: async (one) => {
      const plan = await schedulePlan.execute({ club: one, purpose: 'tour', blackoutDates });
      return plan.ok ? earliestOpenSlot(plan.val) : null;
    },
  });
}

/** The three nearby clubs with open times that are nearest to one without, nearest first. */
export async function nearestOpenClubs(input: ClubsToSearch): Promise<readonly ClubWithTimes[]> {
  const { club, candidates, earliestSlot } = input;
  const others = candidates.filter(({ facilityId }) => facilityId !== club.facilityId);
  const byDistance = nearestClubs(others, coordinatesOf(club), mostAsked).filter(
    ({ distanceKm }) => distanceKm <= nearbyRadiusKm,
  );
  const found: ClubWithTimes[] = [];
  for (let first = 0; first < byDistance.length && found.length < limit; first += limit) {
    const asked = byDistance.slice(first, first + limit);
    // The next clubs are asked only if these have too few times.
    const slots = await Promise.all(asked.map((one) => earliestSlot(one.club)));
    for (const [place, one] of asked.entries()) {
      const slot = slots[place] ?? null;
      if (slot !== null) found.push({ ...one, slot });
    }
  }
  return found.slice(0, limit);
}

/** The earliest open time; null if there is none. */
export function earliestOpenSlot(plan: VisitPlan): Slot | null {
  return nextOpenDay(plan)?.slots.find((slot) => slot.available) ?? null;
}
