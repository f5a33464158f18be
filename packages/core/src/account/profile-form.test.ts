import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyCharacter } from '../../testing/properties.ts';
import { feetAndInches, kilogramsOf, measureSystemOf, poundsOf } from './body-measurements.ts';
import { aMember } from '../../testing/builders/member.builder.ts';
import { profileForm, profileInput } from './profile-form.ts';

const { profile } = aMember();
const us = profileInput(profile, 'us');
const metric = profileInput(profile, 'metric');

describe('the profile form', () => {
  it('AC-04 shows height and weight in the units of the member’s country', () => {
    expect([measureSystemOf('US'), measureSystemOf('UK'), measureSystemOf(null)]).toEqual([
      'us',
      'metric',
      'metric',
    ]);
    expect(us).toMatchObject({ height: '5', inches: '6', weight: '135.6' });
    expect(metric).toMatchObject({ height: '168', weight: '61.5' });
  });

  it('AC-04 HT-10 sends only what was changed, so that values rounded for display stay exact', () => {
    expect(profileForm('us', us).check(us).values).toEqual({});
    expect(profileForm('us', us).check({ ...us, firstName: 'Amazing' }).values).toEqual({
      firstName: 'Amazing',
    });
    expect(profileForm('us', us).check({ ...us, inches: '7' }).values).toEqual({ height: 170.2 });
    expect(profileForm('metric', metric).check({ ...metric, weight: '62,5' }).values).toEqual({
      weight: 62.5,
    });
  });

  it('AC-04 an exact measurement can be saved as it is shown', () => {
    const exact = profileInput(
      profile && { ...profile, height: 170.184, weight: 81.6466 },
      'metric',
    );
    expect(exact).toMatchObject({ height: '170.18', weight: '81.65' });
    expect(profileForm('metric', exact).check(exact).values).toEqual({});
  });

  it('AC-04 HT-10 an emptied box clears the measurement, but a home club can only be changed', () => {
    expect(profileForm('metric', metric).check({ ...metric, height: '' }).values).toEqual({
      height: null,
    });
    expect(profileForm('us', us).check({ ...us, homeFacilityId: '' }).values).toEqual({});
    expect(profileForm('us', us).check({ ...us, homeFacilityId: '102' }).values).toEqual({
      homeFacilityId: '102',
    });
  });

  it.each([
    ['metric', { height: '1680' }, 'height'],
    ['metric', { weight: '-3' }, 'weight'],
    ['us', { height: '5.5' }, 'height'],
    ['us', { inches: '12' }, 'inches'],
    ['us', { height: '', inches: '6' }, 'height'],
    ['us', { firstName: '7' }, 'firstName'],
  ] as const)('AC-05 in %s, %j is an error at its field', (system, typed, field) => {
    const start = system === 'us' ? us : metric;
    const { errors, values } = profileForm(system, start).check({ ...start, ...typed });
    expect(Object.keys(errors)).toEqual([field]);
    expect(values).toBeNull();
  });

  it('AC-04 feet, inches and pounds survive the round trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 440, max: 8800 }), (tenths) => {
        expect(poundsOf(kilogramsOf(tenths / 10))).toBe(tenths / 10);
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 0, max: 11 }),
        (feet, inches) => {
          const start = { ...us, height: '', inches: '' };
          const typed = { ...start, height: String(feet), inches: String(inches) };
          const { values } = profileForm('us', start).check(typed);
          expect(feetAndInches(values?.height ?? 0)).toEqual({ feet, inches });
        },
      ),
    );
  });

  it('AC-05 accepts or rejects any text in any box without throwing', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, text, (height, inches, weight) => {
        const { errors, values } = profileForm('us', us).check({ ...us, height, inches, weight });
        expect(Object.keys(errors).length === 0).toBe(values !== null);
      }),
    );
  });
});
