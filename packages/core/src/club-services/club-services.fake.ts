import type { FacilityId } from '../clubs/facility-id.ts';
import type { Clock } from '../ports/clock.port.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import { CallFaults } from '../shared/call-faults.fake.ts';
import { Err, Ok, type Result } from '../shared/result.ts';
import { Temporal } from '../shared/temporal.ts';
import type { ClubFeedback } from './club-feedback.ts';
import type { ClubServices, PassEnded } from './club-services.port.ts';
import type { GiftCardCatalogue } from './gift-card-catalogue.ts';
import type { TrialPass } from './trial-pass.ts';

/** An in-memory chain with gift cards and trial passes that records feedback. */
export class FakeClubServices implements ClubServices {
  readonly faults: CallFaults<keyof ClubServices>;
  readonly #clock: Clock;
  catalogue: GiftCardCatalogue = someGiftCards;
  passes: readonly TrialPass[];
  /** The feedback received, oldest first. */
  readonly told: ClubFeedback[] = [];

  constructor(clock: Clock, passes: readonly TrialPass[] = []) {
    this.#clock = clock;
    this.passes = passes;
    this.faults = new CallFaults(clock);
  }

  giftCards(options?: CallOptions): Promise<Result<GiftCardCatalogue, CallFailure>> {
    return this.faults.play('giftCards', options, () => Ok(this.catalogue));
  }

  trialPass(
    facilityId: FacilityId,
    code: string,
    options?: CallOptions,
  ): Promise<Result<TrialPass | null, CallFailure | PassEnded>> {
    return this.faults.play<TrialPass | null, PassEnded>('trialPass', options, () => {
      const pass = this.passes.find(
        (one) => one.facilityId === facilityId && one.code === code.trim().toUpperCase(),
      );
      const today = this.#clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const isOver = pass !== undefined && Temporal.PlainDate.compare(today, pass.takeUpBy) > 0;
      return isOver ? Err({ kind: 'pass-ended' }) : Ok(pass ?? null);
    });
  }

  sendFeedback(feedback: ClubFeedback, options?: CallOptions): Promise<Result<void, CallFailure>> {
    return this.faults.play('sendFeedback', options, () => {
      if (!this.told.some(({ id }) => id === feedback.id)) this.told.push(feedback);
      return Ok(undefined);
    });
  }
}

const someGiftCards: GiftCardCatalogue = {
  designs: [
    { designId: 'first-light', title: 'First light', imageUrl: '/media/clubs/101.svg' },
    { designId: 'still-water', title: 'Still water', imageUrl: '/media/clubs/102.svg' },
  ],
  offers: (['USD', 'CAD', 'GBP'] as const).map((currency) => ({
    currency,
    amounts: [5_000, 10_000, 25_000].map((minorUnits) => ({ minorUnits, currency })),
  })),
};
