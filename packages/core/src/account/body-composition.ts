import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  type BloodPressure,
  bloodPressure,
  type BloodPressureBand,
  diastolicNorm,
  systolicNorm,
} from './blood-pressure.ts';
import { type BodyFatBand, bodyFatNorms, type BodyFatNorms } from './body-fat.ts';
import {
  type BodyMeasurements,
  leanMass,
  type Mass,
  percentOf,
  type ShareProblem,
} from './body-measurements.ts';
import { type BodyWaterBand, bodyWaterNorms, type BodyWaterNorms } from './body-water.ts';
import { type RestingHeartRateBand, restingHeartRateNorm } from './heart-rate.ts';
import {
  type Norm,
  type NormSegment,
  type NormUnit,
  segmentsOf,
  type Standing,
  placeInNorm,
} from './norm.ts';
import { type AgeBand, ageBandOf, type Person, type Sex } from './person.ts';

export type MeasureName = 'body-fat' | 'body-water' | 'heart-rate' | 'systolic' | 'diastolic';

export type BodyBand = BodyFatBand | BodyWaterBand | RestingHeartRateBand | BloodPressureBand;

/**
 * Why a measurement can't be placed in a range. `not-adult`: the norms are for adults. `impossible`: no living person
 * measures that number, so it was mistyped.
 */
export type UnplacedReason = ShareProblem | 'age-missing' | 'sex-missing' | 'not-adult';

export type SummaryLine = PlacedLine | UnplacedLine;

/** A measurement in its range: value, band, and the data for a chart. */
export interface PlacedLine extends Standing<BodyBand> {
  readonly kind: 'placed';
  readonly measure: MeasureName;
  readonly unit: NormUnit;
  readonly segments: readonly NormSegment<BodyBand>[];
  /** The publisher of the range. */
  readonly source: string;
}

export interface UnplacedLine {
  readonly kind: 'unplaced';
  readonly measure: MeasureName;
  /** Null if there is no number to show. */
  readonly value: number | null;
  readonly unit: NormUnit;
  /** All reasons at once, so that missing data is requested only once. */
  readonly reasons: readonly UnplacedReason[];
}

export interface BodyCompositionSummary {
  readonly lines: readonly SummaryLine[];
  /** The lean mass in the unit of the weight; null if unknown. */
  readonly leanMass: Mass | null;
  /** The worse band of the two blood-pressure numbers; null if they can't be placed. */
  readonly bloodPressure: BloodPressureBand | null;
  /** True if the blood pressure needs a doctor immediately, at any age. */
  readonly needsCare: boolean;
}

export interface BodyNorms {
  readonly fat: BodyFatNorms;
  readonly water: BodyWaterNorms;
}

/**
 * Places each measurement in its range, for display. Missing measurements, and those that need an unknown age or sex,
 * are listed with their reasons. Nothing is guessed.
 */
export function summarizeBody(
  measured: BodyMeasurements,
  person: Person,
  norms: BodyNorms = { fat: bodyFatNorms, water: bodyWaterNorms },
): BodyCompositionSummary {
  const fat = percentOf(measured.fat, measured.weight);
  const water = percentOf(measured.water, measured.weight);
  const systolic = pressureOf(measured.bloodPressure, 'systolic');
  const diastolic = pressureOf(measured.bloodPressure, 'diastolic');
  const pressure = measured.bloodPressure && bloodPressure(measured.bloodPressure).unwrapOr(null);
  return {
    lines: [
      lineOf('body-fat', 'percent', fat, fatNorm(norms.fat, person)),
      lineOf('body-water', 'percent', water, waterNorm(norms.water, person)),
      lineOf(
        'heart-rate',
        'beats-per-minute',
        measuredOr(measured.heartRate),
        adults(restingHeartRateNorm, person),
      ),
      lineOf('systolic', 'mmHg', systolic, adults(systolicNorm, person)),
      lineOf('diastolic', 'mmHg', diastolic, adults(diastolicNorm, person)),
    ],
    leanMass: leanMass(measured.weight, fat),
    bloodPressure: isMinor(person) ? null : (pressure?.band ?? null),
    needsCare: pressure?.isCrisis ?? false,
  };
}

function lineOf<Band extends BodyBand>(
  measure: MeasureName,
  unit: NormUnit,
  value: Result<number, UnplacedReason>,
  norm: Result<Norm<Band>, readonly UnplacedReason[]>,
): SummaryLine {
  const unplaced = (...reasons: readonly UnplacedReason[]): UnplacedLine => ({
    kind: 'unplaced',
    measure,
    value: value.unwrapOr(null),
    unit,
    reasons,
  });
  if (value.err) return unplaced(value.val);
  if (norm.err) return unplaced(...norm.val);
  const standing = placeInNorm(norm.val, value.val);
  if (standing.err) return unplaced(standing.val);
  const { source } = norm.val;
  return { kind: 'placed', measure, unit, ...standing.val, segments: segmentsOf(norm.val), source };
}

function measuredOr(value: number | null): Result<number, 'not-measured'> {
  return value === null ? Err('not-measured') : Ok(value);
}

/** Swapped numbers are invalid as a pair, because it's unclear which is which. */
function pressureOf(
  measured: BloodPressure | null,
  number: keyof BloodPressure,
): Result<number, UnplacedReason> {
  if (measured === null) return Err('not-measured');
  return measured.diastolic < measured.systolic ? Ok(measured[number]) : Err('impossible');
}

function fatNorm(
  norms: BodyFatNorms,
  person: Person,
): Result<Norm<BodyFatBand>, readonly UnplacedReason[]> {
  return adultOfSex(person).map(({ ageBand, sex }) => norms[ageBand][sex]);
}

function waterNorm(
  norms: BodyWaterNorms,
  person: Person,
): Result<Norm<BodyWaterBand>, readonly UnplacedReason[]> {
  return adultOfSex(person).map(({ age, sex }) => (age < 51 ? norms.to50 : norms.from51)[sex]);
}

/** A norm for adults of any age and sex. An unknown age counts as adult. */
function adults<Band extends string>(
  norm: Norm<Band>,
  person: Person,
): Result<Norm<Band>, readonly UnplacedReason[]> {
  return isMinor(person) ? Err(['not-adult']) : Ok(norm);
}

function isMinor({ age }: Person): boolean {
  return age !== null && ageBandOf(age).val === 'not-adult';
}

interface AdultOfSex {
  readonly age: number;
  readonly ageBand: AgeBand;
  readonly sex: Sex;
}

function adultOfSex(person: Person): Result<AdultOfSex, readonly UnplacedReason[]> {
  const { age, sex } = person;
  if (isMinor(person)) return Err(['not-adult']);
  const ageBand = age === null ? null : ageBandOf(age).unwrapOr(null);
  if (age !== null && ageBand !== null && sex !== null) return Ok({ age, ageBand, sex });
  return Err([
    ...(ageBand === null ? (['age-missing'] as const) : []),
    ...(sex === null ? (['sex-missing'] as const) : []),
  ]);
}
