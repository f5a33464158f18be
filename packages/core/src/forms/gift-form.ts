import type { FormattedValue, Message } from '../messages/catalog.ts';
import { type Currency, formatMoney, type Money, readMinorUnits } from '../kernel/money.ts';
import { dateWindow, parseDate } from './date.ts';
import { parseEmail } from './email.ts';
import {
  type ChoiceField,
  defineForm,
  type FormErrors,
  type FormInput,
  type FormSchema,
} from './form.ts';
import {
  areaField,
  choiceField,
  dateField,
  emailField,
  nameField,
  textField,
} from './form-fields.ts';
import { parseInclusiveName } from './name.ts';

/** The gift form's keys, spelled as in the specification. */
export type GiftField =
  | 'amount'
  | 'customAmount'
  | 'emailAddress'
  | 'reTypeEmailAddress'
  | 'firstName'
  | 'lastName'
  | 'message'
  | 'sendDate';

export interface Gift {
  readonly amount: Money;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty if there is none. */
  readonly message: string;
  /** ISO date. */
  readonly sendDate: string;
}

export interface GiftFormSettings {
  readonly currency: Currency;
  /** Today where the gift is sold, ISO date. */
  readonly today: string;
  /** The amounts to choose from, in major units as decimal text, as in the gift card catalog. */
  readonly amounts?: readonly string[];
}

/** In characters. */
export const giftMessageMaxLength = 150;

/** In major units. */
export const giftMaxAmount = 500;

/**
 * Both amounts together are rejected, because charging either would be a guess. The recipient's address is entered
 * twice, because a gift sent to a wrong address is lost.
 */
export function giftForm(settings: GiftFormSettings): FormSchema<GiftField, Gift> {
  const { currency, today, amounts = defaultGiftAmounts } = settings;
  return defineForm<GiftField, Gift>(
    [
      amountField(amounts, currency),
      {
        ...textField(
          // A limit of three characters would cut a pasted 5000 to 500.
          { name: 'customAmount', label: 'Custom Amount', required: false },
          (text) => checkCustomAmount(text, currency),
        ),
        inputMode: 'numeric',
      },
      emailField({ name: 'emailAddress', label: 'Email Address' }),
      emailField({ name: 'reTypeEmailAddress', label: 'Confirm Email Address' }),
      nameField({ name: 'firstName', label: 'First Name' }),
      nameField({ name: 'lastName', label: 'Last Name' }),
      areaField({ name: 'message', label: 'Message', maxLength: giftMessageMaxLength }),
      dateField({ name: 'sendDate', label: 'Delivery Date' }, dateWindow(today)),
    ],
    (input) => readGift(input, currency),
    checkAcross,
  );
}

const defaultGiftAmounts: readonly string[] = ['25', '50', '100', '250', '500'];

function amountField(amounts: readonly string[], currency: Currency): ChoiceField<GiftField> {
  const options = amounts.map((value) => {
    const minorUnits = readMinorUnits(value);
    if (minorUnits === null) return { value, label: value };
    const money = { minorUnits, currency };
    return { value, label: formatMoney(money), money };
  });
  const tooMuch = { key: 'giftAmountMalformed', values: { max: largestGift(currency) } } as const;
  const own = { value: '', label: 'Custom amount' };
  const field = choiceField<GiftField>(
    { name: 'amount', label: 'Amount' },
    [...options, own],
    tooMuch,
  );
  return { ...field, check: (text) => field.check(text) ?? checkAmount(text, tooMuch) };
}

/** Also checks amounts from a catalog. */
function checkAmount(text: string, tooMuch: Message): Message | null {
  if (text === '') return null;
  const minorUnits = readMinorUnits(text);
  const fits = minorUnits !== null && minorUnits > 0 && minorUnits <= giftMaxAmount * 100;
  return fits ? null : tooMuch;
}

/** Digits only, because the meaning of a comma or period depends on the country. */
function checkCustomAmount(text: string, currency: Currency): Message | null {
  const digits = text.trim();
  const amount = wholeAmount.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= giftMaxAmount
    ? null
    : { key: 'giftCustomAmount', values: { max: largestGift(currency) } };
}

const wholeAmount: RegExp = /^[0-9]{1,3}$/;

/** Amount errors appear at the second field, after the visitor has seen both. */
function checkAcross(input: FormInput<GiftField>): FormErrors<GiftField> {
  const isChosen = input.amount !== '';
  const isTyped = input.customAmount.trim() !== '';
  return {
    ...(isChosen && isTyped && { customAmount: { key: 'giftAmountTwice' } }),
    ...(!isChosen && !isTyped && { customAmount: { key: 'giftAmountRequired' } }),
    ...(!isSameEmail(input.emailAddress, input.reTypeEmailAddress) && {
      reTypeEmailAddress: { key: 'emailsDiffer' },
    }),
  };
}

/** The domain of an address is case-insensitive. */
function isSameEmail(one: string, other: string): boolean {
  return parseEmail(one).unwrapOr(one) === parseEmail(other).unwrapOr(other);
}

function readGift(input: FormInput<GiftField>, currency: Currency): Gift {
  const major = input.amount === '' ? input.customAmount : input.amount;
  return {
    amount: { minorUnits: readMinorUnits(major) ?? 0, currency },
    firstName: parseInclusiveName(input.firstName).unwrap(),
    lastName: parseInclusiveName(input.lastName).unwrap(),
    email: parseEmail(input.emailAddress).unwrap(),
    message: input.message.trim(),
    sendDate: parseDate(input.sendDate).unwrap(),
  };
}

function largestGift(currency: Currency): FormattedMoney {
  return new FormattedMoney({ minorUnits: giftMaxAmount * 100, currency });
}

/** An amount in a message, without minor units if they are zero. */
export class FormattedMoney implements FormattedValue {
  readonly money: Money;

  constructor(money: Money) {
    this.money = money;
  }

  in(locale: string): string {
    return formatMoney(this.money, { locale, wholeUnits: true });
  }
}
