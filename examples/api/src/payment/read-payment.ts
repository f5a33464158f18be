import { Err, Ok, parseBillingPostalCode, type Result, type Temporal } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { findLead } from '../leads/lead-table.ts';
import type { PaymentErrors, TypedPayment } from './form-boxes.ts';
import type { BillingAddress } from './purchase-table.ts';
import { readBilling, type TypedBilling } from './read-billing.ts';
import { readCard, type ReadCard } from './read-card.ts';
import type { OpenSale } from './sale.ts';

/** Validates the whole form for a club in this country. Reports all invalid fields at once. */
export function readPayment(
  typed: TypedPayment,
  country: string,
  now: Temporal.Instant,
): Result<ReadCard & { readonly billing: BillingAddress }, PaymentErrors> {
  const card = readCard(typed, now);
  const billing = readBilling(country, typed);
  if (card.ok && billing.ok) return Ok({ ...card.val, billing: billing.val });
  return Err({ ...(card.err && card.val), ...(billing.err && billing.val) });
}

/** The form as sent; a missing field or a file counts as empty. */
export function typedPayment(body: Readonly<Record<string, unknown>>): TypedPayment {
  const text = (box: keyof TypedPayment) => {
    const value = body[box];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
    postalCode: text('postalCode'),
    state: text('state'),
  };
}

/** The billing address before the buyer types anything: the postal code from the lead. */
export async function prefilledBilling(database: Database, sale: OpenSale): Promise<TypedBilling> {
  if (sale.of === 'gift') return { postalCode: '', state: '' };
  const lead = await findLead(database, { transactionId: sale.transactionNumber });
  const code = parseBillingPostalCode(sale.country, lead?.zip ?? '');
  return { postalCode: code.unwrapOr(null) ?? '', state: '' };
}
