import { invalid } from './call-faults.fake.ts';
import type { FacilityId, Club } from '../../src/clubs/club.ts';
import type { SlotTaken } from '../../src/lead/lead-repository.port.ts';
import { type CallFailure, Err, Ok, type Result } from '../../src/kernel/result.ts';
import { readInstantMs, type Temporal } from '../../src/kernel/temporal.ts';
import { weekOfTimes } from '../builders/club.builder.ts';
import type { DayTimes, VisitType } from '../../src/visit/open-times-repository.port.ts';
import { readSlotTime } from '../../src/visit/time-zone.ts';

/** A club's offered times from `now` on, whether taken or not. */
export type OfferedTimes = (
  club: Club,
  type: VisitType,
  now: Temporal.Instant,
) => readonly DayTimes[];

/** A time at a club. */
export interface Place {
  readonly facilityId: FacilityId;
  readonly type: VisitType;
  readonly time: string;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return (
    one.facilityId === other.facilityId &&
    one.type === other.type &&
    readInstantMs(one.time) === readInstantMs(other.time)
  );
}

/** Tracks who holds each time. At one club, each time has one holder for a tour and one for a guided workout. */
export class FakeSlotBook {
  readonly #offered: OfferedTimes;
  readonly #isDayOff: (club: Club, date: string) => boolean;
  readonly #times = new Map<string, readonly DayTimes[]>();
  /** The holder of each moment, by club and type. */
  readonly #held = new Map<string, Map<number | null, string>>();

  /** `isDayOff` tells whether a club takes no visits on an ISO date. */
  constructor(
    offered: OfferedTimes = aWeekOfTimes,
    isDayOff: (club: Club, date: string) => boolean = () => false,
  ) {
    this.#offered = offered;
    this.#isDayOff = isDayOff;
  }

  setTimes(facilityId: FacilityId, type: VisitType, days: readonly DayTimes[]): void {
    this.#times.set(key(facilityId, type), days);
  }

  /** The club's days. Held times are listed separately, like in the reference API. */
  days(club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] {
    const planned = this.#planned(club, type, now);
    const held = this.#held.get(key(club.facilityId, type));
    if (held === undefined || held.size === 0) return planned;
    return planned.map((day) => {
      const isHeld = (at: number | null): boolean => held.has(at);
      const { open } = momentsOf(day, club);
      return open.some(isHeld)
        ? {
            date: day.date,
            timeSlots: day.timeSlots.filter((_, index) => !isHeld(open[index] ?? null)),
            unavailableTimeSlots: [
              ...day.unavailableTimeSlots,
              ...day.timeSlots.filter((_, index) => isHeld(open[index] ?? null)),
            ],
          }
        : day;
    });
  }

  /** Gives `time` (ISO, with offset) to `holder`. Does nothing if they hold it already. */
  hold(
    club: Club,
    type: VisitType,
    time: string,
    holder: string,
    now: Temporal.Instant,
  ): Result<void, CallFailure | SlotTaken> {
    const wanted = readInstantMs(time);
    const listed = wanted === null ? null : this.#listing(club, type, wanted, now);
    if (wanted === null || listed === null || wanted <= now.epochMilliseconds) {
      return Err(notOffered);
    }
    const before = this.#held.get(key(club.facilityId, type))?.get(wanted);
    if (listed === 'unavailable' || (before !== undefined && before !== holder)) {
      return Err({ kind: 'slot-taken' });
    }
    this.seize(club.facilityId, type, time, holder);
    return Ok(undefined);
  }

  /** True for a time to come that the club lists, whether taken or not. */
  isOffered(club: Club, type: VisitType, time: string, now: Temporal.Instant): boolean {
    const wanted = readInstantMs(time);
    if (wanted === null || wanted <= now.epochMilliseconds) return false;
    return this.#listing(club, type, wanted, now) !== null;
  }

  /** Takes a time even if the club doesn't offer it. */
  seize(facilityId: FacilityId, type: VisitType, time: string, holder: string): void {
    const name = key(facilityId, type);
    const held = this.#held.get(name) ?? new Map<number | null, string>();
    held.set(readInstantMs(time), holder);
    this.#held.set(name, held);
  }

  release(facilityId: FacilityId, type: VisitType, time: string): void {
    this.#held.get(key(facilityId, type))?.delete(readInstantMs(time));
  }

  #listing(
    club: Club,
    type: VisitType,
    wanted: number,
    now: Temporal.Instant,
  ): 'open' | 'unavailable' | null {
    for (const day of this.#planned(club, type, now)) {
      const { open, unavailable } = momentsOf(day, club);
      if (unavailable.includes(wanted)) return 'unavailable';
      if (open.includes(wanted)) return 'open';
    }
    return null;
  }

  #planned(club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] {
    const days = this.#times.get(key(club.facilityId, type)) ?? this.#offered(club, type, now);
    return days.filter(({ date }) => !this.#isDayOff(club, date));
  }
}

/** The reference API's response to a time that the club doesn't offer. */
export const notOffered: CallFailure = invalid('ScheduledVisitTime');

function aWeekOfTimes(club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] {
  return type === 'workout' && !club.hasGuidedWorkouts ? [] : weekOfTimes(now, club.timeZone);
}

function key(facilityId: FacilityId, type: VisitType): string {
  return `${facilityId} ${type}`;
}

interface Moments {
  readonly timeZone: string;
  /** The epoch ms of each listed time; null if it isn't a time. */
  readonly open: readonly (number | null)[];
  readonly unavailable: readonly (number | null)[];
}

/** Cached per listed day, since those never change. */
const known = new WeakMap<DayTimes, Moments>();

function momentsOf(day: DayTimes, { timeZone }: Club): Moments {
  const before = known.get(day);
  if (before?.timeZone === timeZone) return before;
  const moment = (text: string): number | null =>
    readInstantMs(text) ?? readSlotTime(text, day.date, timeZone)?.epochMilliseconds ?? null;
  const moments: Moments = {
    timeZone,
    open: day.timeSlots.map(moment),
    unavailable: day.unavailableTimeSlots.map(moment),
  };
  known.set(day, moments);
  return moments;
}
