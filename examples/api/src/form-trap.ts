import {
  formHeader,
  looksAutomatedCode,
  readFormHeader,
  shortestFormMs,
} from '@foyer/adapters-http/wire';
import type { Context } from 'hono';

import type { ApiFailure } from './api-failure.ts';

/**
 * Refuses a public form that looks as if a bot filled it in: it was sent faster than anybody types, or the field that
 * people can't see has text in it. The page itself reports both, so this stops only bots that fill in the page. A
 * program that calls the API directly is held by the limits. SE-17, SE-19
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
