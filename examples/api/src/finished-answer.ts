import type { MiddlewareHandler } from 'hono';

const finished = new WeakSet<Response>();

/**
 * An answer of a few bytes to one caller: too small to compress, kept by nobody, its headers all there. What would look
 * through it on its way out passes it by (`unlessFinished`), which is most of what such an answer cost.
 */
export function finishedAnswer(
  body: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const answer = new Response(body, {
    status,
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
  });
  finished.add(answer);
  return answer;
}

/** Has the middleware, one that looks at answers alone, pass by those that are finished. */
export function unlessFinished(middleware: MiddlewareHandler): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (!finished.has(context.res)) await middleware(context, answered);
  };
}

const answered = () => Promise.resolve();
