import type { CallFailure } from '../shared/call-failure.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  BillingInformation,
  GiftCardDetails,
  MemberProfile,
} from './account.ts';

/** One card of the account page. `empty`: the back end has nothing to show. AC-02 */
export type AccountCard<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The profile, with what it says of personal training. AC-03 */
export type AccountProfile = MemberProfile & { readonly ptStatus: 'active' | 'inactive' };

/** The cards of the account page, each on its own. */
export interface AccountCards {
  readonly information: AccountCard<AccountInformation>;
  readonly profile: AccountCard<AccountProfile>;
  readonly pictures: AccountCard<readonly string[]>;
  readonly billing: AccountCard<BillingInformation>;
  readonly giftCard: AccountCard<GiftCardDetails>;
  readonly addOn: AccountCard<AddOnEligibility>;
}

export type AccountCardName = keyof AccountCards;

export const accountCardNames: readonly AccountCardName[] = [
  'information',
  'profile',
  'pictures',
  'billing',
  'giftCard',
  'addOn',
];
