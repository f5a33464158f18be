import type { Challenge, ErrorBody } from '@foyer/adapters-http/wire';

import { databaseTrouble } from '../database/engine-error.ts';

/** Why a call is refused, as sent to the caller. `field` is the invalid field's name on the wire. */
export interface ApiFailure {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly code: string;
  readonly message: string;
  readonly field?: string;
  /** When to retry, sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** True for a limit of the network that a proof of work widens. */
  readonly isWidened?: boolean;
  /** The proof of work that lets a refused public form be sent again right away. */
  readonly challenge?: Challenge;
}

export function errorBodyOf({ code, message, field, challenge }: ApiFailure): ErrorBody {
  return {
    success: false,
    error: {
      code,
      message,
      ...(field !== undefined && { field }),
      ...(challenge !== undefined && { challenge }),
    },
  };
}

export function failure(
  status: ApiFailure['status'],
  code: string,
  message: string,
  field?: string,
): ApiFailure {
  return { status, code, message, ...(field !== undefined && { field }) };
}

export function invalidField(field: string, message: string): ApiFailure {
  return failure(422, 'INVALID_FIELD', message, field);
}

export function notFound(message: string, field?: string): ApiFailure {
  return failure(404, 'NOT_FOUND', message, field);
}

/** Maps a thrown error to a response: 503 for a temporary database problem, 500 for a bug. */
export function failureOf(error: unknown): ApiFailure {
  switch (databaseTrouble(error)) {
    case 'busy':
      return passing('DATABASE_BUSY', 'The database is busy. Try again.');
    case 'unavailable':
      return passing('DATABASE_UNAVAILABLE', 'The database can’t be used right now. Try again.');
    case null:
      return failure(500, 'SERVER_ERROR', 'Something went wrong.');
  }
}

function passing(code: string, message: string): ApiFailure {
  return { ...failure(503, code, message), retryAfterSeconds: 5 };
}
