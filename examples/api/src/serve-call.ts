import type { Call } from '@foyer/adapters-http/wire';
import { Ok, type Result, type Temporal } from '@foyer/core';
import type { Hono } from 'hono';
import type * as z from 'zod/mini';

import { type ApiFailure, errorBodyOf } from './api-failure.ts';
import { decode, type ReadJson, readJson } from './decode-request.ts';
import type { CallAnswer, DirectCalls } from './direct-calls.ts';
import { finishedAnswer } from './finished-answer.ts';
import { type Locale, requestLocale } from './locale/request-locale.ts';
import type { RequestHead } from './request-head.ts';
import type { FixedHeaders } from './security-headers.ts';
import { answerIn } from './words/content-in.ts';

/**
 * A decoded request. `now` is the one instant that everything in it goes by, `client` whom limits count by, `locale` the
 * language that its sender reads, `caller` who it is that calls, null where nobody has to say.
 */
export interface CallRequest<C extends Call, Caller = null> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly now: Temporal.Instant;
  readonly client: string | null;
  readonly locale: Locale;
  readonly caller: Caller;
}

/** What answers a call: the wire's answer, or why it is refused. What only a bug can cause is thrown. */
export type CallHandler<C extends Call, Caller = null> = (
  request: CallRequest<C, Caller>,
) => Promise<Result<z.input<C['answer']>, ApiFailure>>;

/** Tells who calls, from the Authorization header, or refuses them. */
export type Doorkeeper<Caller> = (
  authorization: string | undefined,
  now: Temporal.Instant,
) => Promise<Result<Caller, ApiFailure>>;

/** Options of a served call. */
export interface ServeOptions {
  readonly now: (head: RequestHead) => Temporal.Instant;
  /** For calls that are counted; by default nobody is. */
  readonly client?: (head: RequestHead) => string | null;
  /** Cache-Control of a good answer; by default `no-store`: answers hold people's data. */
  readonly cacheControl?: string;
  /** The answer is read by people: it is said in the sender's language, and says in which. ER-01 */
  readonly isSpoken?: boolean;
  /** What every answer has: with them a small one can be sent as it is. */
  readonly headers?: FixedHeaders;
  /**
   * Takes the call as it comes from Node's server: for what is asked all the time, by everybody, at one path, and answered
   * in a few words.
   */
  readonly direct?: DirectCalls | null;
}

/** Serves one call of the contract that is for everybody. */
export function serveCall<C extends Call>(
  app: Hono,
  call: C,
  handler: CallHandler<C>,
  options: ServeOptions,
): void {
  if (call.needsToken) throw new Error(`${call.name} is for members alone.`);
  serve(app, call, handler, options, () => anyone);
}

/** Serves one call of the contract to whom the doorkeeper lets in: before anything of the request is looked at. AC-06 */
export function serveMemberCall<C extends Call, Caller>(
  app: Hono,
  call: C,
  handler: CallHandler<C, Caller>,
  options: ServeOptions & { readonly letIn: Doorkeeper<Caller> },
): void {
  if (!call.needsToken) throw new Error(`${call.name} is for everybody.`);
  serve(app, call, handler, options, options.letIn);
}

/**
 * Decodes what comes in by the call's schemas, runs the handler, and sends the answer by its schema too, so that an
 * answer that the adapters could not read never leaves. HT-60
 */
function serve<C extends Call, Caller>(
  app: Hono,
  call: C,
  handler: CallHandler<C, Caller>,
  {
    now,
    client = nobody,
    cacheControl = 'no-store',
    isSpoken = false,
    headers,
    direct,
  }: ServeOptions,
  letIn: (...asked: Parameters<Doorkeeper<Caller>>) => CallerOf<Caller> | Promise<CallerOf<Caller>>,
): void {
  const read = requestReader(call);
  const plainHeaders = { 'Cache-Control': cacheControl, 'Content-Type': 'application/json' };

  app.on(call.method, routeOf(call.path), async (context) => {
    const {
      status,
      text,
      headers: said,
    } = await respond(context, {
      params: context.req.param(),
      query: context.req.query(),
      readText: () => context.req.text(),
    });
    return headers && call.method !== 'GET' && text.length < compressible
      ? finishedAnswer(context, text, status, { ...headers, ...said })
      : answerInFull(text, status, said);
  });
  direct?.add(call.method, call.path, (head, readText) =>
    respond(head, { params: {}, query: {}, readText }),
  );

  async function respond(head: RequestHead, sent: SentParts): Promise<CallAnswer> {
    const outcome = await answerTo(head, sent, now(head));
    if (outcome.ok && !isSpoken) {
      return { status: 200, text: textOf(outcome.val), headers: plainHeaders };
    }
    const [status, text, own] = outcome.ok
      ? ([
          200,
          textOf(answerIn(requestLocale(head), outcome.val)),
          { 'Cache-Control': cacheControl },
        ] as const)
      : ([
          outcome.val.status,
          JSON.stringify(errorBodyOf(outcome.val)),
          refusalHeaders(outcome.val),
        ] as const);
    const said = {
      ...own,
      ...(isSpoken && { 'Content-Language': requestLocale(head), Vary: 'Accept-Language, Cookie' }),
      'Content-Type': 'application/json',
    };
    return { status, text, headers: said };
  }

  /** Throws when the adapters could not read the answer. */
  function textOf(answer: z.input<C['answer']>): string {
    return JSON.stringify(call.answer.parse(answer) ?? null);
  }

  async function answerTo(
    head: RequestHead,
    sent: SentParts,
    at: Temporal.Instant,
  ): Promise<Result<z.input<C['answer']>, ApiFailure>> {
    const asking = letIn(head.req.header('Authorization'), at);
    const caller = asking instanceof Promise ? await asking : asking;
    if (!caller.ok) return caller;
    const request = await read(head, sent);
    if (!request.ok) return request;
    return handler(new DecodedRequest(request.val, at, client(head), caller.val, head));
  }
}

/**
 * A class, not a literal with a getter: each such literal would get a hidden class of its own, which keeps all of its request from
 * every small collection of garbage, and a server under load waits for what they copy.
 */
class DecodedRequest<C extends Call, Caller> implements CallRequest<C, Caller> {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
  readonly now: Temporal.Instant;
  readonly client: string | null;
  readonly caller: Caller;
  readonly #head: RequestHead;

  constructor(
    { params, query, body }: DecodedParts<C>,
    now: Temporal.Instant,
    client: string | null,
    caller: Caller,
    head: RequestHead,
  ) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.now = now;
    this.client = client;
    this.caller = caller;
    this.#head = head;
  }

  /** Most calls speak no language, and never ask for it. */
  get locale(): Locale {
    return requestLocale(this.#head);
  }
}

type DecodedParts<C extends Call> = Pick<CallRequest<C>, 'params' | 'query' | 'body'>;

/** What a request says beside its head. */
interface SentParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly readText: () => Promise<string>;
}

const nobody = (): null => null;

type CallerOf<Caller> = Result<Caller, ApiFailure>;

const anyone: CallerOf<null> = Ok(null);

/** Bytes from which on an answer is compressed for who takes it. */
const compressible = 1024;

function refusalHeaders({ retryAfterSeconds, status }: ApiFailure): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
  };
}

/** Its length is named so that an answer of a few bytes is not compressed. */
function answerInFull(text: string, status: number, headers: Record<string, string>): Response {
  const length = String(Buffer.byteLength(text));
  return new Response(text, { status, headers: { ...headers, 'Content-Length': length } });
}

/** The template as Hono writes it. The app is not strict: a slash at the end is as good as none. */
function routeOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
}

function requestReader<C extends Call>(
  call: C,
): (head: RequestHead, sent: SentParts) => Promise<Result<DecodedParts<C>, ApiFailure>> {
  const takesBody = call.body._zod.def.type !== 'undefined';
  return async (head, { params: named, query: asked, readText }) => {
    const params = decode<C['params']>(call.params, named, 'path');
    if (!params.ok) return params;
    const query = decode<C['query']>(call.query, asked, 'query');
    if (!query.ok) return query;
    const sent = takesBody ? await readJson(head, readText) : noJson;
    if (!sent.ok) return sent;
    const { value, isEscaped } = sent.val;
    const body = decode<C['body']>(call.body, value, 'body', { isEscaped });
    if (!body.ok) return body;
    return Ok({ params: params.val, query: query.val, body: body.val });
  };
}

const noJson: Result<ReadJson, never> = Ok({ value: undefined, isEscaped: false });
