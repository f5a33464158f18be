import { describe, expect, it } from 'vitest';

import { ageBandOf, ageBands, ageOn } from './person.ts';

describe('a person', () => {
  it.each([
    [18, 'under 30'],
    [29, 'under 30'],
    [30, '30s'],
    [39, '30s'],
    [40, '40s'],
    [49, '40s'],
    [50, '50s'],
    [59, '50s'],
    [60, '60+'],
    [104, '60+'],
  ])('PT-04 of %i years is in the band %s', (age, band) => {
    expect(ageBandOf(age).val).toBe(band);
    expect(ageBands).toContain(band);
  });

  it('PT-04 has no band before 18 or at an impossible age', () => {
    expect([17, 0].map((age) => ageBandOf(age).val)).toEqual(['not-adult', 'not-adult']);
    for (const age of [-1, 126, Number.NaN, Infinity]) {
      expect(ageBandOf(age).val).toBe('impossible');
    }
  });

  it('PT-04 gets a year older on the birthday, or on March 1 for February 29', () => {
    expect(ageOn('1996-11-21', '2026-11-20')).toBe(29);
    expect(ageOn('1996-11-20', '2026-11-20')).toBe(30);
    expect(ageOn('1996-10-31', '2026-11-20')).toBe(30);
    expect(ageOn('1996-02-29', '2026-02-28')).toBe(29);
    expect(ageOn('1996-02-29', '2026-03-01')).toBe(30);
    expect(ageOn('2026-11-20', '2026-11-20')).toBe(0);
    expect(ageOn('2026-11-21', '2026-11-20')).toBeNull();
  });
});
