import type { FacilityId } from '../clubs/facility-id.ts';
import type { Club } from '../clubs/club.ts';
import type { SlotTaken } from '../lead/lead-repository.port.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import { Temporal } from '../shared/temporal.ts';
import { weekOfTimes } from './open-times.builder.ts';
import type { DayTimes, VisitType } from './open-times-repository.port.ts';
import { readSlotTime } from './slot-time.ts';

/** Who holds which time: one moment at one club has one holder for a tour and one for a guided workout. */
export class FakeSlotBook {
  readonly #times = new Map<string, readonly DayTimes[]>();
  readonly #holders = new Map<string, string>();

  setTimes(facilityId: FacilityId, type: VisitType, days: readonly DayTimes[]): void {
    this.#times.set(`${facilityId} ${type}`, days);
  }

  /** The club's days: the times that are held stand apart, as the reference API lists them. */
  days(club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] {
    return this.#planned(club, type, now).map((day) => {
      const isHeld = (text: string): boolean =>
        this.#holders.has(key(club.facilityId, type, moment(text, day.date, club)));
      return {
        date: day.date,
        timeSlots: day.timeSlots.filter((text) => !isHeld(text)),
        unavailableTimeSlots: [...day.unavailableTimeSlots, ...day.timeSlots.filter(isHeld)],
      };
    });
  }

  /** Gives `time` (ISO, with offset) to `holder`, who may hold it already. */
  hold(
    club: Club,
    type: VisitType,
    time: string,
    holder: string,
    now: Temporal.Instant,
  ): Result<void, CallFailure | SlotTaken> {
    const wanted = instant(time);
    const listed = wanted === null ? null : this.#listing(club, type, wanted, now);
    if (wanted === null || listed === null || wanted <= now.epochMilliseconds) {
      return Err(notOffered);
    }
    const before = this.#holders.get(key(club.facilityId, type, wanted));
    if (listed === 'unavailable' || (before !== undefined && before !== holder)) {
      return Err({ kind: 'slot-taken' });
    }
    this.#holders.set(key(club.facilityId, type, wanted), holder);
    return Ok(undefined);
  }

  /** Takes a time without asking whether the club offers it. */
  seize(facilityId: FacilityId, type: VisitType, time: string, holder: string): void {
    this.#holders.set(key(facilityId, type, instant(time)), holder);
  }

  release(facilityId: FacilityId, type: VisitType, time: string): void {
    this.#holders.delete(key(facilityId, type, instant(time)));
  }

  #listing(
    club: Club,
    type: VisitType,
    wanted: number,
    now: Temporal.Instant,
  ): 'open' | 'unavailable' | null {
    for (const day of this.#planned(club, type, now)) {
      const isWanted = (text: string): boolean => moment(text, day.date, club) === wanted;
      if (day.unavailableTimeSlots.some(isWanted)) return 'unavailable';
      if (day.timeSlots.some(isWanted)) return 'open';
    }
    return null;
  }

  #planned(club: Club, type: VisitType, now: Temporal.Instant): readonly DayTimes[] {
    const set = this.#times.get(`${club.facilityId} ${type}`);
    if (set !== undefined) return set;
    return type === 'workout' && !club.hasGuidedWorkouts ? [] : weekOfTimes(now, club.timeZone);
  }
}

/** A time that the club does not offer, as the reference API says it. */
export const notOffered: CallFailure = {
  kind: 'rejected',
  status: 422,
  code: 'INVALID_FIELD',
  field: 'ScheduledVisitTime',
};

function key(facilityId: FacilityId, type: VisitType, epochMilliseconds: number | null): string {
  return `${facilityId} ${type} ${epochMilliseconds}`;
}

/** A listed time, in whichever of the wire's forms. */
function moment(text: string, date: string, club: Club): number | null {
  return readSlotTime(text, date, club.timeZone)?.epochMilliseconds ?? null;
}

function instant(time: string): number | null {
  try {
    return Temporal.Instant.from(time).epochMilliseconds;
  } catch {
    return null;
  }
}
