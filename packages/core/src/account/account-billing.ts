import type { Money } from '../plans/money.ts';
import type { CallFailure } from '../shared/call-failure.ts';
import { Ok, type Result } from '../shared/result.ts';
import type { BillingCard, BillingInformation } from './account.ts';

/** Where bills go, what pays them, and what is open. Source: HT-11, HT-42, HT-43. */
export interface AccountBilling extends BillingInformation {
  /** What is owed on the card; null where the back end keeps no balance, `unknown` where it would not tell now. */
  readonly owed: Money | 'unknown' | null;
}

type Answer<Value> = Result<Value | null, CallFailure>;

/**
 * One card of three calls. Without the billing information there is nothing to show of the others; without the others
 * it is shown with the card that it names itself, and what is owed is not known. Null where none of them has anything.
 * Source: AC-02.
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
  cardLastFourDigits: null,
  cardType: null,
  expirationDate: null,
};
