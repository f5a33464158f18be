import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CreatedReferral, Referral, Referrer } from './lead.ts';

/** Referrals in the back end. Writes carry the lead's transaction id and are safe to repeat. */
export interface ReferralRepository {
  /** The member behind a referring id; null if the back end knows none. */
  referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>>;
  /** Creates the friend's lead and links it to the member. An unknown member is `rejected`; `field` is `referringId`. */
  create(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
  /** An unknown lead is `rejected` with status 404. */
  update(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
}
