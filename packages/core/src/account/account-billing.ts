import type { Money } from '../kernel/money.ts';
import type { CallFailure } from '../kernel/call-failure.ts';
import { Ok, type Result } from '../kernel/result.ts';
import type { BillingCard, BillingInformation } from './account.ts';

/** The billing address, the card that pays, and the balance owed. */
export interface AccountBilling extends BillingInformation {
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
  cardLastFourDigits: null,
  cardType: null,
  expirationDate: null,
};
