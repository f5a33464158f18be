import type { CallFailure } from '../kernel/call-failure.ts';
import type {
  AccountInformation,
  AddOnEligibility,
  GiftCardDetails,
  MemberProfile,
  BillingCard,
  BillingInformation,
} from './account.ts';
import type { Money } from '../kernel/money.ts';
import { Ok, type Result } from '../kernel/result.ts';

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

/** The billing address, the card that pays, and the balance owed. */
interface AccountBilling extends BillingInformation {
  /**
   * Balance owed on the card; null when the back end keeps no balance, `unknown` when the call
   * failed.
   */
  readonly owed: Money | 'unknown' | null;
}

type Answer<Value> = Result<Value | null, CallFailure>;

/**
 * Combines three calls into one card. Without the billing information the whole card fails. Without
 * the other two, it shows the card named in the billing information and an unknown balance. Null
 * when none of the three has data.
 */
export function accountBilling([information, card, balance]: readonly [
  Answer<BillingInformation>,
  Answer<BillingCard>,
  Answer<Money>,
]): Answer<AccountBilling> {
  return information.andThen<AccountBilling | null, CallFailure>((billing) => {
    const pays = card.ok ? card.val : null;
    const owed = balance.ok ? balance.val : 'unknown';
    if (billing === null && pays === null && (owed === null || owed === 'unknown')) return Ok(null);
    return Ok({ ...noBilling, ...billing, ...pays, owed });
  });
}

const noBilling: BillingInformation = {
  address1: null,
  address2: null,
  email: null,
  membership: null,
  cardLastFourDigits: null,
  cardType: null,
  expirationDate: null,
};
