import type { FacilityId } from '../clubs/facility-id.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type { ClubFeedback } from './club-feedback.ts';
import type { GiftCardCatalogue } from './gift-card-catalogue.ts';
import type { TrialPass } from './trial-pass.ts';

/** A trial pass whose time is over. */
export interface PassEnded {
  readonly kind: 'pass-ended';
}

/** What anybody may ask of the chain, and tell it. AC-08 */
export interface ClubServices {
  /** HT-46 */
  giftCards(options?: CallOptions): Promise<Result<GiftCardCatalogue, CallFailure>>;
  /** Null for a code that nobody gave out for this club. The code comes from the visitor: any text may be asked. HT-47 */
  trialPass(
    facilityId: FacilityId,
    code: string,
    options?: CallOptions,
  ): Promise<Result<TrialPass | null, CallFailure | PassEnded>>;
  /** May be sent again under its id. HT-55 */
  sendFeedback(feedback: ClubFeedback, options?: CallOptions): Promise<Result<void, CallFailure>>;
}
