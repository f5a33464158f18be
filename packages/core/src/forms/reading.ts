import { Err, Ok, type Result } from '../kernel/result.ts';

/**
 * What a text comes to, or why to nothing. A form reads all of its boxes at every key, and a Result's failure records
 * where it was made, which takes longer than the reading.
 */
export type Reading<Problem> =
  | { readonly value: string; readonly problem: null }
  | { readonly value: null; readonly problem: Problem };

export function asRead(value: string): Reading<never> {
  return { value, problem: null };
}

/** Made once for each problem: it says nothing of the text. */
export function unread<Problem>(problem: Problem): Reading<Problem> {
  return { value: null, problem };
}

export function toResult<Problem>(reading: Reading<Problem>): Result<string, Problem> {
  return reading.value === null ? Err(reading.problem) : Ok(reading.value);
}
