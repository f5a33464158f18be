import { Err, Ok, type Result } from '@foyer/core';
import { parseContactName } from '@foyer/core/forms';

import { type ApiFailure, invalidField } from './api-failure.ts';

/** Converts the result of a core validator to an API failure. */
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

/** The longest name that the form accepts, in characters. */
const nameLength = 50;

/** Validates a name, including the form's length limit. */
export function checkName(field: string, text: string): Result<string, ApiFailure> {
  return check(field, parseContactName(text)).andThen((name) =>
    name.length <= nameLength || [...name].length <= nameLength
      ? Ok(name)
      : Err(invalidField(field, `${field} has at most ${nameLength} characters.`)),
  );
}

/** The longest caller-made key, in UTF-16 units: a UUID has 36, and the key must fit in an index. */
const keyLength = 100;

/** Validates a key that the caller made, such as a TransactionId. */
export function checkKey(field: string, text: string): Result<string, ApiFailure> {
  return text.trim() !== '' && text.length <= keyLength
    ? Ok(text)
    : Err(invalidField(field, `${field} has 1 to ${keyLength} characters.`));
}
