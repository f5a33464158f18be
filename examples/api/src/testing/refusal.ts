import { errorBody } from '@foyer/adapters-http/wire';

import type { TestAnswer } from './test-api.ts';

/** How a call was refused: the status, the code, and the invalid field if there is one. */
export function refusal({ status, body }: TestAnswer): {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
} {
  const { code, field } = errorBody.parse(body).error;
  return { status, code, field };
}
