import { Err, Ok, type Result } from '@foyer/core';
import { createPhoneFormat, parseInclusiveName, type PhoneFormat } from '@foyer/core/forms';
import * as phoneLibrary from 'libphonenumber-js/min';
import type { Context } from 'hono';
import type * as z from 'zod/mini';

import { type ApiFailure, failure, invalidField } from './api-failure.ts';

export async function readJson({ req }: Context): Promise<Result<unknown, ApiFailure>> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    return Err(failure(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'));
  }
  const text = await req.text();
  try {
    return Ok(JSON.parse(text) as unknown);
  } catch {
    return Err(failure(400, 'MALFORMED_JSON', 'The body is not JSON.'));
  }
}

/**
 * Checks input against a schema of the contract. The failure names the first invalid field. Also refuses text that no
 * database can store: a NUL character, or half a surrogate pair.
 */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  whole: string,
): Result<z.output<Schema>, ApiFailure> {
  const read = schema.safeParse(input, { reportInput: true });
  if (!read.success) {
    const { path, maximum } = faultOf(read.error.issues);
    const field = path || whole;
    return Err(
      invalidField(
        field,
        maximum === null
          ? `${field} is missing or does not have the right form.`
          : `${field} has at most ${maximum} characters.`,
      ),
    );
  }
  const field = unstorableText(read.data, '');
  if (field !== null) {
    return Err(
      invalidField(field || whole, `${field || whole} holds characters that are not text.`),
    );
  }
  return Ok(read.data);
}

/** Where a value is invalid, and its maximum length if it is too long. */
interface Fault {
  /** Dotted path of the field; empty for the whole body. */
  readonly path: string;
  readonly maximum: number | null;
}

/** The first issue; for a union, the first issue of the best-matching option. */
function faultOf(issues: readonly z.core.$ZodIssue[]): Fault {
  const [issue] = issues;
  if (!issue) return { path: '', maximum: null };
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    const isTooLong = issue.code === 'too_big' && issue.origin === 'string';
    return { path, maximum: isTooLong ? Number(issue.maximum) : null };
  }
  const closest = issue.errors.reduce((best, other) =>
    missingIn(other) < missingIn(best) ? other : best,
  );
  const fault = faultOf(closest);
  return { ...fault, path: [path, fault.path].filter((part) => part !== '').join('.') };
}

/** How many of an option's fields are missing; all of them if its `kind` differs. */
function missingIn(issues: readonly z.core.$ZodIssue[]): number {
  return issues.some((issue) => issue.code === 'invalid_value' && issue.values.length === 1)
    ? Infinity
    : issues.filter(({ input }) => input === undefined).length;
}

/** The path of the first text that can't be stored; null when all can. */
function unstorableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? path : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableText(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

export function check<Value>(
  field: string,
  parsed: Result<Value, string>,
): Result<Value, ApiFailure> {
  return parsed.mapErr((problem) => invalidField(field, `${field} is ${problem}.`));
}

export function allOf<Values extends object>(fields: {
  readonly [Name in keyof Values]: Result<Values[Name], ApiFailure>;
}): Result<Values, ApiFailure> {
  const values: Partial<Values> = {};
  for (const name of Object.keys(fields) as (keyof Values)[]) {
    const field = fields[name];
    if (!field.ok) return field;
    values[name] = field.val;
  }
  return Ok(values as Values);
}

/** An optional field may be missing, null or empty. */
export function checkOptional(
  field: string,
  text: string | null | undefined,
  parse: (text: string) => Result<string, string>,
): Result<string | null, ApiFailure> {
  return text == null || text.trim() === '' ? Ok(null) : check(field, parse(text));
}

const nameLength = 50;

export function checkName(field: string, text: string): Result<string, ApiFailure> {
  return check(field, parseInclusiveName(text)).andThen((name) =>
    name.length <= nameLength || [...name].length <= nameLength
      ? Ok(name)
      : Err(invalidField(field, `${field} has at most ${nameLength} characters.`)),
  );
}

/**
 * The name of a guest as it is stored: empty without one, null without a guest, undefined if the request doesn't say.
 */
export function checkGuest(
  field: string,
  guest: { readonly name: string | null } | null | undefined,
): Result<string | null | undefined, ApiFailure> {
  if (guest == null) return Ok(guest);
  return guest.name === null || guest.name.trim() === '' ? Ok('') : checkName(field, guest.name);
}

/** Phone numbers of every country. */
export const phoneFormat: PhoneFormat = createPhoneFormat(phoneLibrary);

/** Validates a phone number. Any notation of a number gives the same text, so that limits count it as one. */
export function checkPhone(field: string, text: string): Result<string, ApiFailure> {
  return check(field, phoneFormat.parse(text, null));
}

export function checkMessage(text: string, most: number): Result<string, ApiFailure> {
  const message = text.trim();
  return [...message].length <= most
    ? Ok(message)
    : Err(invalidField('message', `A message has at most ${most} characters.`));
}

/** The longest caller-made key, in UTF-16 units: a UUID has 36, and the key must fit in an index. */
const keyLength = 100;

export function checkKey(field: string, text: string): Result<string, ApiFailure> {
  return text.trim() !== '' && text.length <= keyLength
    ? Ok(text)
    : Err(invalidField(field, `${field} has 1 to ${keyLength} characters.`));
}
