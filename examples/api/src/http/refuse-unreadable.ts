import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { notFound } from './api-failure.ts';
import { refuse } from './serve-call.ts';

/** Answers 404 to a path with a NUL character, which PostgreSQL rejects in any text. */
export const refuseNul: MiddlewareHandler = async (context, next) =>
  context.req.path.includes('\0') ? refuse(context, notFound('There is nothing here.')) : next();

/** Refuses multipart forms, because no page uploads files and the parser throws on an incomplete form. */
export const refuseFiles: MiddlewareHandler = async ({ req }, next) => {
  if (/^\s*multipart\//i.test(req.header('Content-Type') ?? '')) throw new HTTPException(415);
  await next();
};
