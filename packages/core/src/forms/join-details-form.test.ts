import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import {
  type JoinDetailsField,
  joinDetailsForm,
  type JoinDetailsSettings,
  parseCardNumber,
} from './join-details-form.ts';

const filled: Record<JoinDetailsField, string> = {
  birth_date: '1990-02-28',
  card_data: '',
  city: 'New York',
  company_email: '',
  corp_info: '',
  first_name: 'Ada',
  floor: '',
  last_name: 'Byron',
  personal_email: 'ada@mail.example',
  street_address: '1 Bryant Park',
  zip: '10036',
  state: 'NY',
};

function formFor(settings: Partial<JoinDetailsSettings> = {}) {
  return joinDetailsForm({
    variant: 'standard',
    country: 'US',
    today: '2026-11-20',
    ...settings,
  });
}

function problemsOf(
  changes: Partial<typeof filled>,
  settings: Partial<JoinDetailsSettings> = {},
): Record<string, string> {
  const { errors } = formFor(settings).check({ ...filled, ...changes });
  return Object.fromEntries(Object.entries(errors).map(([name, { key }]) => [name, key]));
}

describe('the join details', () => {
  it.each(['US', 'CA', 'UK', 'FR', null])(
    'VA-15 have exactly the keys that the specification lists, also in %s',
    (country) => {
      for (const variant of ['standard', 'corporate'] as const) {
        const names = formFor({ country, variant }).fields.map(({ name }) => name);
        expect(names.toSorted()).toEqual(Object.keys(filled).toSorted());
        expect(names).toHaveLength(12);
      }
    },
  );

  it('VA-12 leave out the card where it isn’t asked for', () => {
    const form = formFor({ asksCard: false });
    expect(form.fields.map(({ name }) => name)).not.toContain('card_data');
    expect(form.check(filled).values?.card).toBeNull();
  });

  it('VA-12 return the new member’s details once everything is valid', () => {
    expect(formFor().check({ ...filled, floor: ' 3rd ', zip: '10036-1234' })).toEqual({
      errors: {},
      values: {
        firstName: 'Ada',
        lastName: 'Byron',
        birthDate: '1990-02-28',
        personalEmail: 'ada@mail.example',
        companyEmail: null,
        corporateInformation: null,
        streetAddress: '1 Bryant Park',
        floor: '3rd',
        city: 'New York',
        state: 'NY',
        postalCode: '10036-1234',
        card: null,
      },
    });
  });

  it('VA-12 have a message of their own for each empty field', () => {
    const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ' ']));
    expect(problemsOf(empty)).toEqual({
      first_name: 'fillOut',
      last_name: 'fillOut',
      birth_date: 'birthDateRequired',
      personal_email: 'personalEmailRequired',
      street_address: 'streetAddressRequired',
      city: 'cityRequired',
      state: 'stateRequired',
      zip: 'postalCodeRequired',
    });
    expect(problemsOf({ personal_email: 'ada@mail', zip: '1234' })).toEqual({
      personal_email: 'emailMalformed',
      zip: 'postalCodeMalformed',
    });
  });

  it('VA-12 require a company e-mail in the corporate variant only, but validate it in both', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({}, { variant: 'corporate' })).toEqual({ company_email: 'fillOut' });
    expect(problemsOf({ company_email: 'acme' })).toEqual({ company_email: 'emailMalformed' });
    const joined = formFor({ variant: 'corporate' }).check({
      ...filled,
      company_email: 'Ada@ACME.example',
      corp_info: 'Staff 12',
    });
    expect(joined.values).toMatchObject({
      companyEmail: 'Ada@acme.example',
      corporateInformation: 'Staff 12',
    });
  });

  it('VA-12 ask for one of the 13 provinces in Canada, and of the 50 states and DC in the US', () => {
    const offered = (country: string): readonly string[] => {
      const state = formFor({ country }).fields.find(({ name }) => name === 'state');
      return state?.kind === 'choice' ? state.options.map(({ value }) => value) : [];
    };
    const labeled = (country: string): string | undefined =>
      formFor({ country }).fields.find(({ name }) => name === 'state')?.label;
    expect(['US', 'CA', 'UK'].map(labeled)).toEqual(['State', 'Province', 'County']);
    expect(offered('CA').join()).toBe('AB,BC,MB,NB,NL,NT,NS,NU,ON,PE,QC,SK,YT');
    expect(offered('US')).toHaveLength(51);
    expect(problemsOf({ state: 'NY' }, { country: 'CA' })).toEqual({ state: 'stateRequired' });
    expect(problemsOf({ state: 'QC' })).toEqual({ state: 'stateRequired' });
    expect(problemsOf({ state: '' }, { country: 'CA' })).toEqual({ state: 'stateRequired' });
  });

  it('VA-12 omit the state for UK and GB, and ask for it everywhere else', () => {
    for (const country of ['UK', 'GB']) {
      expect(problemsOf({ state: '', zip: 'SW1A 1AA' }, { country })).toEqual({});
      const kent = formFor({ country }).check({ ...filled, state: 'Kent' });
      expect(kent.values?.state).toBe('Kent');
    }
    for (const country of ['FR', null]) {
      expect(problemsOf({ state: '' }, { country })).toEqual({ state: 'stateRequired' });
      expect(problemsOf({ state: 'Bretagne' }, { country })).toEqual({});
    }
  });

  it.each(['1899-12-31', '2026-11-21', '1990-02-30', '90-02-28', '28.02.1990', '+001990-02-28'])(
    'VA-12 reject the birth date %s',
    (birth_date) => {
      expect(problemsOf({ birth_date })).toEqual({ birth_date: 'birthDateImpossible' });
    },
  );

  it('VA-12 VA-08 validate the card number if there is one', () => {
    const paid = formFor().check({ ...filled, card_data: '4242 4242 4242 4242' });
    expect(paid.values?.card).toEqual({ brand: 'visa', digits: '4242424242424242' });
    expect(problemsOf({ card_data: '4242 4242 4242 4241' })).toEqual({ card_data: 'cardNumber' });
  });
});

describe('card numbers', () => {
  it.each([
    ['378282246310005', 'amex'],
    ['371449635398431', 'amex'],
    ['4242424242424242', 'visa'],
    ['4222222222222', 'visa'],
    ['4000000000000000006', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2720990000000007', 'mastercard'],
    ['6011111111111117', 'discover'],
    ['6445644564456445', 'discover'],
    ['6500000000000002', 'discover'],
    ['30569309025904', 'diners'],
    ['36227206271667', 'diners'],
    ['38520000023237', 'diners'],
    ['3566002020360505', 'jcb'],
    ['3528000000000007', 'jcb'],
  ])('VA-08 %s is a number of %s', (digits, brand) => {
    expect(parseCardNumber(digits).unwrap()).toEqual({ brand, digits });
  });

  it.each([
    ['  4242 4242 4242 4242 '],
    ['4242-4242-4242-4242'],
    ['4242‑4242–4242 4242'],
    ['\u{ff14}242424242424242'],
    ['4242 4242 4242 4242'.replaceAll(' ', '\u00a0')],
  ])('VA-08 reads %j as printed on the card', (text) => {
    expect(parseCardNumber(text).unwrap().digits).toBe('4242424242424242');
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['4242', 'malformed'],
    ['4242 4242 4242 424x', 'malformed'],
    ['4'.repeat(20), 'malformed'],
    ['4242/4242/4242/4242', 'malformed'],
    ['5610591081018250', 'unknown-brand'],
    ['6759649826438453', 'unknown-brand'],
    ['2220999999999999', 'unknown-brand'],
    ['2721000000000004', 'unknown-brand'],
    ['3527000000000000', 'unknown-brand'],
    ['42424242424242', 'unknown-brand'],
    ['4242424242424241', 'mistyped'],
    ['5555555555554445', 'mistyped'],
  ])('VA-08 rejects %j as %s', (text, problem) => {
    expect(parseCardNumber(text).val).toBe(problem);
  });

  it('VA-08 one wrong digit, or two swapped neighbors, never pass as the card', () => {
    const card = '4242424242424242';
    const position = fc.integer({ min: 0, max: card.length - 1 });
    fc.assert(
      fc.property(position, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(card[at]) + by) % 10;
        const typed = card.slice(0, at) + String(digit) + card.slice(at + 1);
        expect(parseCardNumber(typed).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: card.length - 2 }), (at) => {
        const swapped = `${card[at + 1]}${card[at]}`;
        expect(parseCardNumber(card.slice(0, at) + swapped + card.slice(at + 2)).ok).toBe(false);
      }),
    );
  });

  it('VA-08 VA-14 any text gives a result', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(typeof parseCardNumber(text).ok).toBe('boolean');
      }),
    );
  });
});
