import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  emptyGiftPurchase,
  type GiftCardCatalog,
  giftPurchaseForm,
  type GiftPurchaseInput,
} from './gift-order.ts';
import type { Currency } from '../kernel/money.ts';
import { giftForm } from '../forms/gift-form.ts';

const currencies = ['USD', 'CAD', 'GBP'] as const;
const catalog: GiftCardCatalog = {
  designs: [{ designId: 'first-light', title: 'First light', imageUrl: '/one.svg' }],
  offers: currencies.map((currency) => ({
    currency,
    amounts: [5_000, 12_550].map((minorUnits) => ({ minorUnits, currency })),
  })),
};

const filled: GiftPurchaseInput = {
  ...emptyGiftPurchase,
  designId: 'first-light',
  currency: 'USD',
  amount: '50.00',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@mail.example',
  reTypeEmailAddress: 'ada@mail.example',
  sendDate: '2026-11-20',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
};

const formIn = (currency: Currency) => giftPurchaseForm({ catalog, currency, today: '2026-11-20' });

describe('the gift card form', () => {
  it('VA-10 returns the gift, its design and the giver', () => {
    expect(formIn('USD').check(filled)).toEqual({
      errors: {},
      values: {
        designId: 'first-light',
        amount: { minorUnits: 5_000, currency: 'USD' },
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@mail.example',
        message: '',
        sendDate: '2026-11-20',
        giverName: 'Grace Hopper',
        giverEmail: 'grace@mail.example',
      },
    });
  });

  it('VA-15 adds fields to the gift form, whose own keys stay unchanged', () => {
    const own = giftForm({ currency: 'USD', today: '2026-11-20' }).fields.map(({ name }) => name);
    const all = formIn('USD').fields.map(({ name }) => name);
    expect(all).toEqual(['designId', 'currency', 'giverName', 'giverEmail', ...own]);
  });

  it.each([
    [{ designId: 'sold-out' }, { designId: 'giftDesignRequired' }],
    [{ giverName: '4' }, { giverName: 'nameMalformed' }],
    [{ giverEmail: 'grace' }, { giverEmail: 'emailMalformed' }],
    [
      { giverEmail: '', firstName: '' },
      { giverEmail: 'fillOut', firstName: 'fillOut' },
    ],
  ])('VA-10 with %j there is no gift', (changes, problems) => {
    const { errors, values } = formIn('USD').check({ ...filled, ...changes });
    expect(values).toBeNull();
    expect(
      Object.fromEntries(Object.entries(errors).map(([name, { key }]) => [name, key])),
    ).toEqual(problems);
  });

  it('PL-05 a gift has exactly the chosen amount and currency, or is rejected', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.oneof(fc.constantFrom('', '50.00', '125.50', '125.5'), fc.string()),
        fc.oneof(fc.integer({ min: -5, max: 600 }).map(String), fc.string(), fc.constant('')),
        (currency, amount, customAmount) => {
          const { values, errors } = formIn(currency).check({
            ...filled,
            currency,
            amount,
            customAmount,
          });
          expect(values === null).toBe(Object.keys(errors).length > 0);
          if (values === null) return;
          expect(values.amount.currency).toBe(currency);
          const isOffered = [5_000, 12_550].includes(values.amount.minorUnits);
          const isOwn = values.amount.minorUnits === Number(customAmount) * 100;
          expect(amount === '' ? isOwn : isOffered).toBe(true);
        },
      ),
    );
  });
});
