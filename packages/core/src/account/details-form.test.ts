import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { startInput } from '../forms/form.ts';
import { countryOptions, localeOf } from '../forms/billing-address.ts';
import { type DetailsField, detailsForm, detailsInput, isNewEmail } from './details-form.ts';
import { aMember, aSparseMember } from '../../testing/builders/member.builder.ts';

const grace = aMember().information;

function labels(country: string): Partial<Record<DetailsField, string>> {
  const { fields } = detailsForm(country, country);
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}

describe('the address form', () => {
  it('AC-04 HT-03 starts from the data on file, and returns the same data if nothing was changed', () => {
    const schema = detailsForm('US', 'US');
    const { values } = schema.check(startInput(schema, detailsInput(grace)));
    expect(values).toEqual({
      address1: '12 Harbour Lane',
      address2: null,
      city: 'New York',
      state: 'NY',
      country: 'US',
      zipCode: '10013',
      email: 'grace@mail.example',
      currentPassword: null,
    });
  });

  it('SE-20 asks for the current password when the email address changes', () => {
    const schema = detailsForm('US', 'US', { asksPassword: true });
    const start = startInput(schema, detailsInput(grace));
    expect(schema.check(start).errors).toEqual({ currentPassword: { key: 'fillOut' } });
    const { values } = schema.check({ ...start, currentPassword: ' p ' });
    expect(values?.currentPassword).toBe(' p ');
    expect(isNewEmail(' GRACE@mail.example ', 'grace@mail.example')).toBe(false);
    expect(isNewEmail('new@mail.example', 'grace@mail.example')).toBe(true);
  });

  it('AC-04 says ZIP code and state in the US, postcode and county in the UK', () => {
    expect(labels('US')).toMatchObject({ zipCode: 'ZIP Code', state: 'State' });
    expect(labels('CA')).toMatchObject({ zipCode: 'Postal Code', state: 'Province' });
    expect(labels('UK')).toMatchObject({ zipCode: 'Postcode', county: 'County' });
    expect(labels('UK').state).toBeUndefined();
  });

  it.each([
    ['US', '90210-1234', '90210-1234'],
    ['UK', 'sw7  2az', 'SW7 2AZ'],
    ['CA', 'h2x1y4', 'H2X1Y4'],
    ['AU', '2000', '2000'],
  ])('VA-07 AC-04 formats a postal code the way %s writes it', (country, typed, read) => {
    const schema = detailsForm(country, country);
    const { values } = schema.check({ ...detailsInput(grace), country, state: '', zipCode: typed });
    expect(values?.zipCode).toBe(read);
  });

  it.each([
    ['US', 'SW7 2AZ', 'postalCodeOfCountry'],
    ['UK', '10013', 'postalCodeOfCountry'],
    ['AU', 'not a code!', 'postalCodeOfOther'],
  ])('VA-07 AC-05 in %s, %s is an error at its field', (country, typed, key) => {
    const schema = detailsForm(country, country);
    const { errors } = schema.check({ ...detailsInput(grace), country, zipCode: typed });
    expect(errors.zipCode?.key).toBe(key);
  });

  it('AC-04 requires only the email address', () => {
    const schema = detailsForm('', null);
    const sparse = detailsInput(aSparseMember().information);
    expect(schema.check({ ...sparse, country: '' }).values).toMatchObject({ zipCode: null });
    expect(schema.check({ ...sparse, email: '' }).errors.email).toBeDefined();
  });

  it('AC-04 keeps the typed text of a region that isn’t in any list', () => {
    const uk = detailsInput(grace && { ...grace, country: 'GB', state: 'Kent' });
    expect(uk).toMatchObject({ country: 'UK', county: 'Kent', state: '' });
    const { values } = detailsForm('UK', 'GB').check({ ...uk, zipCode: '' });
    expect(values).toMatchObject({ country: 'UK', state: 'Kent' });
  });

  it('AC-04 AC-05 accepts or rejects any text in any field, in any country, without throwing', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(
        text,
        fc.dictionary(fc.constantFrom<DetailsField>('email', 'zipCode'), text),
        (country, typed) => {
          const schema = detailsForm(country, country);
          const { errors, values } = schema.check({ ...detailsInput(grace), ...typed, country });
          expect(Object.keys(errors).length === 0).toBe(values !== null);
        },
      ),
    );
  });
});

describe('countries', () => {
  it('AC-04 those with clubs come first, each is listed once, and an unknown value stays', () => {
    const options = countryOptions('Ruritania');
    expect(options.slice(0, 4).map(({ label }) => label)).toEqual([
      'United States',
      'Canada',
      'United Kingdom',
      'Australia',
    ]);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(options.at(-1)).toEqual({ value: 'Ruritania', label: 'Ruritania' });
  });

  it('AC-04 each has its own number and date format', () => {
    expect([localeOf('UK'), localeOf('ca'), localeOf(null), localeOf('Ruritania')]).toEqual([
      'en-GB',
      'en-CA',
      'en-US',
      'en-US',
    ]);
  });
});
