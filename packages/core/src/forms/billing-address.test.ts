import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import {
  asksForPostalCode,
  parseBillingPostalCode,
  parseBillingState,
  statesOf,
} from './billing-address.ts';

describe('the billing address', () => {
  it('VA-12 has 50 states and DC in the US, 13 provinces in Canada, and none elsewhere', () => {
    expect(statesOf('US')).toHaveLength(51);
    expect(statesOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' });
    expect(statesOf('CA')).toHaveLength(13);
    expect(statesOf('CA')).toContainEqual({ code: 'QC', name: 'Québec' });
    for (const country of ['US', 'CA']) {
      const states = statesOf(country);
      expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
      for (const { code, name } of states) {
        expect(code).toMatch(/^[A-Z]{2}$/);
        expect(name).toMatch(/^\p{Lu}[\p{L} ]+$/u);
      }
    }
    for (const country of ['UK', 'GB', 'FR', '']) expect(statesOf(country)).toEqual([]);
  });

  it.each([
    ['US', ' 10013 ', '10013'],
    ['US', '10013-1234', '10013-1234'],
    ['US', '１００１３', '10013'],
    ['CA', 'h2x  1y4', 'H2X 1Y4'],
    ['UK', 'sw1a 1aa', 'SW1A 1AA'],
    ['GB', 'N1 9GU', 'N1 9GU'],
    ['JP', 'whatever', null],
  ])('VA-07 at a club in %s, %j becomes %j', (country, typed, code) => {
    expect(parseBillingPostalCode(country, typed).unwrap()).toBe(code);
  });

  it.each([
    ['US', '', 'required'],
    ['US', 'H2X 1Y4', 'malformed'],
    ['US', '1001', 'malformed'],
    ['CA', '10013', 'malformed'],
    ['CA', 'SW1A 1AA', 'malformed'],
    ['UK', '10013', 'malformed'],
    ['UK', ' ', 'required'],
  ])('VA-07 a club in %s rejects %j: %s', (country, typed, problem) => {
    expect(parseBillingPostalCode(country, typed).val).toBe(problem);
  });

  it('VA-12 a state is required in the US and Canada, and must belong to the country', () => {
    expect(parseBillingState('US', ' ny ').unwrap()).toBe('NY');
    expect(parseBillingState('CA', 'ON').unwrap()).toBe('ON');
    for (const [country, typed] of [
      ['US', ''],
      ['US', 'ON'],
      ['CA', 'NY'],
      ['CA', 'Ontario'],
    ] as const) {
      expect(parseBillingState(country, typed).val).toBe('required');
    }
    expect(parseBillingState('UK', 'NY').unwrap()).toBeNull();
  });

  it('VA-14 any text is accepted or rejected, and an accepted value is accepted again unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('US', 'CA', 'UK', 'JP'),
        fc.string({ unit: anyCharacter, maxLength: 20 }),
        (country, text) => {
          for (const parse of [parseBillingPostalCode, parseBillingState]) {
            const once = parse(country, text).unwrapOr(null);
            const twice = once === null ? null : parse(country, once).unwrapOr(null);
            expect(twice).toBe(once);
          }
        },
      ),
    );
  });

  it('VA-07 asks for a postal code in countries with a known format', () => {
    expect(['US', 'CA', 'UK', 'GB', 'JP', ''].filter(asksForPostalCode)).toEqual([
      'US',
      'CA',
      'UK',
      'GB',
    ]);
  });
});
