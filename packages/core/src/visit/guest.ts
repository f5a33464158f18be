import { type NameProblem, type NameRule, nameParsers } from '../forms/name.ts';
import { Ok, type Result } from '../kernel/result.ts';

/** Someone whom the visitor brings along. The visit still takes one time. */
export interface Guest {
  /** Null if the visitor didn't say. */
  readonly firstName: string | null;
}

/** Reads the typed name of a guest, which may stay empty. Null means that the visitor comes alone. */
export function parseGuest(name: string | null, rule: NameRule): Result<Guest | null, NameProblem> {
  if (name === null) return Ok(null);
  if (name.trim() === '') return Ok({ firstName: null });
  return nameParsers[rule](name).map((firstName) => ({ firstName }));
}

/** The name to type for a guest; the opposite of `parseGuest`. */
export function guestName(guest: Guest | null): string | null {
  return guest && (guest.firstName ?? '');
}

export function isSameGuest(one: Guest | null, other: Guest | null): boolean {
  return guestName(one) === guestName(other);
}
