import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';

import { failure, notFound } from './api-failure.ts';
import { refuse } from './serve-call.ts';

/** Answers 404 to a path with a NUL character, which PostgreSQL rejects in any text. */
export const refuseNul: MiddlewareHandler = async (context, next) =>
  context.req.path.includes('\0') ? refuse(context, notFound('There is nothing here.')) : next();

/** Refuses multipart forms, because no page uploads files and the parser throws on an incomplete form. */
export const refuseFiles: MiddlewareHandler = async ({ req }, next) => {
  if (/^\s*multipart\//i.test(req.header('Content-Type') ?? '')) throw new HTTPException(415);
  await next();
};

/** Largest body of a call, in bytes. */
const mostBytes = 64 * 1024;

/**
 * Refuses a body that is too large (413), based on its declared length, which the server enforces, or by counting bytes
 * when no length is declared.
 */
export function limitBody(): MiddlewareHandler {
  const count = bodyLimit({
    maxSize: mostBytes,
    onError(context) {
      // The rest of the body is still on its way, so this connection can't carry another request.
      context.header('Connection', 'close');
      return refuse(
        context,
        failure(413, 'BODY_TOO_LARGE', `A body has at most ${mostBytes} bytes.`),
      );
    },
  });
  return (context, next) => {
    const { req } = context;
    const length = req.header('content-length');
    if (req.header('transfer-encoding') !== undefined) return count(context, next);
    // GET and HEAD have no body unless a header declares one.
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (length === undefined) return isRead ? next() : count(context, next);
    return Number(length) <= mostBytes ? next() : count(context, next);
  };
}
