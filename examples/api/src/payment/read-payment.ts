import { Err, Ok, type Result, Temporal } from '@foyer/core';
import {
  type CardBrand,
  type CardNumberProblem,
  parseBillingPostalCode,
  parseBillingState,
  parseCardNumber,
} from '@foyer/core/forms';
import type { PaymentMessageKey } from '@foyer/core/messages';

import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import type { BillingAddress } from './purchase-table.ts';
import type { OpenSale } from './sale.ts';
import { type CardOutcome, outcomeOf } from './cards.ts';

/** The boxes of the payment form: the card's, then the billing address's. */
const boxes = ['name', 'number', 'expiry', 'code', 'postalCode', 'state'] as const;

export type TypedPayment = Readonly<Record<(typeof boxes)[number], string>>;

export type PaymentErrors = Readonly<Partial<Record<keyof TypedPayment, PaymentMessageKey>>>;

/** What remains of a card after validation, since its number goes no further, and the billing address. */
interface ReadPayment {
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
  /** Shown to a member who replaces a card. */
  readonly lastFour: string;
  /** `04/30`. */
  readonly expiry: string;
  readonly billing: BillingAddress;
}

/** Validates the form, with the address that the club's country asks for. Reports all invalid fields at once. */
export function readPayment(
  typed: TypedPayment,
  country: string,
  now: Temporal.Instant,
): Result<ReadPayment, PaymentErrors> {
  const number = parseCardNumber(typed.number);
  const outcome = number.ok ? outcomeOf(number.val.digits) : null;
  const brand = number.ok ? number.val.brand : null;
  const expiry = expiryProblem(typed.expiry, now);
  const code = codeProblem(typed.code, brand);
  const postalCode = parseBillingPostalCode(country, typed.postalCode);
  const state = parseBillingState(country, typed.state);
  const errors: { -readonly [Box in keyof PaymentErrors]: PaymentErrors[Box] } = {};
  if (typed.name.trim() === '') errors.name = 'nameOnCardRequired';
  if (number.err) errors.number = numberMessages[number.val];
  else if (outcome === null) errors.number = 'cardIsReal';
  if (expiry) errors.expiry = expiry;
  if (code) errors.code = code;
  if (postalCode.err) errors.postalCode = postalCodeMessages[postalCode.val];
  if (state.err) errors.state = 'stateRequired';
  const isValid = Object.keys(errors).length === 0;
  if (!isValid || number.err || outcome === null || postalCode.err || state.err) return Err(errors);
  return Ok({
    brand: number.val.brand,
    outcome,
    lastFour: number.val.digits.slice(-4),
    expiry: expiryText(typed.expiry),
    billing: { postalCode: postalCode.val, state: state.val },
  });
}

/** The form as sent; a missing field or a file counts as empty. */
export function typedPayment(body: Readonly<Record<string, unknown>>): TypedPayment {
  const typed = boxes.map((box) => [box, typeof body[box] === 'string' ? body[box] : '']);
  return Object.fromEntries(typed) as TypedPayment;
}

/** The billing address before the buyer types anything: the postal code from the lead. */
export async function prefilledBilling(
  database: Database,
  sale: OpenSale,
): Promise<Pick<TypedPayment, 'postalCode' | 'state'>> {
  if (sale.of !== 'membership') return { postalCode: '', state: '' };
  const lead = await findRow(database, 'leads', { transaction_id: sale.transactionNumber });
  const code = parseBillingPostalCode(sale.country, lead?.zip ?? '');
  return { postalCode: code.unwrapOr(null) ?? '', state: '' };
}

const postalCodeMessages = {
  required: 'postalCodeRequired',
  malformed: 'postalCodeMalformed',
} as const;

const numberMessages: Readonly<Record<CardNumberProblem, PaymentMessageKey>> = {
  required: 'cardNumberRequired',
  malformed: 'cardNumberMalformed',
  'unknown-brand': 'cardBrandUnknown',
  mistyped: 'cardNumberMistyped',
};

/** A card is valid through the end of its month, in the time zone where the month ends last. */
function expiryProblem(text: string, now: Temporal.Instant): PaymentMessageKey | null {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return 'expiryRequired';
  const [, month, year] = expiryPattern.exec(folded) ?? [];
  if (month === undefined || year === undefined) return 'expiryMalformed';
  if (Number(month) < 1 || Number(month) > 12) return 'expiryMalformed';
  const last = Temporal.PlainYearMonth.from({
    year: 2000 + (Number(year) % 100),
    month: Number(month),
  });
  const today = now.toZonedDateTimeISO('Etc/GMT+12').toPlainDate().toPlainYearMonth();
  return Temporal.PlainYearMonth.compare(last, today) < 0 ? 'expiryPast' : null;
}

const expiryPattern = /^(\d{1,2})\s?[/.-]?\s?((?:20)?\d{2})$/;

/** Of a valid date: `04/30`. */
function expiryText(text: string): string {
  const [, month = '', year = ''] = expiryPattern.exec(text.normalize('NFKC').trim()) ?? [];
  return `${month.padStart(2, '0')}/${year.slice(-2)}`;
}

function codeProblem(text: string, brand: CardBrand | null): PaymentMessageKey | null {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return 'securityCodeRequired';
  const digits = brand === 'amex' ? /^\d{4}$/ : brand === null ? /^\d{3,4}$/ : /^\d{3}$/;
  return digits.test(folded) ? null : 'securityCodeMalformed';
}
