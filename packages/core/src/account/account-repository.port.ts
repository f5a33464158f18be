import type { Money } from '../kernel/money.ts';
import type { CallFailure, CallOptions } from '../kernel/call-failure.ts';
import type { Result } from '../kernel/result.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingCard,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from './account.ts';

/**
 * The account data that a member can see. Every call carries the session's token and is about its
 * bearer; without a live token it is `rejected` with status 401. Null means that the back end has
 * nothing to show.
 */
export interface AccountRepository {
  /** Address and contact details. */
  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>>;
  /** Name, measurements and membership status. */
  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>>;
  /** Short-lived URLs of these members' pictures; with no ids, the bearer's own. */
  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>>;
  /** The billing address and the card that pays. */
  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>>;
  /** The gift card added to the account. */
  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>>;
  /** The add-on agreement's status. */
  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>>;
  /** The member's id, encoded so that it reveals nothing to other systems. */
  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>>;
  /** The card that pays the membership. */
  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>>;
  /** The balance owed on the card. */
  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>>;
}
