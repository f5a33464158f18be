import { kilogramsOfPound } from '../personal-training/body-measurements.ts';

/** What a member reckons in. The back end keeps centimetres and kilograms, whatever is shown. HT-09, HT-10 */
export type MeasureSystem = 'metric' | 'us';

/** Feet, inches and pounds in the US, centimetres and kilograms everywhere else, where no country is known, too. */
export function measureSystemOf(country: string | null): MeasureSystem {
  return country?.toUpperCase() === 'US' ? 'us' : 'metric';
}

/** A height in whole inches, as people tell it. */
export function feetAndInches(centimetres: number): {
  readonly feet: number;
  readonly inches: number;
} {
  const inches = Math.round(centimetres / centimetresOfInch);
  return { feet: Math.floor(inches / 12), inches: inches % 12 };
}

/** To a millimetre. */
export function centimetresOf(feet: number, inches: number): number {
  return Math.round((feet * 12 + inches) * centimetresOfInch * 10) / 10;
}

/** To a tenth of a pound. */
export function poundsOf(kilograms: number): number {
  return Math.round((kilograms / kilogramsOfPound) * 10) / 10;
}

/** To ten grams: a tenth of a pound comes back as the same tenth. */
export function kilogramsOf(pounds: number): number {
  return Math.round(pounds * kilogramsOfPound * 100) / 100;
}

/** By definition of the international inch. */
const centimetresOfInch = 2.54;
