import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type { CreatedReferral, Referral, Referrer } from './referral.ts';

/** Referrals in the back end. Writes carry the lead's transaction id and may be repeated under it. */
export interface ReferralRepository {
  /** Who is behind a referring id; null when the back end knows none. HT-34 */
  referrer(
    referringId: string,
    options?: CallOptions,
  ): Promise<Result<Referrer | null, CallFailure>>;
  /** Makes the friend's lead and ties it to the member. HT-35 */
  create(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
  /** Brings a referral that exists up to date. HT-36 */
  update(referral: Referral, options?: CallOptions): Promise<Result<CreatedReferral, CallFailure>>;
}
