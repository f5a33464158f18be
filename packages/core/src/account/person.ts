import { Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';

/** The sexes that the published norms tell apart. */
export type Sex = 'female' | 'male';

/** Who was measured, as far as they told. */
export interface Person {
  /** Whole years; null where it was not told. */
  readonly age: number | null;
  /** Null where it was not told, or is neither. */
  readonly sex: Sex | null;
}

/** Source: PT-04. */
export type AgeBand = 'under 30' | '30s' | '40s' | '50s' | '60+';

export const ageBands: readonly AgeBand[] = ['under 30', '30s', '40s', '50s', '60+'];

/** The norms are adults'. */
export const adultAge = 18;

/** The age band of an adult of whole years; below 18 the norms do not hold. Source: PT-04. */
export function ageBandOf(age: number): Result<AgeBand, 'not-adult' | 'impossible'> {
  if (!(age >= 0 && age <= oldestAge)) return Err('impossible');
  if (age < adultAge) return Err('not-adult');
  if (age < 30) return Ok('under 30');
  if (age < 40) return Ok('30s');
  if (age < 50) return Ok('40s');
  return Ok(age < 60 ? '50s' : '60+');
}

/** Whole years on a day, both ISO dates; who is born on February 29 turns a year older on March 1. Null before birth. */
export function ageOn(birthDate: string, today: string): number | null {
  const born = Temporal.PlainDate.from(birthDate);
  const now = Temporal.PlainDate.from(today);
  if (Temporal.PlainDate.compare(born, now) > 0) return null;
  const hadBirthday = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return now.year - born.year - (hadBirthday ? 0 : 1);
}

const oldestAge = 125;
