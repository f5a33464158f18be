import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Temporal } from '../kernel/temporal.ts';
import { ageOn } from './age.ts';

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
