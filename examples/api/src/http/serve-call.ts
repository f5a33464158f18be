import {
  type Call,
  formHeader,
  looksAutomatedCode,
  readFormHeader,
  shortestFormMs,
} from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';

import { type ApiFailure, errorBodyOf } from './api-failure.ts';
import { decode, readJson } from './decode-request.ts';
import { type Locale, requestLocale } from '../locale/request-locale.ts';
import type { TimedCache } from './timed-cache.ts';
import { translateAnswer, type Translations } from '../copy/translate.ts';

/**
 * A decoded request. `now` is the instant used for the whole request, `client` the network that limits count by,
 * `locale` the sender's language, and `caller` the signed-in caller, or null for public calls.
 */
export interface CallRequest<C extends Call, Caller = null> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly now: Temporal.Instant;
  readonly client: string | null;
  readonly locale: Locale;
  readonly caller: Caller;
  /** For what a call reads besides its contract, such as a cookie. */
  readonly context: Context;
}

/** Returns the call's response in wire format, or why it is refused. Thrown errors are bugs. */
export type CallHandler<C extends Call, Caller = null> = (
  request: CallRequest<C, Caller>,
) => Promise<Result<z.input<C['answer']>, ApiFailure>>;

/** Identifies the caller by the request's headers, or refuses the request. */
export type Authenticate<Caller> = (
  context: Context,
  now: Temporal.Instant,
) => Promise<Result<Caller, ApiFailure>>;

/** Cached responses as JSON text. */
export type AnswerCache = TimedCache<Result<string, ApiFailure>>;

/** Options of a served call. */
export interface ServeOptions {
  readonly now: (context: Context) => Temporal.Instant;
  /** For calls with limits per network; defaults to a `client` of null. */
  readonly client?: (context: Context) => string | null;
  /** Cache-Control of a successful response. Defaults to `no-store`, because responses contain personal data. */
  readonly cacheControl?: string;
  /** Caches one response per language, for a call without parameters that answers everyone the same. */
  readonly cache?: AnswerCache;
  /** For a response with the chain's own content: translates it to the sender's language, with `Content-Language`. */
  readonly translations?: Translations;
}

/** Serves a public call of the contract. */
export function serveCall<C extends Call>(
  app: Hono,
  call: C,
  handler: CallHandler<C>,
  options: ServeOptions,
): void {
  if (call.needsToken) throw new Error(`${call.name} is for members only.`);
  serve(app, call, handler, options, () => Promise.resolve(Ok(null)));
}

/** Serves a call of the contract to signed-in callers, who are identified before the request is decoded. */
export function serveMemberCall<C extends Call, Caller>(
  app: Hono,
  call: C,
  handler: CallHandler<C, Caller>,
  options: ServeOptions & { readonly authenticate: Authenticate<Caller> },
): void {
  if (!call.needsToken) throw new Error(`${call.name} is open to everybody.`);
  serve(app, call, handler, options, options.authenticate);
}

/**
 * Decodes the request with the call's schemas, runs the handler, and validates the response with its schema, so that
 * the server never sends one that the adapters can't read.
 */
function serve<C extends Call, Caller>(
  app: Hono,
  call: C,
  handler: CallHandler<C, Caller>,
  { now, client = () => null, cacheControl = 'no-store', cache, translations }: ServeOptions,
  authenticate: Authenticate<Caller>,
): void {
  app.on(call.method, routeOf(call.path), async (context) => {
    if (translations) {
      context.header('Content-Language', requestLocale(context));
      context.header('Vary', 'Accept-Language, Cookie');
    }
    const write = () => textOf(context);
    const name = `${call.name} ${requestLocale(context)}`;
    const text = await (cache === undefined ? write() : cache.read(name, write));
    if (!text.ok) {
      cache?.forget(name);
      return refuse(context, text.val);
    }
    context.header('Cache-Control', cacheControl);
    return sendJson(context, text.val, 200);
  });

  async function textOf(context: Context): Promise<Result<string, ApiFailure>> {
    const outcome = await answerTo(context);
    return outcome.map((answered) => {
      const answer = translations
        ? translateAnswer(translations, requestLocale(context), answered)
        : answered;
      return JSON.stringify(call.answer.parse(answer) ?? null);
    });
  }

  async function answerTo(context: Context): Promise<Result<z.input<C['answer']>, ApiFailure>> {
    const at = now(context);
    const caller = await authenticate(context, at);
    if (!caller.ok) return caller;
    const refusal = call.isPublicForm === true ? refusalOfForm(context) : null;
    if (refusal) return Err(refusal);
    const parts = await decodeParts(call, context);
    if (!parts.ok) return parts;
    return handler({
      ...parts.val,
      now: at,
      client: client(context),
      locale: requestLocale(context),
      caller: caller.val,
      context,
    });
  }
}

/** Converts the template to Hono's syntax. The app isn't strict, so a trailing slash makes no difference. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

type DecodedParts<C extends Call> = Pick<CallRequest<C>, 'params' | 'query' | 'body'>;

async function decodeParts<C extends Call>(
  call: C,
  context: Context,
): Promise<Result<DecodedParts<C>, ApiFailure>> {
  const params = decode<C['params']>(call.params, context.req.param(), 'path');
  if (!params.ok) return params;
  const query = decode<C['query']>(call.query, context.req.query(), 'query');
  if (!query.ok) return query;
  const takesBody = call.body._zod.def.type !== 'undefined';
  const isOptional = call.body.safeParse(undefined).success;
  const hasBody = takesBody && !(isOptional && context.req.header('Content-Type') === undefined);
  const sent = hasBody ? await readJson(context) : Ok(undefined);
  if (!sent.ok) return sent;
  const body = decode<C['body']>(call.body, sent.val, 'body');
  if (!body.ok) return body;
  return Ok({ params: params.val, query: query.val, body: body.val });
}

/** Sends a failure. */
export function refuse(context: Context, failure: ApiFailure): Response {
  const { status, retryAfterSeconds } = failure;
  context.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
  if (status === 401) context.header('WWW-Authenticate', 'Bearer');
  return sendJson(context, JSON.stringify(errorBodyOf(failure)), status);
}

/** Sets Content-Length, so that the compression middleware skips short responses. */
function sendJson(context: Context, text: string, status: 200 | ApiFailure['status']): Response {
  context.header('Content-Type', 'application/json');
  context.header('Content-Length', String(Buffer.byteLength(text)));
  return context.body(text, status);
}

/**
 * Refuses a public form that a bot seems to have filled in: it was submitted faster than anyone types, or its invisible
 * field has a value. The page itself reports both, so this stops only bots that fill in the page. The limits cover
 * programs that call the API directly.
 */
function refusalOfForm(context: Context): ApiFailure | null {
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
