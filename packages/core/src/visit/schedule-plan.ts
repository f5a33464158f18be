import type { Club } from '../clubs/club.ts';
import type { Guest, LeadUpdate, MeetingPurpose } from '../lead/lead.ts';
import type { LeadRepository, SlotTaken } from '../lead/lead-repository.port.ts';
import type { Clock } from '../kernel/platform.port.ts';
import { type CallFailure, type CallOptions, Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { OpenTimesRepository } from './open-times-repository.port.ts';
import type { VisitConfiguration } from './visit-configuration.ts';
import { refusedIsTaken } from './refused-time.ts';
import type { Slot, VisitPlan } from './visit-plan.ts';

export interface PlanInput {
  readonly club: Club;
  readonly purpose: MeetingPurpose;
  readonly blackoutDates: VisitConfiguration['blackoutDates'];
}

export interface BookInput {
  readonly club: Club;
  readonly slot: Slot;
  readonly leadTokenId: string | null;
  readonly transactionId: string;
  /** Set for a lead's first booking unless a member referred the visitor; otherwise null. */
  readonly meetingPurpose: MeetingPurpose | null;
  readonly receiveTextAlerts: boolean;
  /** Whom the visitor brings. Without it, the back end isn't told; null if they come alone. */
  readonly guest?: Guest | null;
}

/** Lays out a club's open days and times, and books one of them for a lead. */
export class SchedulePlan {
  readonly #openTimes: OpenTimesRepository;
  readonly #leads: LeadRepository;
  readonly #clock: Clock;

  constructor(openTimes: OpenTimesRepository, leads: LeadRepository, clock: Clock) {
    this.#openTimes = openTimes;
    this.#leads = leads;
    this.#clock = clock;
  }

  /** The club's days from today on. A failed call returns a failure, never an empty plan. */
  async execute(input: PlanInput, options?: CallOptions): Promise<Result<VisitPlan, CallFailure>> {
    const { club, purpose, blackoutDates } = input;
    // Loaded with the times, because a form is shown without them.
    const loading = import('./plan-visits.ts').catch(() => null);
    const times = await this.#openTimes.forClub(club.facilityId, purpose, options);
    if (times.err) return times;
    const loaded = await loading;
    if (loaded === null) return Err({ kind: 'network' });
    return Ok(
      loaded.planVisits({
        times: times.val,
        facilityId: club.facilityId,
        timeZone: club.timeZone,
        now: this.#clock.now(),
        blackoutDates,
      }),
    );
  }

  /** Books the slot, or moves the lead's visit to it. After `slot-taken`, the previous booking still stands. */
  async book(input: BookInput): Promise<Result<void, CallFailure | SlotTaken>> {
    const booked = await this.#leads.update(toUpdate(input));
    return booked.mapErr(refusedIsTaken);
  }
}

/** Only the wire's shape with the transaction id carries the purpose; the one with the token names the club. */
function toUpdate(input: BookInput): LeadUpdate {
  const { slot, leadTokenId } = input;
  const guest = input.guest === undefined ? {} : { guest: input.guest };
  if (leadTokenId !== null && input.meetingPurpose === null) {
    return {
      by: 'token',
      leadTokenId,
      facilityId: input.club.facilityId,
      scheduledVisitTime: slot.startsAt,
      answers: null,
      ...guest,
    };
  }
  return {
    by: 'transaction',
    transactionId: input.transactionId,
    scheduledVisitTime: slot.startsAt,
    meetingPurpose: input.meetingPurpose,
    preferredCommunicationMethod: input.receiveTextAlerts ? 'Text' : 'Email',
    preferredTimeOfDay: timeOfDay(slot, input.club.timeZone),
    ...guest,
  };
}

function timeOfDay({ startsAt }: Slot, timeZone: string): 'Morning' | 'Afternoon' | 'Evening' {
  const { hour } = Temporal.Instant.from(startsAt).toZonedDateTimeISO(timeZone);
  if (hour < 12) return 'Morning';
  return hour < 17 ? 'Afternoon' : 'Evening';
}
