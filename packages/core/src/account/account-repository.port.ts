import type { Money } from '../plans/money.ts';
import type { CallFailure, CallOptions } from '../shared/call-failure.ts';
import type { Result } from '../shared/result.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from './account.ts';

/**
 * What a member sees of their account. Each call carries the session's token (AC-09) and is for its bearer alone;
 * without a live one it is `rejected` with status 401. Null means that the back end has nothing to show. AC-02
 */
export interface AccountRepository {
  /** HT-02 */
  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>>;
  /** HT-09 */
  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>>;
  /**
   * Addresses under which the pictures of these members can be loaded for some minutes; of nobody named, the bearer's
   * own. HT-13
   */
  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>>;
  /** HT-11 */
  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>>;
  /** HT-12 */
  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>>;
  /** HT-08 */
  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>>;
  /** The member's id in a form that tells other systems nothing. HT-01 */
  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>>;
  /** HT-43 */
  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>>;
  /** What is owed on the card. HT-42 */
  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>>;
}
