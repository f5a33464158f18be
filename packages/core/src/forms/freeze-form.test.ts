import { describe, expect, it } from 'vitest';

import { freezeForm } from './freeze-form.ts';

const form = freezeForm({ today: '2026-02-10' });
const filled = { freezeDuration: '2', medicalReason: '', startDate: '2026-03-11' };

describe('the freeze form', () => {
  it('VA-11 has exactly the keys that the specification lists', () => {
    const names = form.fields.map(({ name }) => name).toSorted();
    expect(names).toEqual(['freezeDuration', 'medicalReason', 'startDate']);
  });

  it('VA-11 returns whole months, a start day and an optional reason', () => {
    expect(form.check(filled)).toEqual({
      errors: {},
      values: { months: 2, medicalReason: '', startDate: '2026-03-11' },
    });
    const filledIn = form.check({ ...filled, medicalReason: ' A knee. ' });
    expect(filledIn.values?.medicalReason).toBe('A knee.');
    expect(form.check({ ...filled, medicalReason: 'x'.repeat(151) }).errors).toEqual({
      medicalReason: { key: 'textTooLong', values: { max: '150' } },
    });
  });

  it('VA-11 FM-01 requires a duration and a start day, and rejects a duration that isn’t offered', () => {
    expect(form.check({ ...filled, freezeDuration: '', startDate: '' }).errors).toEqual({
      freezeDuration: { key: 'fillOut' },
      startDate: { key: 'fillOut' },
    });
    expect(form.check({ ...filled, freezeDuration: '12' }).errors).toEqual({
      freezeDuration: { key: 'fillOut' },
    });
    const long = freezeForm({ today: '2026-02-10', months: [6, 12] });
    expect(long.check({ ...filled, freezeDuration: '12' }).values?.months).toBe(12);
  });

  it('VA-11 FM-05 starts today at the earliest and in 29 days at the latest, across months of any length', () => {
    const starts = (startDate: string): boolean =>
      form.check({ ...filled, startDate }).values !== null;
    expect(['2026-02-10', '2026-02-28', '2026-03-11'].map(starts)).toEqual([true, true, true]);
    expect(['2026-02-09', '2026-02-29', '2026-03-12'].map(starts)).toEqual([false, false, false]);
  });
});
