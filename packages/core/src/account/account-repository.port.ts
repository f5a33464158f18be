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
  OwnVisit,
  WalletLinks,
} from './account.ts';

/**
 * The account data that a member can see. Every call carries the session's token and is about its
 * bearer; without a live token it is `rejected` with status 401. Null means that the back end has
 * nothing to show.
 */
export interface AccountRepository {
  information(options?: CallOptions): Promise<Result<AccountInformation | null, CallFailure>>;
  profile(options?: CallOptions): Promise<Result<MemberProfile | null, CallFailure>>;
  /** Short-lived URLs of these members' pictures; with no ids, the bearer's own. */
  pictures(
    memberIds: readonly string[],
    options?: CallOptions,
  ): Promise<Result<readonly string[] | null, CallFailure>>;
  billing(options?: CallOptions): Promise<Result<BillingInformation | null, CallFailure>>;
  giftCard(options?: CallOptions): Promise<Result<GiftCardDetails | null, CallFailure>>;
  addOn(options?: CallOptions): Promise<Result<AddOnEligibility | null, CallFailure>>;
  /** The latest visits of the bearer, who may be a prospect, at any club. */
  visits(options?: CallOptions): Promise<Result<readonly OwnVisit[] | null, CallFailure>>;
  /** The member's id, encoded so that it reveals nothing to others. It works as a referring id. Null for a prospect. */
  encodedMemberId(options?: CallOptions): Promise<Result<string | null, CallFailure>>;
  /** Where a phone adds the member's pass to its wallet. Null without a running membership. */
  wallets(options?: CallOptions): Promise<Result<WalletLinks | null, CallFailure>>;
  card(options?: CallOptions): Promise<Result<BillingCard | null, CallFailure>>;
  cardBalance(options?: CallOptions): Promise<Result<Money | null, CallFailure>>;
}
