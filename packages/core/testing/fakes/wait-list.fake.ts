import type { FacilityId } from '../../src/clubs/club.ts';
import type { Clock, IdSource } from '../../src/kernel/platform.port.ts';
import { instantText } from '../../src/kernel/instant-text.ts';
import type { MeetingPurpose } from '../../src/lead/lead.ts';
import type { WaitOffer } from '../../src/visit/wait-list-repository.port.ts';

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
  /** Null until a time is offered. */
  offer: { readonly startsAt: string; readonly untilMs: number } | null;
  status: 'waiting' | 'booked' | 'over';
}

const offerMs = 15 * 60_000;

/** Who waits for a time, in order. `hold` keeps a time from others; `free` lets anyone have it. */
export class FakeWaitList {
  readonly entries: WaitEntry[] = [];
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #slots: { hold(time: FreedTime): void; free(time: FreedTime): void };

  constructor(
    clock: Clock,
    ids: IdSource,
    slots: { hold(time: FreedTime): void; free(time: FreedTime): void },
  ) {
    this.#clock = clock;
    this.#ids = ids;
    this.#slots = slots;
  }

  join(entry: Pick<WaitEntry, 'transactionId' | 'facilityId' | 'purpose'>): void {
    const isListed = this.entries.some(
      (one) =>
        one.status === 'waiting' &&
        one.transactionId === entry.transactionId &&
        one.facilityId === entry.facilityId &&
        one.purpose === entry.purpose,
    );
    if (isListed) return;
    this.entries.push({ ...entry, token: this.#ids.next(), offer: null, status: 'waiting' });
  }

  /** Offers a freed time to the first in line, and to the next once 15 minutes are over. */
  offerFreed(time: FreedTime): void {
    const next = this.entries.find(
      ({ status, offer, facilityId, purpose }) =>
        status === 'waiting' &&
        offer === null &&
        facilityId === time.facilityId &&
        purpose === time.purpose,
    );
    if (next === undefined) {
      this.#slots.free(time);
      return;
    }
    this.#slots.hold(time);
    next.offer = {
      startsAt: time.startsAt,
      untilMs: this.#clock.now().epochMilliseconds + offerMs,
    };
    this.#clock.after(offerMs, () => this.#end(next));
  }

  entry(token: string): WaitEntry | undefined {
    return this.entries.find((one) => one.token === token);
  }

  offer(token: string): WaitOffer | null {
    const entry = this.entry(token);
    if (entry?.offer == null) return null;
    const { facilityId, purpose, offer, status } = entry;
    return {
      facilityId,
      purpose,
      startsAt: offer.startsAt,
      until: instantText(this.#clock.now().add({ milliseconds: this.#left(offer) })),
      status: status === 'waiting' ? 'open' : status,
    };
  }

  leave(token: string): boolean {
    const entry = this.entry(token);
    if (entry !== undefined) this.#end(entry);
    return entry !== undefined;
  }

  #left({ untilMs }: { readonly untilMs: number }): number {
    return untilMs - this.#clock.now().epochMilliseconds;
  }

  #end(entry: WaitEntry): void {
    if (entry.status !== 'waiting') return;
    entry.status = 'over';
    const { facilityId, purpose, offer } = entry;
    if (offer !== null) this.offerFreed({ facilityId, purpose, startsAt: offer.startsAt });
  }
}
