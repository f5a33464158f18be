import { kilogramsOfPound } from './body-measurements.ts';

/** The units that a member sees. The back end always stores centimeters and kilograms. */
export type MeasureSystem = 'metric' | 'us';

/** US units in the US; metric everywhere else and when the country is unknown. */
export function measureSystemOf(country: string | null): MeasureSystem {
  return country?.toUpperCase() === 'US' ? 'us' : 'metric';
}

/** Converts a height in centimeters to feet and whole inches. */
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

/** The exact definition of the international inch. */
const centimetersOfInch = 2.54;
