import {
  Err,
  Ok,
  parseBillingPostalCode,
  parseBillingState,
  type PaymentMessageKey,
  type Result,
} from '@foyer/core';

import type { BillingAddress } from './purchase-table.ts';

/** The billing address fields as sent. */
export interface TypedBilling {
  readonly postalCode: string;
  readonly state: string;
}

export type BillingErrors = Readonly<Partial<Record<keyof TypedBilling, PaymentMessageKey>>>;

/** Validates the billing address as the club's country requires it. Reports all invalid fields at once. */
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
