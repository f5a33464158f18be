import type { Message } from '../messages/catalogue.ts';
import { SpokenMoney } from '../messages/spoken-values.ts';
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
import { parseContactName } from './name.ts';

/** The gift form's keys, as the specification spells them. Source: VA-15. */
export type GiftField =
  | 'amount'
  | 'customAmount'
  | 'emailAddress'
  | 'reTypeEmailAddress'
  | 'firstName'
  | 'lastName'
  | 'message'
  | 'sendDate';

/** A gift, and who it goes to. */
export interface Gift {
  readonly amount: Money;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Empty for none. */
  readonly message: string;
  /** ISO date. */
  readonly sendDate: string;
}

export interface GiftFormSettings {
  readonly currency: Currency;
  /** Today where the gift is sold, ISO. */
  readonly today: string;
  /** The amounts to choose from, in major units as decimal text, as the catalogue of gift cards has them. */
  readonly amounts?: readonly string[];
}

/** Longest message, in characters. Source: VA-10. */
export const giftMessageMaxLength = 150;

/** In major units. Source: VA-10. */
export const giftMaxAmount = 500;

/**
 * A gift of a chosen amount, or of a whole one of the giver's own; never of both, since one of the two would be
 * charged by guess. The address is typed twice: a gift that is sent to another one is lost. Source: VA-10, VA-15.
 */
export function giftForm(settings: GiftFormSettings): FormSchema<GiftField, Gift> {
  const { currency, today, amounts = defaultGiftAmounts } = settings;
  return defineForm<GiftField, Gift>(
    [
      amountField(amounts, currency),
      {
        ...textField(
          // No limit of three: a browser would cut a pasted 5000 to 500.
          { name: 'customAmount', label: 'Your Own Amount', required: false },
          (text) => checkCustomAmount(text, currency),
        ),
        inputMode: 'numeric',
      },
      emailField({ name: 'emailAddress', label: 'Email Address' }),
      emailField({ name: 'reTypeEmailAddress', label: 'Re-type Email Address' }),
      nameField({ name: 'firstName', label: 'First Name' }),
      nameField({ name: 'lastName', label: 'Last Name' }),
      areaField({ name: 'message', label: 'Message', maxLength: giftMessageMaxLength }),
      dateField({ name: 'sendDate', label: 'Send Date' }, dateWindow(today)),
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
  const tooMuch = { key: 'giftAmountMalformed', values: { max: most(currency) } } as const;
  const own = { value: '', label: 'Your own amount' };
  const field = choiceField<GiftField>(
    { name: 'amount', label: 'Amount' },
    [...options, own],
    tooMuch,
  );
  return { ...field, check: (text) => field.check(text) ?? checkAmount(text, tooMuch) };
}

/** Holds for a catalogue's amounts, too. */
function checkAmount(text: string, tooMuch: Message): Message | null {
  if (text === '') return null;
  const minorUnits = readMinorUnits(text);
  const fits = minorUnits !== null && minorUnits > 0 && minorUnits <= giftMaxAmount * 100;
  return fits ? null : tooMuch;
}

/** Digits only: what a comma or a period in it means depends on where one lives. */
function checkCustomAmount(text: string, currency: Currency): Message | null {
  const digits = text.trim();
  const amount = wholeAmount.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= giftMaxAmount
    ? null
    : { key: 'giftCustomAmount', values: { max: most(currency) } };
}

const wholeAmount: RegExp = /^[0-9]{1,3}$/;

/** Both problems of the amounts stand at the second, where the giver has seen the two. */
function checkAcross(input: FormInput<GiftField>): FormErrors<GiftField> {
  const chosen = input.amount !== '';
  const ownGiven = input.customAmount.trim() !== '';
  return {
    ...(chosen === ownGiven && {
      customAmount: { key: chosen ? 'giftAmountTwice' : 'giftAmountRequired' },
    }),
    ...(!isSameEmail(input.emailAddress, input.reTypeEmailAddress) && {
      reTypeEmailAddress: { key: 'emailsDiffer' },
    }),
  };
}

/** A domain is the same in either case. */
function isSameEmail(one: string, other: string): boolean {
  return parseEmail(one).unwrapOr(one) === parseEmail(other).unwrapOr(other);
}

function readGift(input: FormInput<GiftField>, currency: Currency): Gift {
  const major = input.amount === '' ? input.customAmount : input.amount;
  return {
    amount: { minorUnits: readMinorUnits(major) ?? 0, currency },
    firstName: parseContactName(input.firstName).unwrap(),
    lastName: parseContactName(input.lastName).unwrap(),
    email: parseEmail(input.emailAddress).unwrap(),
    message: input.message.trim(),
    sendDate: parseDate(input.sendDate).unwrap(),
  };
}

function most(currency: Currency): SpokenMoney {
  return new SpokenMoney({ minorUnits: giftMaxAmount * 100, currency });
}
