import type { ErrorBody } from '@foyer/adapters-http/wire';

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
