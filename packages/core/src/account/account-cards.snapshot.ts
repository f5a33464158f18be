import type { CallFailure } from '../kernel/call-failure.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  GiftCardDetails,
  MemberProfile,
} from './account.ts';
import type { AccountBilling } from './account-billing.ts';

/** One card of the account page. `empty` means that the back end has nothing to show. */
export type AccountCard<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value }
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: CallFailure };

/** The profile, with the personal-training status derived from it. */
export type AccountProfile = MemberProfile & { readonly ptStatus: 'active' | 'inactive' };

/** The loaded value of each card. */
export interface AccountCardValues {
  readonly information: AccountInformation;
  readonly profile: AccountProfile;
  readonly pictures: readonly string[];
  readonly billing: AccountBilling;
  readonly giftCard: GiftCardDetails;
  readonly addOn: AddOnEligibility;
}

/** The cards of the account page. Each loads and fails on its own. */
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
