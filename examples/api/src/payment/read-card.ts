import {
  type CardBrand,
  type CardNumberProblem,
  Err,
  Ok,
  parseCardNumber,
  type PaymentMessageKey,
  type Result,
  Temporal,
} from '@foyer/core';

import { type CardOutcome, outcomeOf } from './test-cards.ts';

/** The card fields as sent. */
export interface TypedCard {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

export type CardErrors = Readonly<Partial<Record<keyof TypedCard, PaymentMessageKey>>>;

/** What remains of a card after validation: its number goes no further. */
export interface ReadCard {
  readonly brand: CardBrand;
  readonly outcome: CardOutcome;
}

/** Validates the typed card. Reports all invalid fields at once. */
export function readCard(typed: TypedCard, now: Temporal.Instant): Result<ReadCard, CardErrors> {
  const number = parseCardNumber(typed.number);
  const outcome = number.ok ? outcomeOf(number.val.digits) : null;
  const brand = number.ok ? number.val.brand : null;
  const errors: { -readonly [Box in keyof TypedCard]?: PaymentMessageKey } = {};
  if (typed.name.trim() === '') errors.name = 'nameOnCardRequired';
  if (number.err) errors.number = numberMessages[number.val];
  else if (outcome === null) errors.number = 'cardIsReal';
  const expiry = expiryProblem(typed.expiry, now);
  if (expiry) errors.expiry = expiry;
  const code = codeProblem(typed.code, brand);
  if (code) errors.code = code;
  return brand !== null && outcome !== null && Object.keys(errors).length === 0
    ? Ok({ brand, outcome })
    : Err(errors);
}

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
  const [, month, year] = /^(\d{1,2})\s?[/.-]?\s?((?:20)?\d{2})$/.exec(folded) ?? [];
  if (month === undefined || year === undefined) return 'expiryMalformed';
  if (Number(month) < 1 || Number(month) > 12) return 'expiryMalformed';
  const last = Temporal.PlainYearMonth.from({
    year: 2000 + (Number(year) % 100),
    month: Number(month),
  });
  const today = now.toZonedDateTimeISO('Etc/GMT+12').toPlainDate().toPlainYearMonth();
  return Temporal.PlainYearMonth.compare(last, today) < 0 ? 'expiryPast' : null;
}

function codeProblem(text: string, brand: CardBrand | null): PaymentMessageKey | null {
  const folded = text.normalize('NFKC').trim();
  if (folded === '') return 'securityCodeRequired';
  const digits = brand === 'amex' ? /^\d{4}$/ : brand === null ? /^\d{3,4}$/ : /^\d{3}$/;
  return digits.test(folded) ? null : 'securityCodeMalformed';
}
