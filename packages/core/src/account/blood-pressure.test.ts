import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { bloodPressure, bloodPressureBands } from './blood-pressure.ts';

describe('the blood pressure', () => {
  it.each([
    [119, 79, 'normal'],
    [90, 60, 'normal'],
    [120, 79, 'elevated'],
    [129, 60, 'elevated'],
    [130, 79, 'high stage 1'],
    [139, 60, 'high stage 1'],
    [110, 80, 'high stage 1'],
    [125, 89, 'high stage 1'],
    [140, 60, 'high stage 2'],
    [110, 90, 'high stage 2'],
    [135, 95, 'high stage 2'],
    [200, 130, 'high stage 2'],
  ])('PT-03 %i over %i is %s', (systolic, diastolic, band) => {
    expect(bloodPressure({ systolic, diastolic }).unwrap().band).toBe(band);
  });

  it('PT-03 is a crisis above 180 or above 120', () => {
    const isCrisis = (systolic: number, diastolic: number): boolean =>
      bloodPressure({ systolic, diastolic }).unwrap().isCrisis;
    expect([isCrisis(180, 120), isCrisis(181, 90), isCrisis(150, 121)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('PT-03 is invalid for impossible or swapped numbers', () => {
    const wrong = (systolic: number, diastolic: number): unknown =>
      bloodPressure({ systolic, diastolic }).val;
    expect(wrong(1200, 80)).toBe('impossible');
    expect(wrong(120, 8)).toBe('impossible');
    expect(wrong(Number.NaN, 80)).toBe('impossible');
    expect(wrong(80, 120)).toBe('reversed');
    expect(wrong(80, 80)).toBe('reversed');
  });

  it('PT-03 never gets a better band with a higher number', () => {
    const pressure = fc.record({
      systolic: fc.integer({ min: 50, max: 299 }),
      diastolic: fc.integer({ min: 20, max: 199 }),
    });
    fc.assert(
      fc.property(
        pressure.filter(({ systolic, diastolic }) => diastolic < systolic - 1),
        fc.constantFrom('systolic', 'diastolic'),
        (measured, number) => {
          const rank = (one: typeof measured): number =>
            bloodPressureBands.indexOf(bloodPressure(one).unwrap().band);
          const higher = { ...measured, [number]: measured[number] + 1 };
          expect(rank(higher)).toBeGreaterThanOrEqual(rank(measured));
        },
      ),
    );
  });
});
