import { Err, Ok, type Result } from '@foyer/core';
import type * as z from 'zod/mini';

import { type ApiFailure, invalidField } from './api-failure.ts';
import type { RequestHead } from './request-head.ts';

/** A body that was read. */
export interface ReadJson {
  readonly value: unknown;
  /** False when all of its text can be stored for sure: UTF-8 holds no half of a pair, JSON no NUL, unless they are escaped. */
  readonly isEscaped: boolean;
}

/** Reads a body as JSON. Refuses another content type (415) and text that is not JSON (400). */
export async function readJson(
  { req }: RequestHead,
  readText: () => Promise<string>,
): Promise<Result<ReadJson, ApiFailure>> {
  const type = req.header('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    return Err({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the body as application/json.',
    });
  }
  const text = await readText();
  try {
    return Ok({ value: JSON.parse(text) as unknown, isEscaped: text.includes(escape) });
  } catch {
    return Err({ status: 400, code: 'MALFORMED_JSON', message: 'The body is not JSON.' });
  }
}

/** What every escaped character that has no letter of its own begins with. */
const escape = String.raw`\u`;

/**
 * Fits what came in to a schema of the contract. A misfit names the first field at fault, and so does text that no
 * database can hold: a NUL character, or half a surrogate pair.
 */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: unknown,
  whole: string,
  { isEscaped = true }: { readonly isEscaped?: boolean } = {},
): Result<z.output<Schema>, ApiFailure> {
  const read = schema.safeParse(input);
  if (!read.success) {
    const field = fieldAtFault(read.error.issues) || whole;
    return Err(invalidField(field, `${field} is missing or does not have the right form.`));
  }
  const field = isEscaped ? unstorableText(read.data, '') : null;
  if (field !== null) {
    return Err(
      invalidField(field || whole, `${field || whole} holds characters that are not text.`),
    );
  }
  return Ok(read.data);
}

/** Dotted path of the first issue; of a union's shapes the one that fits best speaks. */
function fieldAtFault(issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  if (!issue) return '';
  const path = issue.path.map(String).join('.');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return path;
  const closest = issue.errors.reduce((best, other) => (other.length < best.length ? other : best));
  return [path, fieldAtFault(closest)].filter((part) => part !== '').join('.');
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
