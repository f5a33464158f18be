import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { notFound } from './api-failure.ts';
import { refuse } from './serve-call.ts';

/** Nothing is at an address with a NUL character, and PostgreSQL takes no text with one. */
export const refuseNul: MiddlewareHandler = async (context, next) =>
  context.req.path.includes('\0') ? refuse(context, notFound('There is nothing here.')) : next();

/** No page has a form with files. The parser of such forms throws for one that is cut off. */
export const refuseFiles: MiddlewareHandler = async ({ req }, next) => {
  if (/^\s*multipart\//i.test(req.header('Content-Type') ?? '')) throw new HTTPException(415);
  await next();
};
