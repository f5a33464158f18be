import type { FacilityId } from '../clubs/club.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { ClubFeedback } from './club-feedback.ts';
import type { GiftCardCatalog } from './gift-order.ts';
import type { TrialPass } from './trial-pass.ts';

/** A trial pass that has expired. */
export interface PassEnded {
  readonly kind: 'pass-ended';
}

/** The chain's services that need no sign-in. */
export interface ClubServices {
  /** The gift card designs and amounts. */
  giftCards(options?: CallOptions): Promise<Result<GiftCardCatalog, CallFailure>>;
  /**
   * The trial pass with this code at this club; null for an unknown code. The code is unvalidated
   * input.
   */
  trialPass(
    facilityId: FacilityId,
    code: string,
    options?: CallOptions,
  ): Promise<Result<TrialPass | null, CallFailure | PassEnded>>;
  /** Sends feedback. Safe to repeat under the same id. */
  sendFeedback(feedback: ClubFeedback, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
