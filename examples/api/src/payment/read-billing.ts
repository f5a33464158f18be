import {
  Err,
  Ok,
  parseBillingPostalCode,
  parseBillingState,
  type PaymentMessageKey,
  type Result,
} from '@foyer/core';

import type { BillingAddress } from './purchase-table.ts';

/** The boxes of the billing address, as they are sent. */
export interface TypedBilling {
  readonly postalCode: string;
  readonly state: string;
}

export type BillingErrors = Readonly<Partial<Record<keyof TypedBilling, PaymentMessageKey>>>;

/** Reads what a club of the country asks for of the card's address; every box that is not right fails at once. VA-07 */
export function readBilling(
  country: string,
  typed: TypedBilling,
): Result<BillingAddress, BillingErrors> {
  const postalCode = parseBillingPostalCode(country, typed.postalCode);
  const state = parseBillingState(country, typed.state);
  if (postalCode.ok && state.ok) return Ok({ postalCode: postalCode.val, state: state.val });
  const errors: { -readonly [Box in keyof TypedBilling]?: PaymentMessageKey } = {};
  if (postalCode.err) errors.postalCode = postalCodeMessages[postalCode.val];
  if (state.err) errors.state = 'stateRequired';
  return Err(errors);
}

const postalCodeMessages = {
  required: 'postalCodeRequired',
  malformed: 'postalCodeMalformed',
} as const;
