import type { CallFailure } from '../shared/call-failure.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  GiftCardDetails,
  MemberProfile,
} from './account.ts';
import type { AccountBilling } from './account-billing.ts';

/** One card of the account page. `empty`: the back end has nothing to show. AC-02 */
export type AccountCard<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The profile, with what it says of personal training. AC-03 */
export type AccountProfile = MemberProfile & { readonly ptStatus: 'active' | 'inactive' };

/** What the cards of the account page show once they are there. */
export interface AccountCardValues {
  readonly information: AccountInformation;
  readonly profile: AccountProfile;
  readonly pictures: readonly string[];
  readonly billing: AccountBilling;
  readonly giftCard: GiftCardDetails;
  readonly addOn: AddOnEligibility;
}

/** The cards of the account page, each on its own. */
export type AccountCards = {
  readonly [Name in keyof AccountCardValues]: AccountCard<AccountCardValues[Name]>;
};

export type AccountCardName = keyof AccountCards;

export const accountCardNames: readonly AccountCardName[] = [
  'information',
  'profile',
  'pictures',
  'billing',
  'giftCard',
  'addOn',
];
