import { Err, Ok, type Result } from '../kernel/result.ts';

export type Sex = 'female' | 'male';

/** The measured person, as far as known. */
export interface Person {
  /** Whole years; null if unknown. */
  readonly age: number | null;
  /** Null if unknown or neither. */
  readonly sex: Sex | null;
}

export type AgeBand = 'under 30' | '30s' | '40s' | '50s' | '60+';

/** The age band of an adult, from the age in whole years. The norms don't apply below 18. */
export function ageBandOf(age: number): Result<AgeBand, 'not-adult' | 'impossible'> {
  if (!(age >= 0 && age <= 125)) return Err('impossible');
  if (age < 18) return Err('not-adult');
  if (age < 30) return Ok('under 30');
  if (age < 40) return Ok('30s');
  if (age < 50) return Ok('40s');
  return Ok(age < 60 ? '50s' : '60+');
}

interface NormBand<Band extends string = string> {
  readonly band: Band;
  /** The inclusive start. A band ends where the next one starts. */
  readonly from: number;
}

export interface Norm<Band extends string = string> {
  readonly unit: NormUnit;
  /** From low to high. The first one starts at the chart's low end. */
  readonly bands: readonly [NormBand<Band>, ...NormBand<Band>[]];
  /** The upper end of the chart, because the highest band is open-ended. */
  readonly pictureTo: number;
  /** The physically possible values. Any other number was mistyped or mismeasured. */
  readonly possible: { readonly from: number; readonly to: number };
  /** The publisher, to be shown with the range. */
  readonly source: string;
}

export type NormUnit = 'percent' | 'beats-per-minute' | 'mmHg';

export interface Standing<Band extends string = string> {
  readonly value: number;
  readonly band: Band;
  /** 0 at the chart's low end, 1 at its high end. Values beyond an end are placed at that end. */
  readonly place: number;
}

/** Places a value in the range. Fails with `impossible` for a number that no living person measures. */
export function placeInNorm<Band extends string>(
  norm: Norm<Band>,
  value: number,
): Result<Standing<Band>, 'impossible'> {
  const { from, to } = norm.possible;
  if (!(value >= from && value <= to)) return Err('impossible');
  const [lowest] = norm.bands;
  const { band } = norm.bands.findLast((one) => value >= one.from) ?? lowest;
  return Ok({ value, band, place: placeIn(norm, value) });
}

/** A segment of a norm's chart. `from` and `to` are between 0 and 1. */
export interface NormSegment<Band extends string = string> {
  readonly band: Band;
  readonly from: number;
  readonly to: number;
  /** The start and end in the norm's unit; null if the band extends beyond the chart. */
  readonly low: number | null;
  readonly high: number | null;
}

export function segmentsOf<Band extends string>(norm: Norm<Band>): readonly NormSegment<Band>[] {
  return norm.bands.map(({ band, from }, index) => {
    const next = norm.bands[index + 1];
    return {
      band,
      from: placeIn(norm, from),
      to: next === undefined ? 1 : placeIn(norm, next.from),
      low: index === 0 ? null : from,
      high: next?.from ?? null,
    };
  });
}

export type RestingHeartRateBand = 'athletic' | 'normal' | 'high';

/**
 * Beats per minute at rest: athletic below 60, normal from 60 to 79, high from 80, as defined by the product owner.
 * This is stricter than medicine, where 60 to 100 is normal (American Heart Association).
 */
export const restingHeartRateNorm: Norm<RestingHeartRateBand> = {
  unit: 'beats-per-minute',
  bands: [
    { band: 'athletic', from: 40 },
    { band: 'normal', from: 60 },
    { band: 'high', from: 80 },
  ],
  pictureTo: 100,
  possible: { from: 25, to: 220 },
  source: 'Athletic: below 60 bpm. Normal: 60–79 bpm. High: 80 bpm and above.',
};

export interface TrainingZone {
  readonly intensity: 'moderate' | 'vigorous';
  /** Whole beats per minute, inclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * The training heart rates of an adult: moderate is 50 to 70 % of the maximum and vigorous 70 to 85 %. The maximum is
 * 220 minus the age. Fails below 18. Source: American Heart Association, "Target Heart Rates Chart".
 */
export function trainingZones(
  age: number,
): Result<readonly TrainingZone[], 'not-adult' | 'impossible'> {
  const band = ageBandOf(age);
  if (band.err) return Err(band.val);
  const highest = 220 - age;
  const zone = (intensity: TrainingZone['intensity'], from: number, to: number): TrainingZone => ({
    intensity,
    from: Math.round((highest * from) / 100),
    to: Math.round((highest * to) / 100),
  });
  return Ok([zone('moderate', 50, 70), zone('vigorous', 70, 85)]);
}

export const bloodPressureBands = ['normal', 'elevated', 'high stage 1', 'high stage 2'] as const;

export type BloodPressureBand = (typeof bloodPressureBands)[number];

/** In mmHg. */
export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

interface BloodPressureStanding {
  readonly band: BloodPressureBand;
  /** True above 180 or above 120. The measurement must be repeated, and a lasting crisis needs a doctor immediately. */
  readonly isCrisis: boolean;
}

/** `reversed`: the second number isn't below the first, so they were swapped or mistyped. */
type BloodPressureProblem = 'impossible' | 'reversed';

const bloodPressureSource =
  'Whelton PK et al., 2017 ACC/AHA guideline for the prevention, detection, evaluation, and management of high blood pressure in adults. Hypertension 2018;71:e13-e115.';

/** Limits of the 2017 ACC/AHA guideline, table 6. */
export const systolicNorm: Norm<BloodPressureBand> = {
  unit: 'mmHg',
  bands: [
    { band: 'normal', from: 90 },
    { band: 'elevated', from: 120 },
    { band: 'high stage 1', from: 130 },
    { band: 'high stage 2', from: 140 },
  ],
  pictureTo: 180,
  possible: { from: 50, to: 300 },
  source: bloodPressureSource,
};

/** The guideline has no "elevated" diastolic pressure: from 80 on, it's high. */
export const diastolicNorm: Norm<BloodPressureBand> = {
  unit: 'mmHg',
  bands: [
    { band: 'normal', from: 60 },
    { band: 'high stage 1', from: 80 },
    { band: 'high stage 2', from: 90 },
  ],
  pictureTo: 120,
  possible: { from: 20, to: 200 },
  source: bloodPressureSource,
};

export function bloodPressure(
  measured: BloodPressure,
): Result<BloodPressureStanding, BloodPressureProblem> {
  const systolic = placeInNorm(systolicNorm, measured.systolic);
  const diastolic = placeInNorm(diastolicNorm, measured.diastolic);
  if (systolic.err || diastolic.err) return Err('impossible');
  if (measured.diastolic >= measured.systolic) return Err('reversed');
  return Ok({
    band: worse(systolic.val.band, diastolic.val.band),
    isCrisis: measured.systolic > 180 || measured.diastolic > 120,
  });
}

function placeIn({ bands, pictureTo }: Norm, value: number): number {
  const low = bands[0].from;
  return Math.min(1, Math.max(0, (value - low) / (pictureTo - low)));
}

function worse(one: BloodPressureBand, other: BloodPressureBand): BloodPressureBand {
  const rank = (band: BloodPressureBand): number => bloodPressureBands.indexOf(band);
  return rank(one) >= rank(other) ? one : other;
}
