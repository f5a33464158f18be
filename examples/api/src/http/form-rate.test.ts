import { Temporal } from '@foyer/core';
import { describe, expect, it } from 'vitest';

import { FormRate } from './proof-of-work.ts';

describe('the rate of public forms', () => {
  it('OP-101 is a flood past its limit in a minute, and until a minute has ended below it', () => {
    const rate = new FormRate(3);
    const start = Temporal.Instant.from('2026-11-20T15:00:00Z');
    const countAt = (seconds: number) => rate.count(start.add({ seconds }));
    expect([0, 20, 40, 59].map(countAt)).toEqual([false, false, false, true]);
    expect([60, 70].map(countAt)).toEqual([true, true]);
    expect([120, 130, 140].map(countAt)).toEqual([false, false, false]);
    expect([150, 400].map(countAt)).toEqual([true, false]);
  });
});
