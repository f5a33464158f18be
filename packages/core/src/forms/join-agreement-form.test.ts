import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import {
  ageOn,
  asksNothing,
  joinAgreementForm,
  type JoinAgreementSettings,
} from './join-agreement-form.ts';

const today = '2026-11-26';

const settings: JoinAgreementSettings = {
  questions: { birthDate: true, address: false, minimumAge: 16, adultAge: 18 },
  agreement: { agreementId: 'membership', version: '7' },
  country: 'US',
  today,
  birthDate: '1990-12-10',
};

const filled = {
  birth_date: '1990-12-10',
  street_address: ' 12 Harbor Lane ',
  floor: '',
  city: 'New York',
  state: 'NY',
  zip: '10013',
  guardian_name: 'Anne Byron',
  guardian_email: 'anne@mail.example',
  signature: ' Ada Byron ',
  'consent-7': 'yes',
};

function check(part: Partial<JoinAgreementSettings> = {}, input: Record<string, string> = {}) {
  const typed = { ...filled, ...input };
  const form = joinAgreementForm({ ...settings, birthDate: typed.birth_date, ...part });
  return form.check(typed);
}

describe('the form before paying', () => {
  it('MB-101 takes a name and a check for this version as the signature', () => {
    expect(check().values).toEqual({
      signed: { agreementId: 'membership', version: '7', signature: 'Ada Byron' },
      birthDate: '1990-12-10',
      address: null,
      guardian: null,
    });
    expect(check({}, { signature: ' ' }).errors).toEqual({ signature: { key: 'fillOut' } });
    expect(check({}, { 'consent-7': '' }).errors).toEqual({ 'consent-7': { key: 'joinConsent' } });
    const next = { agreementId: 'membership', version: '8' };
    expect(check({ agreement: next }).errors).toEqual({ 'consent-8': { key: 'joinConsent' } });
  });

  it('MB-109 asks only what the chain asks', () => {
    const fields = (part: Partial<JoinAgreementSettings>): readonly string[] =>
      joinAgreementForm({ ...settings, ...part }).fields.map(({ name }) => name);
    expect(fields({ questions: asksNothing, agreement: null })).toEqual([]);
    expect(fields({})).toEqual(['birth_date', 'signature', 'consent-7']);
    const questions = { ...settings.questions, address: true };
    expect(fields({ questions, agreement: null })).toEqual([
      'birth_date',
      'street_address',
      'floor',
      'city',
      'state',
      'zip',
    ]);
    expect(fields({ questions, agreement: null, country: 'UK' })).not.toContain('state');
  });

  it.each([
    ['US', { zip: '10013' }, { state: 'NY', postalCode: '10013' }],
    ['CA', { zip: 'm5v 2t6', state: 'ON' }, { state: 'ON', postalCode: 'M5V 2T6' }],
    ['UK', { zip: 'w8 5sa' }, { state: null, postalCode: 'W8 5SA' }],
  ])('MB-109 an address in %s has the form of the country', (country, input, address) => {
    const questions = { ...settings.questions, address: true };
    expect(check({ questions, country }, input).values?.address).toEqual({
      street: '12 Harbor Lane',
      floor: null,
      city: 'New York',
      ...address,
    });
    expect(check({ questions, country }, { ...input, zip: '1', city: '' }).errors).toEqual({
      zip: { key: 'postalCodeMalformed' },
      city: { key: 'fillOut' },
    });
  });

  it.each([
    ['', 'joinBirthDateRequired'],
    ['yesterday', 'joinBirthDateImpossible'],
    ['1990-02-30', 'joinBirthDateImpossible'],
    ['2023-02-29', 'joinBirthDateImpossible'],
    ['2026-11-26', 'joinBirthDateImpossible'],
    ['2027-01-01', 'joinBirthDateImpossible'],
    ['1906-11-25', 'joinBirthDateImpossible'],
    ['2010-11-27', 'joinTooYoung'],
  ])('MB-110 refuses the birth date %j', (birth_date, key) => {
    expect(check({}, { birth_date }).errors.birth_date?.key).toBe(key);
  });

  it.each(['1906-11-26', '2008-02-29', '2010-11-26'])(
    'MB-110 accepts the birth date %s',
    (birth_date) => {
      expect(check({}, { birth_date }).errors.birth_date).toBeUndefined();
    },
  );

  it('MB-111 a minor needs a guardian, who signs in their place', () => {
    const birth_date = '2008-11-27';
    expect(check({}, { birth_date }).values).toMatchObject({
      birthDate: birth_date,
      guardian: { name: 'Anne Byron', email: 'anne@mail.example' },
    });
    expect(check({}, { birth_date, guardian_name: '', guardian_email: 'anne' }).errors).toEqual({
      guardian_name: { key: 'fillOut' },
      guardian_email: { key: 'emailMalformed' },
    });
    const form = joinAgreementForm({ ...settings, birthDate: birth_date });
    expect(form.fields.find(({ name }) => name === 'signature')?.label).toBe(
      'Guardian’s signature',
    );
  });

  it('MB-111 who is a minor depends on the age that the chain’s place says, and on nothing else', () => {
    const birthday = fc
      .integer({ min: 0, max: 44_000 })
      .map((days) => Temporal.PlainDate.from('1907-01-01').add({ days }).toString())
      .filter((day) => day < today);
    fc.assert(
      fc.property(birthday, fc.constantFrom(18, 19, 21), (birth_date, adultAge) => {
        const questions = { ...settings.questions, adultAge };
        const age = ageOn(birth_date, today);
        const { values, errors } = check({ questions }, { birth_date });
        expect(errors.birth_date?.key).toBe(age < 16 ? 'joinTooYoung' : undefined);
        const hasGuardian = age < 16 ? undefined : age < adultAge;
        expect(values === null ? undefined : values.guardian !== null).toBe(hasGuardian);
      }),
    );
  });
});

const anyDay = fc
  .record({ days: fc.integer({ min: 0, max: 60_000 }) })
  .map(({ days }) => Temporal.PlainDate.from('1900-01-01').add({ days }));

describe('age', () => {
  it.each([
    ['2008-11-26', '2026-11-26', 18],
    ['2008-11-27', '2026-11-26', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
  ])('MB-110 someone born on %s is, on %s, %i years old', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  it('MB-110 it goes up by one with each birthday and stays the same on all other days', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (birth, day) => {
        const [before, today] = [day.subtract({ days: 1 }), day].map((one) =>
          ageOn(birth.toString(), one.toString()),
        );
        const hasLeapBirthday = birth.month === 2 && birth.day === 29 && !day.inLeapYear;
        const isBirthday = hasLeapBirthday
          ? day.month === 3 && day.day === 1
          : day.month === birth.month && day.day === birth.day;
        expect(today).toBe((before ?? 0) + (isBirthday ? 1 : 0));
      }),
    );
  });

  it('MB-110 people born on the same day in different years differ by these years', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 100 }), (birth, day, years) => {
        const later = `${birth.year + years}${birth.toString().slice(4)}`;
        expect(ageOn(birth.toString(), day.toString()) - ageOn(later, day.toString())).toBe(years);
      }),
    );
  });
});
