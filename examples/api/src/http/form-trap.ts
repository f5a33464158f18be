import {
  formHeader,
  looksAutomatedCode,
  readFormHeader,
  shortestFormMs,
} from '@foyer/adapters-http/wire';
import type { Context } from 'hono';

import type { ApiFailure } from './api-failure.ts';

/**
 * Refuses a public form that a bot seems to have filled in: it was submitted faster than anyone types, or its invisible
 * field has a value. The page itself reports both, so this stops only bots that fill in the page. The limits cover
 * programs that call the API directly.
 */
export function refusalOfForm(context: Context): ApiFailure | null {
  const header = context.req.header(formHeader);
  if (header === undefined) return null;
  const form = readFormHeader(header);
  const looksHuman = form !== null && !form.isTrapFilled && form.openForMs >= shortestFormMs;
  return looksHuman ? null : looksAutomated;
}

const looksAutomated: ApiFailure = {
  status: 403,
  code: looksAutomatedCode,
  message: 'This looks as if a program filled in the form. If you are a person, send it again.',
};
