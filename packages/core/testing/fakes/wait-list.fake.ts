import type { FacilityId } from '../../src/clubs/club.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { instantText, readInstantMs } from '../../src/kernel/temporal.ts';
import type { MeetingPurpose } from '../../src/lead/lead.ts';
import type { WaitOffer } from '../../src/visit/open-times-repository.port.ts';
import { isSamePlace, type Place } from './slot-book.fake.ts';

/** A time at a club. */
export interface FreedTime {
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  readonly startsAt: string;
}

export interface WaitEntry {
  readonly token: string;
  readonly transactionId: string;
  readonly facilityId: FacilityId;
  readonly purpose: MeetingPurpose;
  readonly joinedMs: number;
  /** Null until a time is offered. */
  offer: { readonly startsAt: string; readonly untilMs: number } | null;
  /** The wait is over, or the offer. */
  isOver: boolean;
}

interface Slots {
  /** False if it's too late to book the time. */
  isOffered(time: FreedTime): boolean;
  /** Keeps a time from everyone but this lead. */
  hold(time: FreedTime, transactionId: string): void;
  /** Lets anyone have a time. */
  free(time: FreedTime): void;
  visitOf(transactionId: string): Place | null;
}

const offerMs = 15 * 60_000;

/** Who waits for a time, in order. */
export class FakeWaitList {
  readonly entries: WaitEntry[] = [];
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #slots: Slots;

  constructor(clock: Clock, ids: IdSource, slots: Slots) {
    this.#clock = clock;
    this.#ids = ids;
    this.#slots = slots;
  }

  join(entry: Pick<WaitEntry, 'transactionId' | 'facilityId' | 'purpose'>): void {
    const isListed = this.entries.some(
      (one) =>
        !one.isOver &&
        one.transactionId === entry.transactionId &&
        one.facilityId === entry.facilityId &&
        one.purpose === entry.purpose,
    );
    if (isListed) return;
    const joinedMs = this.#clock.now().epochMilliseconds;
    this.entries.push({ ...entry, token: this.#ids.next(), joinedMs, offer: null, isOver: false });
  }

  /**
   * Offers a freed time to the first in line who has had no visit since and has none to come, and to the next once 15
   * minutes are over. If there is no one, or it's too late to book the time, anyone can have it.
   */
  offerFreed(time: FreedTime): void {
    const nowMs = this.#clock.now().epochMilliseconds;
    const hasVisit = ({ transactionId, joinedMs }: WaitEntry): boolean => {
      const visit = this.#slots.visitOf(transactionId);
      return visit !== null && (readInstantMs(visit.time) ?? 0) > joinedMs;
    };
    const next = this.entries.find(
      (entry) =>
        !entry.isOver &&
        entry.offer === null &&
        entry.facilityId === time.facilityId &&
        entry.purpose === time.purpose &&
        !hasVisit(entry),
    );
    if (next === undefined || !this.#slots.isOffered(time)) {
      this.#slots.free(time);
      return;
    }
    this.#slots.hold(time, next.transactionId);
    next.offer = { startsAt: time.startsAt, untilMs: nowMs + offerMs };
    this.#clock.after(offerMs, () => this.#end(next));
  }

  entry(token: string): WaitEntry | undefined {
    return this.entries.find((one) => one.token === token);
  }

  offer(token: string): WaitOffer | null {
    const entry = this.entry(token);
    if (entry?.offer == null) return null;
    const { transactionId, facilityId, purpose, offer, isOver } = entry;
    const { startsAt } = offer;
    const visit = this.#slots.visitOf(transactionId);
    const isBooked =
      visit !== null && isSamePlace(visit, { facilityId, type: purpose, time: startsAt });
    return {
      facilityId,
      purpose,
      startsAt,
      until: instantText(this.#clock.now().add({ milliseconds: this.#left(offer) })),
      status: isBooked ? 'booked' : isOver ? 'over' : 'open',
    };
  }

  leave(token: string): boolean {
    const entry = this.entry(token);
    if (entry !== undefined) this.#end(entry);
    return entry !== undefined;
  }

  /** True if the time is held for someone who waits. */
  isHeld(time: FreedTime): boolean {
    return this.#holding(time) !== undefined;
  }

  /** Takes the person who booked the time that was held for them off the list. */
  endOffer(time: FreedTime): void {
    const entry = this.#holding(time);
    if (entry !== undefined) entry.isOver = true;
  }

  #holding({ facilityId, purpose, startsAt }: FreedTime): WaitEntry | undefined {
    return this.entries.find(
      (entry) =>
        !entry.isOver &&
        entry.facilityId === facilityId &&
        entry.purpose === purpose &&
        entry.offer !== null &&
        readInstantMs(entry.offer.startsAt) === readInstantMs(startsAt),
    );
  }

  #left({ untilMs }: { readonly untilMs: number }): number {
    return untilMs - this.#clock.now().epochMilliseconds;
  }

  #end(entry: WaitEntry): void {
    if (entry.isOver) return;
    entry.isOver = true;
    const { facilityId, purpose, offer } = entry;
    if (offer !== null) this.offerFreed({ facilityId, purpose, startsAt: offer.startsAt });
  }
}
