/** The core's phone format with the library that the screens load. The core itself imports no phone library. */
import { createPhoneFormat, isoCountry, type PhoneFormat } from '@foyer/core/forms';
import fc from 'fast-check';
import * as library from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';

const format: PhoneFormat = createPhoneFormat(library);

describe('phone numbers of every country', () => {
  it.each([
    ['0612345678', 'FR', '+33612345678'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['050 123 4567', 'AE', '+971501234567'],
    ['0491 570 006', 'AU', '+61491570006'],
    ['085 012 3456', 'IE', '+353850123456'],
    ['98765 43210', 'IN', '+919876543210'],
    ['090-1234-5678', 'JP', '+819012345678'],
    ['8123 4567', 'SG', '+6581234567'],
    ['+33 6 12 34 56 78', 'US', '+33612345678'],
    ['0033 6 12 34 56 78', null, '+33612345678'],
    ['＋33 612345678', 'AU', '+33612345678'],
    ['212-555-0123', 'US', '2125550123'],
    ['+1 212 555 0123', 'FR', '2125550123'],
    ['0044 20 7946 0123', 'FR', '02079460123'],
    ['020 7946 0123', 'US', '02079460123'],
    ['416-555-0123', 'CA', '4165550123'],
  ])('VL-32: reads %s at a club in %s as %s', (text, country, number) => {
    expect(format.parse(text, country).val).toBe(number);
  });

  it.each([
    ['0612345678 9', 'FR', 'malformed'],
    ['2125550123', 'AU', 'malformed'],
    ['+33 12', 'US', 'malformed'],
    ['+33 612345678 x', 'FR', 'malformed'],
    ['', 'FR', 'required'],
    ['+999 1234567', 'FR', 'malformed'],
  ])('VL-32: refuses %j at a club in %s', (text, country, problem) => {
    expect(format.parse(text, country).val).toBe(problem);
  });

  it('VL-32: reads a mobile number of each country in its national and its international notation alike', () => {
    for (const country of library.getCountries()) {
      const number = library.getExampleNumber(country, examples);
      if (number === undefined || ['1', '44'].includes(number.countryCallingCode)) continue;
      expect(format.parse(number.formatNational(), country).val).toBe(number.number);
      expect(format.parse(number.formatInternational(), 'US').val).toBe(number.number);
    }
  });

  it('VL-32: never throws, and reads what it returns as the same number', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^\+?[0-9 ().-]{0,20}$/),
    );
    const country = fc.constantFrom('FR', 'AE', 'AU', 'JP', 'US', 'UK', '', 'ZZ', null);
    fc.assert(
      fc.property(text, country, (typed, place) => {
        const number = format.parse(typed, place);
        expect(number.andThen((read) => format.parse(read, 'US')).val).toBe(number.val);
      }),
    );
  });

  it('VL-33: grouping while typing changes no digit', () => {
    const digits = (text: string): string => text.replaceAll(/[^\d+]/g, '');
    fc.assert(
      fc.property(
        fc.stringMatching(/^\+?[1-9][0-9]{0,14}$/),
        fc.constantFrom('FR', 'AE', 'AU', 'JP', null),
        (typed, country) => {
          expect(digits(format.group(typed, country))).toBe(digits(typed));
        },
      ),
    );
  });
});

it('VL-32: reads the abbreviation UK as the ISO country', () => {
  expect(isoCountry('UK')).toBe('GB');
});
