import { Err, Ok, type Result } from '../kernel/result.ts';
import type { BloodPressure } from './blood-pressure.ts';

export type MassUnit = 'kg' | 'lb';

export interface Mass {
  readonly value: number;
  readonly unit: MassUnit;
}

/** A part of the weight: by its mass, or in percent. A litre of water has the mass of a kilogram. */
export type BodyShare = Mass | { readonly percent: number };

/** What a trainer measured; null for what was not. */
export interface BodyMeasurements {
  readonly weight: Mass | null;
  readonly fat: BodyShare | null;
  readonly water: BodyShare | null;
  /** Beats a minute at rest. */
  readonly heartRate: number | null;
  readonly bloodPressure: BloodPressure | null;
}

export type ShareProblem = 'not-measured' | 'weight-missing' | 'impossible';

/** The share in percent of the weight, to one decimal; masses may be told in different units. */
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

/** What is not fat, in the weight's unit, to one decimal; null where weight or fat are not known. */
export function leanMass(weight: Mass | null, fatPercent: Result<number, unknown>): Mass | null {
  if (weight === null || fatPercent.err || !isPossibleWeight(weight)) return null;
  return { value: oneDecimal(weight.value * (1 - fatPercent.val / 100)), unit: weight.unit };
}

/** By definition of the international pound. */
export const kilogramsOfPound: number = 0.45359237;

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
