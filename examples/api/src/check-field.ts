import { Err, Ok, parseContactName, type Result } from '@foyer/core';

import { type ApiFailure, invalidField } from './api-failure.ts';

/** What a validator of the core said of a field, as the caller hears it. */
export function check<Value>(
  field: string,
  parsed: Result<Value, string>,
): Result<Value, ApiFailure> {
  return parsed.mapErr((problem) => invalidField(field, `${field} is ${problem}.`));
}

/** An optional field may be missing, null or empty. */
export function checkOptional(
  field: string,
  text: string | null | undefined,
  parse: (text: string) => Result<string, string>,
): Result<string | null, ApiFailure> {
  return text == null || text.trim() === '' ? Ok(null) : check(field, parse(text));
}

/** Longest name that a box takes, in characters. FM-03 */
const nameLength = 50;

/** A name as people have them, no longer than the visitor's box takes it. VA-02 */
export function checkName(field: string, text: string): Result<string, ApiFailure> {
  return check(field, parseContactName(text)).andThen((name) =>
    name.length <= nameLength || [...name].length <= nameLength
      ? Ok(name)
      : Err(invalidField(field, `${field} has at most ${nameLength} characters.`)),
  );
}

/** Longest key that a caller makes, in UTF-16 units: a UUID has 36, and an index has to hold it. */
const keyLength = 100;

/** A key that the caller made, such as a TransactionId. */
export function checkKey(field: string, text: string): Result<string, ApiFailure> {
  return text.trim() !== '' && text.length <= keyLength
    ? Ok(text)
    : Err(invalidField(field, `${field} has 1 to ${keyLength} characters.`));
}
