import {
  attributionHeader,
  type Call,
  type contract,
  formHeader,
  proofHeader,
  readAttributionHeader,
  readFormHeader,
  shortestFormMs,
} from '@foyer/adapters-http/wire';
import { disposableAddressCode, looksAutomatedCode } from '@foyer/adapters-http/error-codes';
import { Err, type IdSource, Ok, type Result, type Temporal } from '@foyer/core';
import type { Attribution } from '@foyer/core/lead';
import type { Context, Hono } from 'hono';
import type * as z from 'zod/mini';

import type { SignedIn } from '../account/account-table.ts';
import { type Origin, originOf } from '../account/device.ts';
import type { ChainData } from '../chain-data.ts';
import type { Database } from '../database/schema.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type ApiFailure, errorBodyOf, failure } from './api-failure.ts';
import {
  type FormRate,
  newChallenge,
  type ProofPolicy,
  proofRequired,
  spendProof,
} from './proof-of-work.ts';
import { decode, readJson } from './read-request.ts';
import { type Locale, requestLocale } from '../locale/request-locale.ts';
import type { TimedCache } from './timed-cache.ts';
import { translateAnswer } from '../copy/translate.ts';
import { inSpan } from '../tracing/spans.ts';
import type { PhoneWallets } from '../phone-wallets/member-pass.ts';

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
  /** What the history of accounts stores of the sender's network and device. */
  readonly origin: Origin;
  readonly locale: Locale;
  /** What brought the visitor, from a public form; null if unknown. */
  readonly attribution: Attribution | null;
  readonly caller: Caller;
  /** For what a call reads besides its contract, such as a cookie. */
  readonly context: Context;
}

/** Who asks and when, for limits. */
export type Asking = Pick<CallRequest<Call>, 'now' | 'client'>;

export interface Backing {
  readonly database: Database;
  readonly data: ChainData;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
  /** The site's public base URL, without a trailing slash. Links in mails start with it. */
  readonly publicUrl: string;
  /** Called after a change that queued mail or webhooks, to deliver them immediately. */
  readonly onMail: () => void;
  /** True for an address of a service for temporary mail; without it, every address is taken. */
  readonly isDisposable?: (address: string) => boolean;
  /** True if every account needs two-step login or a passkey. Defaults to false. */
  readonly requiresSecondStep?: boolean;
  /** The wallets on phones that the chain has set up. */
  readonly phoneWallets: PhoneWallets;
  /** True while a request is handled that brought a proof of work: its network may send more. */
  readonly isProven?: boolean;
}

/** What the mails and events depend on that no call queues. */
export type NoticeBacking = Omit<Backing, 'data' | 'onMail' | 'phoneWallets'>;

type Outcome<C extends Call> = Result<z.input<C['answer']>, ApiFailure>;

/** Returns the call's response in wire format, or why it is refused. Thrown errors are bugs. */
export type CallHandler<C extends Call, Caller = null> = (
  request: CallRequest<C, Caller>,
  backing: Backing,
) => Outcome<C> | Promise<Outcome<C>>;

type Contract = typeof contract;
export type CallName = keyof Contract;

type Handlers<Name extends CallName, Caller> = {
  readonly [Each in Name]: CallHandler<Contract[Each], Caller>;
};

export function publicCalls<Name extends CallName>(
  handlers: Handlers<Name, null>,
): Handlers<Name, null> {
  return handlers;
}

export function memberCalls<Name extends CallName>(
  handlers: Handlers<Name, SignedIn>,
): Handlers<Name, SignedIn> {
  return handlers;
}

export type Authenticate<Caller> = (
  context: Context,
  now: Temporal.Instant,
) => Promise<Result<Caller, ApiFailure>>;

export type AnswerCache = TimedCache<Result<string, ApiFailure>>;

export interface ServeOptions<Caller> {
  readonly backing: Backing;
  readonly now: (context: Context) => Temporal.Instant;
  readonly client: (context: Context) => string | null;
  readonly authenticate: Authenticate<Caller>;
  readonly cacheControl: string;
  /** Caches one response per language, for a call without parameters that answers everyone the same. */
  readonly cache: AnswerCache | null;
  /** True for a response with the chain's own content: translates it to the sender's language. */
  readonly isTranslated: boolean;
  readonly proofs: ProofPolicy;
  /** Counts the public forms of every call. */
  readonly formRate: FormRate;
}

/**
 * Serves a call of the contract: identifies the caller, decodes the request with the call's schemas, runs the handler,
 * and validates the response with its schema, so that the server never sends one that the adapters can't read.
 */
export function serveCall<C extends Call, Caller>(
  app: Hono,
  call: C,
  handler: CallHandler<C, Caller>,
  options: ServeOptions<Caller>,
): void {
  const { backing, now, client, authenticate, cacheControl, cache, isTranslated } = options;
  app.on(call.method, routeOf(call.path), async (context) => {
    const locale = requestLocale(context);
    if (isTranslated) {
      context.header('Content-Language', locale);
      context.header('Vary', 'Accept-Language, Cookie');
    }
    const write = () => textOf(context, locale);
    const name = `${call.name} ${locale}`;
    const text = await (cache === null ? write() : cache.read(name, write));
    if (!text.ok) {
      cache?.forget(name);
      return refuse(context, text.val);
    }
    context.header('Cache-Control', cacheControl);
    return sendJson(context, text.val, 200);
  });

  async function textOf(context: Context, locale: Locale): Promise<Result<string, ApiFailure>> {
    const outcome = await answerTo(context, locale);
    return outcome.map((answered) => {
      const answer = isTranslated
        ? translateAnswer(backing.data.translations, locale, answered)
        : answered;
      return JSON.stringify(call.answer.parse(answer) ?? null);
    });
  }

  async function answerTo(context: Context, locale: Locale): Promise<Outcome<C>> {
    const at = now(context);
    const caller = await authenticate(context, at);
    if (!caller.ok) return caller;
    const network = client(context);
    const asking = { now: at, client: network, locale, caller: caller.val };
    if (call.isPublicForm !== true) return handle(context, asking, backing);
    const refusal = refusalOfForm(context);
    if (refusal) return Err(refusal);
    const proof = context.req.header(proofHeader);
    const isProven = proof !== undefined && (await spendProof(backing, proof, call.name, at));
    const outcome =
      needsProof(context, network, at) && !isProven
        ? Err(proofRequired)
        : await handle(context, asking, { ...backing, isProven });
    // A proof also gets a form past the limit of a network that many people share.
    const isOffered =
      !outcome.ok && (outcome.val === proofRequired || outcome.val.isWidened === true) && !isProven;
    if (!isOffered || options.proofs === 'never') return outcome;
    return Err({ ...outcome.val, challenge: await newChallenge(backing.secret, call.name, at) });
  }

  /** Anyone's form in a flood, and any form that was filled in faster than people do. */
  function needsProof(context: Context, network: string | null, at: Temporal.Instant): boolean {
    if (options.proofs === 'never') return false;
    const header = context.req.header(formHeader);
    const form = header === undefined ? null : readFormHeader(header);
    const isQuick = form !== null && form.openForMs < shortestFormMs;
    // A load test and scenarios have no network, and aren't a flood.
    const isFlood = network !== null && options.formRate.count(at);
    return options.proofs === 'always' || isQuick || isFlood;
  }

  async function handle(
    context: Context,
    asking: Pick<CallRequest<C, Caller>, 'now' | 'client' | 'locale' | 'caller'>,
    backing: Backing,
  ): Promise<Outcome<C>> {
    const parts = await decodeParts(call, context);
    if (!parts.ok) return parts;
    const temporary = call.isPublicForm === true ? refusalOfAddress(parts.val.body, backing) : null;
    if (temporary) return Err(temporary);
    const request = {
      ...parts.val,
      ...asking,
      origin: originOf(context.req.header('User-Agent'), asking.client),
      attribution: call.isPublicForm === true ? attributionOf(context) : null,
      context,
    };
    return inSpan(`use ${call.name}`, async () => handler(request, backing));
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
  const isLeftOut =
    context.req.header('Content-Type') === undefined && call.body.safeParse(undefined).success;
  const sent = takesBody && !isLeftOut ? await readJson(context) : Ok(undefined);
  if (!sent.ok) return sent;
  const body = decode<C['body']>(call.body, sent.val, 'body');
  if (!body.ok) return body;
  return Ok({ params: params.val, query: query.val, body: body.val });
}

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
 * Refuses a public form that a bot seems to have filled in, because its invisible field has a value. The page itself
 * reports it, so this stops only bots that fill in the page. The limits cover programs that call the API directly.
 */
function refusalOfForm(context: Context): ApiFailure | null {
  const header = context.req.header(formHeader);
  if (header === undefined) return null;
  const form = readFormHeader(header);
  return form === null || form.isTrapFilled ? looksAutomated : null;
}

/** Refuses a form with a temporary address, naming its field. Only chains that ask for it have the list. */
function refusalOfAddress(body: unknown, { isDisposable }: Backing): ApiFailure | null {
  if (isDisposable === undefined || typeof body !== 'object' || body === null) return null;
  const field = Object.entries(body).find(
    ([name, value]) => /email/i.test(name) && typeof value === 'string' && isDisposable(value),
  );
  return field === undefined
    ? null
    : failure(422, disposableAddressCode, 'Use an address that isn’t temporary.', field[0]);
}

function attributionOf(context: Context): Attribution | null {
  const header = context.req.header(attributionHeader);
  return header === undefined ? null : readAttributionHeader(header);
}

const looksAutomated = failure(
  403,
  looksAutomatedCode,
  'This looks as if a program filled in the form. If you are a person, send it again.',
);
