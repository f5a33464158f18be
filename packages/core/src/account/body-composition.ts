import { Err, Ok, type Result } from '../kernel/result.ts';
import {
  type AgeBand,
  ageBandOf,
  type BloodPressure,
  bloodPressure,
  type BloodPressureBand,
  diastolicNorm,
  type Norm,
  type NormSegment,
  type NormUnit,
  type Person,
  placeInNorm,
  type RestingHeartRateBand,
  restingHeartRateNorm,
  segmentsOf,
  type Sex,
  type Standing,
  systolicNorm,
} from './norms.ts';
import {
  type BodyMeasurements,
  leanMass,
  type Mass,
  percentOf,
  type ShareProblem,
} from './body-measurements.ts';

export type MeasureName = 'body-fat' | 'body-water' | 'heart-rate' | 'systolic' | 'diastolic';

export type BodyBand = BodyFatBand | BodyWaterBand | RestingHeartRateBand | BloodPressureBand;

/** `not-adult`: the norms are for adults. `impossible`: no living person measures that number. */
export type UnplacedReason = ShareProblem | 'age-missing' | 'sex-missing' | 'not-adult';

export type SummaryLine = PlacedLine | UnplacedLine;

export interface PlacedLine extends Standing<BodyBand> {
  readonly kind: 'placed';
  readonly measure: MeasureName;
  readonly unit: NormUnit;
  readonly segments: readonly NormSegment<BodyBand>[];
  readonly source: string;
}

export interface UnplacedLine {
  readonly kind: 'unplaced';
  readonly measure: MeasureName;
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

/** Places each measurement in its range, or lists the reasons why not. Nothing is guessed. */
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

export type BodyFatBand = 'low' | 'healthy' | 'raised' | 'high';

export type BodyFatNorms = Readonly<Record<AgeBand, Readonly<Record<Sex, Norm<BodyFatBand>>>>>;

/**
 * Body fat in percent of body weight by age band and sex. The study's ranges are for the ages 20 to 39, 40 to 59 and
 * 60 to 79, so two bands share one range; the first and last also cover younger and older adults. The limits
 * correspond to the body-mass index that the WHO calls underweight, overweight and obese. A chain can configure its
 * own table. Source: Gallagher D et al., American Journal of Clinical Nutrition 2000;72:694-701.
 */
export const bodyFatNorms: BodyFatNorms = {
  'under 30': { female: fatRange(21, 33, 39), male: fatRange(8, 20, 25) },
  '30s': { female: fatRange(21, 33, 39), male: fatRange(8, 20, 25) },
  '40s': { female: fatRange(23, 34, 40), male: fatRange(11, 22, 28) },
  '50s': { female: fatRange(23, 34, 40), male: fatRange(11, 22, 28) },
  '60+': { female: fatRange(24, 36, 42), male: fatRange(13, 25, 30) },
};

export type BodyWaterBand = 'low' | 'typical' | 'high';

export interface BodyWaterNorms {
  readonly to50: Readonly<Record<Sex, Norm<BodyWaterBand>>>;
  readonly from51: Readonly<Record<Sex, Norm<BodyWaterBand>>>;
}

/**
 * Total body water in percent of body weight, for adults up to 50 and from 51. This is the measured range, not a
 * recommendation. Source: Institute of Medicine, Dietary Reference Intakes for Water, Potassium, Sodium, Chloride,
 * and Sulfate (2005), table 4-1, after Altman (1961).
 */
export const bodyWaterNorms: BodyWaterNorms = {
  to50: { female: waterRange(41, 60), male: waterRange(43, 73) },
  from51: { female: waterRange(39, 57), male: waterRange(47, 67) },
};

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

/** In percent: the start and end of the healthy range, and the start of the highest one. */
function fatRange(healthy: number, raised: number, high: number): Norm<BodyFatBand> {
  return {
    unit: 'percent',
    bands: [
      { band: 'low', from: 0 },
      { band: 'healthy', from: healthy },
      { band: 'raised', from: raised },
      { band: 'high', from: high },
    ],
    pictureTo: 50,
    possible: { from: 2, to: 75 },
    source:
      'Gallagher D et al., Healthy percentage body fat ranges. American Journal of Clinical Nutrition 2000;72:694-701.',
  };
}

/** In percent, inclusive. The norm has whole percents, so its range ends before the next one. */
function waterRange(lowest: number, highest: number): Norm<BodyWaterBand> {
  return {
    unit: 'percent',
    bands: [
      { band: 'low', from: 30 },
      { band: 'typical', from: lowest },
      { band: 'high', from: highest + 1 },
    ],
    pictureTo: 80,
    possible: { from: 20, to: 90 },
    source:
      'Institute of Medicine, Dietary Reference Intakes for Water, Potassium, Sodium, Chloride, and Sulfate. National Academies Press 2005, table 4-1.',
  };
}
