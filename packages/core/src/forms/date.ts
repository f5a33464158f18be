import { Err, Ok, type Result } from '../kernel/result.ts';
import { Temporal } from '../kernel/temporal.ts';
import { addDays } from '../visit/labels.ts';
import { bookingWindowDays } from '../visit/visit-plan.ts';

export type DateProblem = 'required' | 'malformed';

/** Parses a day from a date input: an ISO date with a four-digit year. Rejects impossible days like `2026-02-29`. */
export function parseDate(text: string): Result<string, DateProblem> {
  const date = text.trim();
  if (date === '') return Err('required');
  if (!isoDate.test(date)) return Err('malformed');
  try {
    return Ok(Temporal.PlainDate.from(date, { overflow: 'reject' }).toString());
  } catch {
    return Err('malformed');
  }
}

/** True only for the ISO text of such a day. */
export function isDate(text: string): boolean {
  return parseDate(text).unwrapOr(null) === text;
}

/** The days that a date picker offers by default, as ISO dates: from today (in the club's zone) to 29 days ahead. */
export function dateWindow(today: string): { readonly first: string; readonly last: string } {
  return { first: today, last: addDays(today, bookingWindowDays - 1) };
}

const isoDate: RegExp = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/;
