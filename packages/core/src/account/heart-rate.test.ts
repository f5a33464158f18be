import { describe, expect, it } from 'vitest';

import { restingHeartRate, trainingZones } from './heart-rate.ts';

describe('the resting heart rate', () => {
  it.each([
    [38, 'athletic'],
    [59, 'athletic'],
    [59.9, 'athletic'],
    [60, 'normal'],
    [79, 'normal'],
    [79.5, 'normal'],
    [80, 'high'],
    [150, 'high'],
  ])('PT-02 of %d beats a minute is %s', (rate, band) => {
    expect(restingHeartRate(rate).unwrap().band).toBe(band);
  });

  it('PT-02 is invalid if it is impossible', () => {
    for (const rate of [0, -60, 24, 221, Number.NaN, Infinity]) {
      expect(restingHeartRate(rate).val).toBe('impossible');
    }
  });
});

describe('the training heart rates', () => {
  it('PT-02 are 50 to 85 % of 220 minus the age, as in the American Heart Association’s chart', () => {
    expect(trainingZones(20).unwrap()).toEqual([
      { intensity: 'moderate', from: 100, to: 140 },
      { intensity: 'vigorous', from: 140, to: 170 },
    ]);
    expect(trainingZones(45).unwrap()).toEqual([
      { intensity: 'moderate', from: 88, to: 123 },
      { intensity: 'vigorous', from: 123, to: 149 },
    ]);
  });

  it('PT-02 are for adults only', () => {
    expect(trainingZones(17).val).toBe('not-adult');
    expect(trainingZones(-1).val).toBe('impossible');
  });
});
