import { Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';

/** The sexes that the published norms distinguish. */
export type Sex = 'female' | 'male';

/** The measured person, as far as known. */
export interface Person {
  /** Whole years; null if unknown. */
  readonly age: number | null;
  /** Null if unknown or neither. */
  readonly sex: Sex | null;
}

export type AgeBand = 'under 30' | '30s' | '40s' | '50s' | '60+';

export const ageBands: readonly AgeBand[] = ['under 30', '30s', '40s', '50s', '60+'];

/** The norms are for adults. */
export const adultAge = 18;

/** The age band of an adult, from the age in whole years. The norms don't apply below 18. */
export function ageBandOf(age: number): Result<AgeBand, 'not-adult' | 'impossible'> {
  if (!(age >= 0 && age <= oldestAge)) return Err('impossible');
  if (age < adultAge) return Err('not-adult');
  if (age < 30) return Ok('under 30');
  if (age < 40) return Ok('30s');
  if (age < 50) return Ok('40s');
  return Ok(age < 60 ? '50s' : '60+');
}

/**
 * The age in whole years on a day; both are ISO dates. A person born on February 29 gets older on March 1. Null
 * before birth.
 */
export function ageOn(birthDate: string, today: string): number | null {
  const born = Temporal.PlainDate.from(birthDate);
  const now = Temporal.PlainDate.from(today);
  if (Temporal.PlainDate.compare(born, now) > 0) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

const oldestAge = 125;
