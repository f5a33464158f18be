import { Err, Ok, type Result } from '../kernel/result.ts';
import { type Norm, placeInNorm, type Standing } from './norm.ts';

/** From low to high. */
export const bloodPressureBands = ['normal', 'elevated', 'high stage 1', 'high stage 2'] as const;

export type BloodPressureBand = (typeof bloodPressureBands)[number];

/** In mmHg. */
export interface BloodPressure {
  readonly systolic: number;
  readonly diastolic: number;
}

export interface BloodPressureStanding {
  /** The worse of the two numbers' bands. */
  readonly band: BloodPressureBand;
  readonly systolic: Standing<BloodPressureBand>;
  readonly diastolic: Standing<BloodPressureBand>;
  /** True above 180 or above 120. The measurement must be repeated, and a lasting crisis needs a doctor immediately. */
  readonly isCrisis: boolean;
}

/** `reversed`: the second number isn't below the first, so they were swapped or mistyped. */
export type BloodPressureProblem = 'impossible' | 'reversed';

const source =
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
  source,
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
  source,
};

/** Classifies an adult's blood pressure. The worse of the two bands counts. */
export function bloodPressure(
  measured: BloodPressure,
): Result<BloodPressureStanding, BloodPressureProblem> {
  const systolic = placeInNorm(systolicNorm, measured.systolic);
  const diastolic = placeInNorm(diastolicNorm, measured.diastolic);
  if (systolic.err || diastolic.err) return Err('impossible');
  if (measured.diastolic >= measured.systolic) return Err('reversed');
  return Ok({
    band: worse(systolic.val.band, diastolic.val.band),
    systolic: systolic.val,
    diastolic: diastolic.val,
    isCrisis: measured.systolic > 180 || measured.diastolic > 120,
  });
}

function worse(one: BloodPressureBand, other: BloodPressureBand): BloodPressureBand {
  const rank = (band: BloodPressureBand): number => bloodPressureBands.indexOf(band);
  return rank(one) >= rank(other) ? one : other;
}
