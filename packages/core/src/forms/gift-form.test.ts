import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type GiftField, giftForm } from './gift-form.ts';

const form = giftForm({ currency: 'USD', today: '2026-11-20' });
const filled: Record<GiftField, string> = {
  amount: '50',
  customAmount: '',
  emailAddress: 'ada@mail.example',
  reTypeEmailAddress: 'ada@mail.example',
  firstName: 'Ada',
  lastName: "O'Byron",
  message: 'For the long winter.',
  sendDate: '2026-12-19',
};

function problemsOf(changes: Partial<typeof filled>): Record<string, string> {
  const { errors } = form.check({ ...filled, ...changes });
  return Object.fromEntries(Object.entries(errors).map(([name, { key }]) => [name, key]));
}

describe('the gift form', () => {
  it('VA-15 has exactly the keys that the specification lists', () => {
    expect(form.fields.map(({ name }) => name).toSorted()).toEqual([
      'amount',
      'customAmount',
      'emailAddress',
      'firstName',
      'lastName',
      'message',
      'reTypeEmailAddress',
      'sendDate',
    ]);
  });

  it('VA-10 returns a gift once everything is valid', () => {
    expect(form.check(filled)).toEqual({
      errors: {},
      values: {
        amount: { minorUnits: 5000, currency: 'USD' },
        firstName: 'Ada',
        lastName: "O'Byron",
        email: 'ada@mail.example',
        message: 'For the long winter.',
        sendDate: '2026-12-19',
      },
    });
    const own = form.check({ ...filled, amount: '', customAmount: ' 75 ' });
    expect(own.values?.amount).toEqual({ minorUnits: 7500, currency: 'USD' });
    // With a limit of three characters, a pasted 5000 would become 500.
    const box = form.fields.find(({ name }) => name === 'customAmount');
    expect(box).toMatchObject({ inputMode: 'numeric', maxLength: 50 });
  });

  it('VA-10 an amount from the catalog is above zero and at most 500', () => {
    const catalog = giftForm({
      currency: 'CAD',
      today: '2026-11-20',
      amounts: ['0', '-5', '12.50', '500', '500.01', '1000', 'free'],
    });
    const taken = (amount: string): number | undefined =>
      catalog.check({ ...filled, amount }).values?.amount.minorUnits;
    expect(taken('12.50')).toBe(1250);
    expect(taken('500')).toBe(50_000);
    for (const amount of ['0', '-5', '500.01', '1000', 'free', '13']) {
      expect(catalog.check({ ...filled, amount })).toEqual({
        errors: {
          amount: {
            key: 'giftAmountMalformed',
            values: { max: { money: { minorUnits: 500_00, currency: 'CAD' } } },
          },
        },
        values: null,
      });
    }
  });

  it.each(['0', '501', '5,0', '5.0', '1e2', '-5', '+5', 'ten', '000', '0x1', '1 0', '1000'])(
    'VA-10 %j isn’t a valid custom amount',
    (customAmount) => {
      expect(problemsOf({ amount: '', customAmount })).toEqual({
        customAmount: 'giftCustomAmount',
      });
    },
  );

  it('VA-10 requires one of the two amounts, but not both', () => {
    const amount = form.fields.find(({ name }) => name === 'amount');
    expect(amount?.kind === 'choice' && amount.options.map(({ label }) => label)).toEqual([
      '$25',
      '$50',
      '$100',
      '$250',
      '$500',
      'Custom amount',
    ]);
    expect(problemsOf({ amount: '' })).toEqual({ customAmount: 'giftAmountRequired' });
    expect(problemsOf({ customAmount: '80' })).toEqual({ customAmount: 'giftAmountTwice' });
    expect(form.check({ ...filled, customAmount: '80' }).values).toBeNull();
  });

  it('VA-10 a message is optional and has up to 150 characters', () => {
    expect(problemsOf({ message: 'x'.repeat(150) })).toEqual({});
    expect(problemsOf({ message: '🎁'.repeat(150) })).toEqual({});
    expect(problemsOf({ message: '' })).toEqual({});
    expect(problemsOf({ message: 'x'.repeat(151) })).toEqual({ message: 'textTooLong' });
  });

  it('VA-10 the repeated address must match, ignoring surrounding spaces and the domain’s case', () => {
    expect(problemsOf({ reTypeEmailAddress: 'ada@mail.exampl' })).toEqual({
      reTypeEmailAddress: 'emailsDiffer',
    });
    expect(problemsOf({ reTypeEmailAddress: 'Ada@mail.example' })).toEqual({
      reTypeEmailAddress: 'emailsDiffer',
    });
    expect(problemsOf({ reTypeEmailAddress: ' ada@MAIL.example ' })).toEqual({});
  });

  it('FM-05 is sent today at the earliest and in 29 days at the latest', () => {
    expect(problemsOf({ sendDate: '2026-11-20' })).toEqual({});
    for (const sendDate of ['2026-11-19', '2026-12-20']) {
      expect(form.check({ ...filled, sendDate }).errors).toEqual({
        sendDate: {
          key: 'dateOutside',
          values: { first: { date: '2026-11-20' }, last: { date: '2026-12-19' } },
        },
      });
    }
    expect(problemsOf({ sendDate: '2026-11-31' })).toEqual({ sendDate: 'dateMalformed' });
    expect(problemsOf({ sendDate: '' })).toEqual({ sendDate: 'fillOut' });
  });

  it('VA-10 a valid gift is always a whole amount from 1 to 500', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', '25', '500', '13'),
        fc.oneof(fc.integer({ min: -10, max: 1200 }).map(String), fc.string()),
        (amount, customAmount) => {
          const { values, errors } = form.check({ ...filled, amount, customAmount });
          expect(values === null).toBe(Object.keys(errors).length > 0);
          const minorUnits = values?.amount.minorUnits ?? 100;
          expect(minorUnits % 100).toBe(0);
          expect(minorUnits).toBeGreaterThanOrEqual(100);
          expect(minorUnits).toBeLessThanOrEqual(50_000);
        },
      ),
    );
  });
});
