/** Longer than most: it is the one place where leads, bookings and open times meet, and splitting would hide the rules. */
import { someClubs } from '../clubs/club.builder.ts';
import type { Club } from '../clubs/club.ts';
import type { FacilityId } from '../clubs/facility-id.ts';
import type { SlotTaken } from '../lead/lead-repository.port.ts';
import type { Answer, CreatedLead, Lead, LeadUpdate } from '../lead/lead.ts';
import { VirtualClock } from '../ports/clock.fake.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { IdSource } from '../ports/id-source.port.ts';
import { SeededIdSource } from '../ports/id-source.fake.ts';
import type { DayTimes, VisitType } from '../visit/open-times-repository.port.ts';
import type { VisitConfiguration } from '../visit/visit-configuration.ts';
import type { CallFailure } from './call-failure.ts';
import { weekOfTimes } from '../visit/open-times.builder.ts';
import { Err, Ok, type Result } from './result.ts';
import { Temporal } from './temporal.ts';

/** A lead as the back end keeps it. */
export interface KeptLead {
  readonly lead: Lead;
  readonly leadTokenId: string;
  readonly answers: readonly Answer[];
  /** The booked time and its club; null when none is booked. */
  readonly visit: { readonly facilityId: FacilityId; readonly time: string } | null;
  readonly meetingPurpose: string | null;
}

/**
 * A back end in memory that behaves: one transaction is one lead, one time has one holder. Share one among the fake
 * repositories, so that what one of them books another shows as taken.
 */
export class FakeBackEnd {
  readonly clock: Clock;
  clubs: readonly Club[];
  configuration: VisitConfiguration;
  readonly #ids: IdSource;
  readonly #leads = new Map<string, KeptLead>();
  readonly #times = new Map<string, readonly DayTimes[]>();
  readonly #holders = new Map<string, string>();

  constructor({
    clock = new VirtualClock(),
    clubs = someClubs,
    configuration = { clubsForAppointment: ['101', '102', '103', '104'], blackoutDates: [] },
    ids = new SeededIdSource(41),
  }: {
    clock?: Clock;
    clubs?: readonly Club[];
    configuration?: VisitConfiguration;
    ids?: IdSource;
  } = {}) {
    this.clock = clock;
    this.clubs = clubs;
    this.configuration = configuration;
    this.#ids = ids;
  }

  /** Every lead, in the order in which they were made. */
  get leads(): readonly KeptLead[] {
    return [...this.#leads.values()];
  }

  /** Gives a club other times than the week from 9 to 17 o'clock that it has by default. */
  setOpenTimes(facilityId: FacilityId, type: VisitType, days: readonly DayTimes[]): void {
    this.#times.set(`${facilityId} ${type}`, days);
  }

  /** The club's days, the times that a lead holds among the unavailable ones. */
  openTimes(facilityId: FacilityId, type: VisitType): readonly DayTimes[] {
    return this.#plannedDays(facilityId, type).map((day) => ({
      ...day,
      unavailableTimeSlots: day.timeSlots.filter(
        (time) =>
          day.unavailableTimeSlots.includes(time) || this.#holders.has(slotKey(facilityId, time)),
      ),
    }));
  }

  /** Lets somebody else hold a time. LS-13 */
  takeSlot(facilityId: FacilityId, time: string): void {
    this.#holders.set(slotKey(facilityId, time), 'somebody else');
  }

  /** Makes the lead, or brings the one of the same transaction up to date. HT-27 */
  keepLead(lead: Lead): CreatedLead {
    const before = this.#leads.get(lead.transactionId);
    const leadTokenId = before?.leadTokenId ?? this.#ids.next();
    this.#leads.set(lead.transactionId, {
      lead,
      leadTokenId,
      answers: lead.answers,
      visit: before?.visit ?? null,
      meetingPurpose: before?.meetingPurpose ?? null,
    });
    return { leadTokenId, transactionId: lead.transactionId, associationToken: null };
  }

  /** Like `keepLead`, for a lead that exists. */
  changeContact(lead: Lead): Result<CreatedLead, CallFailure> {
    return this.#leads.has(lead.transactionId) ? Ok(this.keepLead(lead)) : Err(unknownLead);
  }

  changeLead(update: LeadUpdate): Result<void, CallFailure | SlotTaken> {
    const kept = this.#find(update);
    if (kept === undefined) return Err(unknownLead);
    const lead =
      update.by === 'token' ? { ...kept.lead, facilityId: update.facilityId } : kept.lead;
    const booked = this.#book(kept, lead.facilityId, update.scheduledVisitTime);
    return booked.map((visit) => {
      this.#leads.set(lead.transactionId, {
        ...kept,
        lead,
        visit,
        answers: (update.by === 'token' ? update.answers : null) ?? kept.answers,
        meetingPurpose:
          (update.by === 'transaction' ? update.meetingPurpose : null) ?? kept.meetingPurpose,
      });
    });
  }

  cancelVisit(transactionId: string): Result<void, CallFailure> {
    const kept = this.#leads.get(transactionId);
    if (kept === undefined) return Err(unknownLead);
    if (kept.visit !== null) this.#release(kept.visit.facilityId, kept.visit.time);
    this.#leads.set(transactionId, { ...kept, visit: null });
    return Ok(undefined);
  }

  #find(update: LeadUpdate): KeptLead | undefined {
    return update.by === 'transaction'
      ? this.#leads.get(update.transactionId)
      : this.leads.find((kept) => kept.leadTokenId === update.leadTokenId);
  }

  /** One time, one holder; the time that the lead held before is given back. */
  #book(
    kept: KeptLead,
    facilityId: FacilityId,
    time: string | null,
  ): Result<KeptLead['visit'], CallFailure | SlotTaken> {
    if (time === null) return Ok(kept.visit);
    const day = this.#days(facilityId).find(({ timeSlots }) => timeSlots.includes(time));
    if (day === undefined) return Err(noSuchTime);
    const holder = this.#holders.get(slotKey(facilityId, time));
    const isOwn = holder === kept.lead.transactionId;
    if ((holder !== undefined && !isOwn) || day.unavailableTimeSlots.includes(time)) {
      return Err({ kind: 'slot-taken' });
    }
    if (kept.visit !== null) this.#release(kept.visit.facilityId, kept.visit.time);
    this.#holders.set(slotKey(facilityId, time), kept.lead.transactionId);
    return Ok({ facilityId, time });
  }

  #release(facilityId: FacilityId, time: string): void {
    this.#holders.delete(slotKey(facilityId, time));
  }

  #days(facilityId: FacilityId): readonly DayTimes[] {
    return [...this.#plannedDays(facilityId, 'tour'), ...this.#plannedDays(facilityId, 'workout')];
  }

  #plannedDays(facilityId: FacilityId, type: VisitType): readonly DayTimes[] {
    const set = this.#times.get(`${facilityId} ${type}`);
    if (set !== undefined) return set;
    const club = this.clubs.find((candidate) => candidate.facilityId === facilityId);
    if (club === undefined || (type === 'workout' && !club.hasGuidedWorkouts)) return [];
    return weekOfTimes(this.clock.now(), club.timeZone);
  }
}

const unknownLead: CallFailure = {
  kind: 'rejected',
  status: 404,
  code: 'NOT_FOUND',
  field: null,
};

const noSuchTime: CallFailure = {
  kind: 'rejected',
  status: 400,
  code: 'INVALID_FIELD',
  field: 'ScheduledVisitTime',
};

/** One moment at one club, however its offset is written. */
function slotKey(facilityId: FacilityId, time: string): string {
  return `${facilityId} ${Temporal.Instant.from(time).epochMilliseconds}`;
}
