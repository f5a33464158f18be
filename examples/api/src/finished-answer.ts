import type { Context, MiddlewareHandler } from 'hono';

/**
 * An answer of a few bytes to one caller: too small to compress, kept by nobody, its headers all there. What would look
 * through it on its way out passes it by (`unlessFinished`), which is most of what such an answer cost.
 */
export function finishedAnswer(
  context: Context,
  body: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  // Said of the request, not by a set of answers: a weak set is what the garbage collector pays most for.
  context.set(finished, true);
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
  });
}

/** Has the middleware, one that looks at answers alone, pass by those that are finished. */
export function unlessFinished(middleware: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.get(finished) !== true) await middleware(context, answered);
  };
}

const finished = 'finished-answer';

const answered = () => Promise.resolve();
