import type { ErrorBody } from '@foyer/adapters-http/wire';
import type { Logger } from '@foyer/core';

/** Why a call is refused, as the caller hears it. `field` is the part at fault as the wire spells it. */
export interface ApiFailure {
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  /** When to come back, sent as Retry-After. */
  readonly retryAfterSeconds?: number;
}

export function errorBodyOf({ code, message, field }: ApiFailure): ErrorBody {
  return { success: false, error: { code, message, ...(field !== undefined && { field }) } };
}

/** A field that can't be taken as it is. */
export function invalidField(field: string, message: string): ApiFailure {
  return { status: 422, code: 'INVALID_FIELD', message, field };
}

export function notFound(message: string, field?: string): ApiFailure {
  return { status: 404, code: 'NOT_FOUND', message, ...(field !== undefined && { field }) };
}

/** The answer to a request that something unforeseen kept from being answered, which is logged. */
export function failureOf(
  error: unknown,
  method: string,
  logger: Logger,
): {
  readonly status: 500;
  readonly text: string;
  readonly headers: { readonly 'Content-Type': string };
} {
  // The name alone: an engine's message may quote the values of a row.
  logger.error('request-failed', {
    kind: error instanceof Error ? error.name : typeof error,
    method,
  });
  const body = errorBodyOf({ status: 500, code: 'SERVER_ERROR', message: 'Something went wrong.' });
  return {
    status: 500,
    text: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
}
