import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { diastolicNorm, systolicNorm } from './blood-pressure.ts';
import { bodyFatNorms, bodyWaterNorms } from './body-composition.ts';
import { restingHeartRateNorm } from './heart-rate.ts';
import { type Norm, segmentsOf, placeInNorm } from './norm.ts';
import { ageBands, type Sex } from './person.ts';

const sexes = ['female', 'male'] as const satisfies readonly Sex[];
const norms: readonly (readonly [string, Norm])[] = [
  ['resting heart rate', restingHeartRateNorm],
  ['systolic pressure', systolicNorm],
  ['diastolic pressure', diastolicNorm],
  ...sexes.flatMap((sex) => [
    ...ageBands.map((band) => [`body fat ${band} ${sex}`, bodyFatNorms[band][sex]] as const),
    [`body water to 50 ${sex}`, bodyWaterNorms.to50[sex]] as const,
    [`body water from 51 ${sex}`, bodyWaterNorms.from51[sex]] as const,
  ]),
];

describe.each(norms)('the norm of %s', (_name, norm) => {
  it('PT-02 PT-03 PT-04 names its source', () => {
    expect(norm.source).toMatch(/\w{4}.*[0-9]/);
  });

  it('PT-05 has a band for every possible value, in adjacent segments', () => {
    const segments = segmentsOf(norm);
    expect(segments[0]?.from).toBe(0);
    expect(segments.at(-1)?.to).toBe(1);
    for (const [index, { from, to }] of segments.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(segments[index + 1]?.from ?? 1).toBe(to);
    }
  });

  it('PT-05 places any value in the segment of its band', () => {
    const segments = segmentsOf(norm);
    const { from: least, to: most } = norm.possible;
    fc.assert(
      fc.property(
        fc.oneof(fc.double(), fc.double({ min: least, max: most, noNaN: true }), fc.nat(300)),
        (value) => {
          const standing = placeInNorm(norm, value).unwrapOr(null);
          expect(standing !== null).toBe(value >= least && value <= most);
          const segment = segments.find(({ band }) => band === standing?.band);
          const place = standing?.place ?? 0;
          expect(place).toBeGreaterThanOrEqual(segment?.from ?? 0);
          expect(place).toBeLessThanOrEqual(segment?.to ?? 1);
        },
      ),
    );
  });
});

it.each([
  ['resting heart rate', restingHeartRateNorm, [25, 220], [40, 100]],
  ['systolic pressure', systolicNorm, [50, 300], [90, 180]],
  ['diastolic pressure', diastolicNorm, [20, 200], [60, 120]],
  ['body fat', bodyFatNorms['30s'].male, [2, 75], [0, 50]],
  ['body water', bodyWaterNorms.to50.male, [20, 90], [30, 80]],
] as const)(
  'PT-05 %s is possible within %j and charted within %j',
  (_name, norm, possible, drawn) => {
    const [least, most] = possible;
    const isPossible = (value: number): boolean => placeInNorm<string>(norm, value).ok;
    expect([least - 0.1, least, most, most + 0.1].map(isPossible)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([norm.bands[0].from, norm.pictureTo]).toEqual(drawn);
  },
);

describe('the norms of body fat', () => {
  it.each([
    ['under 30', 'female', [21, 33, 39]],
    ['30s', 'female', [21, 33, 39]],
    ['40s', 'female', [23, 34, 40]],
    ['50s', 'female', [23, 34, 40]],
    ['60+', 'female', [24, 36, 42]],
    ['under 30', 'male', [8, 20, 25]],
    ['30s', 'male', [8, 20, 25]],
    ['40s', 'male', [11, 22, 28]],
    ['50s', 'male', [11, 22, 28]],
    ['60+', 'male', [13, 25, 30]],
  ] as const)('PT-04 for %s, %s, match the published ranges', (band, sex, limits) => {
    const norm = bodyFatNorms[band][sex];
    expect(norm.bands.slice(1).map(({ from }) => from)).toEqual(limits);
    const [healthy, raised, high] = limits;
    const bandOf = (value: number): string => placeInNorm(norm, value).unwrap().band;
    expect([healthy - 0.1, healthy, raised - 0.1, raised, high - 0.1, high].map(bandOf)).toEqual([
      'low',
      'healthy',
      'healthy',
      'raised',
      'raised',
      'high',
    ]);
    expect(norm.source).toContain('2000;72:694-701');
  });
});

describe('the norms of body water', () => {
  it.each([
    ['to50', 'female', 41, 60],
    ['to50', 'male', 43, 73],
    ['from51', 'female', 39, 57],
    ['from51', 'male', 47, 67],
  ] as const)('PT-04 for %s, %s, are from %i to %i percent', (ages, sex, lowest, highest) => {
    const norm = bodyWaterNorms[ages][sex];
    const bandOf = (value: number): string => placeInNorm(norm, value).unwrap().band;
    expect([lowest - 0.1, lowest, highest, highest + 1].map(bandOf)).toEqual([
      'low',
      'typical',
      'typical',
      'high',
    ]);
    expect(norm.source).toContain('table 4-1');
  });
});
