import { Err, Ok, type Result } from '../kernel/result.ts';
import type { BloodPressure } from './norms.ts';

export type MassUnit = 'kg' | 'lb';

export interface Mass {
  readonly value: number;
  readonly unit: MassUnit;
}

/** A part of the weight, as mass or in percent. A liter of water has a mass of one kilogram. */
export type BodyShare = Mass | { readonly percent: number };

/** A trainer's measurements; null if not measured. */
export interface BodyMeasurements {
  readonly weight: Mass | null;
  readonly fat: BodyShare | null;
  readonly water: BodyShare | null;
  /** At rest, in beats per minute. */
  readonly heartRate: number | null;
  readonly bloodPressure: BloodPressure | null;
}

export type ShareProblem = 'not-measured' | 'weight-missing' | 'impossible';

/** The share in percent of the weight, to one decimal. The masses may have different units. */
export function percentOf(
  share: BodyShare | null,
  weight: Mass | null,
): Result<number, ShareProblem> {
  if (share === null) return Err('not-measured');
  if ('percent' in share) return toPercent(share.percent);
  if (weight === null) return Err('weight-missing');
  return isPossibleWeight(weight)
    ? toPercent((kilograms(share) / kilograms(weight)) * 100)
    : Err('impossible');
}

/** The lean mass in the weight's unit, to one decimal; null if weight or fat is unknown. */
export function leanMass(weight: Mass | null, fatPercent: Result<number, unknown>): Mass | null {
  if (weight === null || fatPercent.err || !isPossibleWeight(weight)) return null;
  return { value: oneDecimal(weight.value * (1 - fatPercent.val / 100)), unit: weight.unit };
}

/** The units that a member sees. The back end always stores centimeters and kilograms. */
export type MeasureSystem = 'metric' | 'us';

/** US units in the US; metric everywhere else and when the country is unknown. */
export function measureSystemOf(country: string | null): MeasureSystem {
  return country?.toUpperCase() === 'US' ? 'us' : 'metric';
}

export function feetAndInches(centimeters: number): {
  readonly feet: number;
  readonly inches: number;
} {
  const inches = Math.round(centimeters / centimetersOfInch);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** Rounded to a millimeter. */
export function centimetersOf(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * centimetersOfInch * 10) / 10;
}

/** Rounded to a tenth of a pound. */
export function poundsOf(kilograms: number): number {
  return Math.round((kilograms / kilogramsOfPound) * 10) / 10;
}

/** Rounded to ten grams, so that a tenth of a pound survives the round trip. */
export function kilogramsOf(pounds: number): number {
  return Math.round(pounds * kilogramsOfPound * 100) / 100;
}

/** The exact definition of the international pound. */
const kilogramsOfPound: number = 0.45359237;

function kilograms({ value, unit }: Mass): number {
  return unit === 'kg' ? value : value * kilogramsOfPound;
}

function isPossibleWeight(weight: Mass): boolean {
  const kg = kilograms(weight);
  return kg >= 20 && kg <= 400;
}

function toPercent(percent: number): Result<number, 'impossible'> {
  return percent >= 0 && percent <= 100 ? Ok(oneDecimal(percent)) : Err('impossible');
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The exact definition of the international inch. */
const centimetersOfInch = 2.54;
