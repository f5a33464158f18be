import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AgeBand,
  ageBandOf,
  bloodPressure,
  bloodPressureBands,
  diastolicNorm,
  type Norm,
  placeInNorm,
  restingHeartRateNorm,
  segmentsOf,
  type Sex,
  systolicNorm,
  trainingZones,
} from './norms.ts';
import { bodyFatNorms, bodyWaterNorms } from './body-composition.ts';

const sexes = ['female', 'male'] as const satisfies readonly Sex[];
const norms: readonly (readonly [string, Norm])[] = [
  ['resting heart rate', restingHeartRateNorm],
  ['systolic pressure', systolicNorm],
  ['diastolic pressure', diastolicNorm],
  ...sexes.flatMap((sex) => [
    ...(Object.keys(bodyFatNorms) as AgeBand[]).map(
      (band) => [`body fat ${band} ${sex}`, bodyFatNorms[band][sex]] as const,
    ),
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
  });

  it('PT-04 has no band before 18 or at an impossible age', () => {
    expect([17, 0].map((age) => ageBandOf(age).val)).toEqual(['not-adult', 'not-adult']);
    for (const age of [-1, 126, Number.NaN, Infinity]) {
      expect(ageBandOf(age).val).toBe('impossible');
    }
  });
});

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
    expect(placeInNorm(restingHeartRateNorm, rate).unwrap().band).toBe(band);
  });

  it('PT-02 is invalid if it is impossible', () => {
    for (const rate of [0, -60, 24, 221, Number.NaN, Infinity]) {
      expect(placeInNorm(restingHeartRateNorm, rate).val).toBe('impossible');
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
