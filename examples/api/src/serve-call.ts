import type { Call } from '@foyer/adapters-http/wire';
import { Ok, type Result, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';

import { type ApiFailure, errorBodyOf } from './api-failure.ts';
import { decode, readJson } from './decode-request.ts';

/** A decoded request. `now` is the one instant that everything in it goes by, `client` whom limits count by. */
export interface CallRequest<C extends Call> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly now: Temporal.Instant;
  readonly client: string | null;
}

/** What answers a call: the wire's answer, or why it is refused. What only a bug can cause is thrown. */
export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<Result<z.input<C['answer']>, ApiFailure>>;

/** Options of a served call. */
export interface ServeOptions {
  readonly now: (context: Context) => Temporal.Instant;
  /** For calls that are counted; by default nobody is. */
  readonly client?: (context: Context) => string | null;
  /** Cache-Control of a good answer; by default `no-store`: answers hold people's data. */
  readonly cacheControl?: string;
}

/**
 * Serves one call of the contract: decodes what comes in by its schemas, runs the handler, and sends the answer by its
 * schema too, so that an answer that the adapters could not read never leaves. HT-60
 */
export function serveCall<C extends Call>(
  app: Hono,
  call: C,
  handler: CallHandler<C>,
  { now, client = nobody, cacheControl = 'no-store' }: ServeOptions,
): void {
  app.on(call.method, routeOf(call.path), async (context) => {
    const request = await readRequest(call, context);
    const outcome = request.ok
      ? await handler({ ...request.val, now: now(context), client: client(context) })
      : request;
    if (!outcome.ok) {
      const { retryAfterSeconds } = outcome.val;
      if (retryAfterSeconds !== undefined) {
        context.header('Retry-After', String(retryAfterSeconds));
      }
      context.header('Cache-Control', 'no-store');
      return context.json(errorBodyOf(outcome.val), outcome.val.status);
    }
    context.header('Cache-Control', cacheControl);
    const answer = JSON.stringify(call.answer.parse(outcome.val));
    // Named so that an answer of a few bytes is not compressed.
    context.header('Content-Length', String(Buffer.byteLength(answer)));
    return context.body(answer, 200, { 'Content-Type': 'application/json' });
  });
}

const nobody = (): null => null;

/** The template as Hono writes it. The app is not strict: a slash at the end is as good as none. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

async function readRequest<C extends Call>(
  call: C,
  context: Context,
): Promise<Result<Omit<CallRequest<C>, 'now' | 'client'>, ApiFailure>> {
  const params = decode<C['params']>(call.params, context.req.param(), 'path');
  if (!params.ok) return params;
  const query = decode<C['query']>(call.query, context.req.query(), 'query');
  if (!query.ok) return query;
  const takesBody = call.body._zod.def.type !== 'undefined';
  const sent = takesBody ? await readJson(context) : Ok(undefined);
  if (!sent.ok) return sent;
  const body = decode<C['body']>(call.body, sent.val, 'body');
  if (!body.ok) return body;
  return Ok({ params: params.val, query: query.val, body: body.val });
}
