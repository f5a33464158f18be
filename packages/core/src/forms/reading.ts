import { Err, Ok, type Result } from '../kernel/result.ts';

/**
 * The parsed text or its problem. Forms parse every field on each key press, and a failed `Result` is too slow for
 * that because it captures a stack trace.
 */
export type Reading<Problem> =
  | { readonly value: string; readonly problem: null }
  | { readonly value: null; readonly problem: Problem };

export function asRead(value: string): Reading<never> {
  return { value, problem: null };
}

export function unread<Problem>(problem: Problem): Reading<Problem> {
  return { value: null, problem };
}

export function toResult<Problem>(reading: Reading<Problem>): Result<string, Problem> {
  return reading.value === null ? Err(reading.problem) : Ok(reading.value);
}
