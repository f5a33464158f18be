import * as z from 'zod/mini';
import type { FormSignals } from '@foyer/core/forms';
import { type Attribution, readAttribution } from '@foyer/core/lead';

/**
 * Describes a call of the API. The reference API, the adapters and the OpenAPI document all use it, so that they
 * can't drift apart.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The requirement that lists the call, e.g. `HT-27`. */
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template from the root with parameters in braces: `/v6/facilities/facility/{id}`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** The JSON body; `z.undefined()` for a call without one. */
  readonly body: Body;
  readonly answer: Answer;
  /** True if sending the call twice has the same effect as once, so that a client may retry it. */
  readonly repeatable: boolean;
  /** True if the request has the lead's key under another name, so that a write may be retried. */
  readonly isKeyed?: boolean;
  /** Reads the body of a 4xx response. By default, it has the contract's form. */
  readonly readError?: (json: unknown) => ErrorDetails;
  /** True for a call that only reads although its method isn't GET. It's retried like other reads. */
  readonly asks?: boolean;
  /** True if the call sends a form filled in by an anonymous visitor. It may include the `Foyer-Form` header. */
  readonly isPublicForm?: boolean;
  /** True if the call is for a logged-in member and needs the bearer token. */
  readonly needsToken: boolean;
}

export interface ErrorDetails {
  readonly code?: string | null | undefined;
  readonly field?: string | null | undefined;
}

/** The arguments of a call. Those that the call doesn't have may be omitted. */
export type RequestOf<C extends Call> = Argument<'params', z.input<C['params']>> &
  Argument<'query', z.input<C['query']>> &
  Argument<'body', z.input<C['body']>>;

/** Optional if the call takes nothing here, or only optional fields. */
type Argument<Name extends string, Value> =
  Record<string, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : undefined extends Value
      ? { readonly [Key in Name]?: Value }
      : { readonly [Key in Name]: Value };

export type AnswerOf<C extends Call> = z.output<C['answer']>;

const nothing = z.object({});
const noBody = z.undefined();

/** What a call doesn't state: it takes no arguments, may be repeated, and needs no token. */
const defaults = {
  params: nothing,
  query: nothing,
  body: noBody,
  repeatable: true,
  needsToken: false,
} as const;

/**
 * Completes a call's description and keeps its exact type. The annotation lets bundlers drop the calls that a page
 * doesn't use.
 */
// @__NO_SIDE_EFFECTS__
export function defineCall<
  Answer extends z.ZodMiniType,
  Params extends z.ZodMiniType = typeof nothing,
  Query extends z.ZodMiniType = typeof nothing,
  Body extends z.ZodMiniType = typeof noBody,
>(
  call: Omit<Call<Params, Query, Body, Answer>, keyof typeof defaults> &
    Partial<Pick<Call<Params, Query, Body, Answer>, keyof typeof defaults>>,
): Call<Params, Query, Body, Answer> {
  return { ...defaults, ...call } as Call<Params, Query, Body, Answer>;
}

/**
 * A challenge of ALTCHA, which a refused public form carries: find the number whose derived key starts with
 * `keyPrefix`. The bounds keep a wrong answer from costing a visitor's battery.
 */
export const challengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int().check(z.gte(1), z.lte(100_000)),
    /** The call that the challenge is for, and the epoch ms at which it ends. */
    data: z.object({ call: z.string().check(z.maxLength(64)), endsAt: z.int() }),
    keyLength: z.literal(32),
    keyPrefix: hexOf(32),
    keySignature: hexOf(64),
    nonce: hexOf(32),
    salt: hexOf(32),
  }),
  signature: hexOf(64),
});
export type Challenge = z.infer<typeof challengeSchema>;

/**
 * The body of each 4xx and 5xx response of the reference API. Other back ends may send anything, so clients parse it
 * leniently.
 */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.object({
    /** Upper snake case, e.g. `SLOT_TAKEN`, `INVALID_FIELD`, `NOT_FOUND`. */
    code: z.string(),
    message: z.string(),
    /** The invalid body field, as the API spells it. */
    field: z.optional(z.string()),
    /** What a public form has to solve to be sent again at once. Comes with status 429. */
    challenge: z.optional(challengeSchema),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A challenge with its solution. */
export const proofSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().check(z.gte(0)), derivedKey: hexOf(64) }),
});
export type Proof = z.infer<typeof proofSchema>;

function hexOf(length: number) {
  return z.string().check(z.regex(new RegExp(`^[\\da-f]{${length}}$`)));
}

/**
 * The header of calls that send a public form. It says how the form was filled in: `age=2400` is the time in ms that
 * it was on the screen, and `age=2400, filled` means that its hidden field contains text. Clients without a form omit
 * it.
 */
export const formHeader = 'Foyer-Form';

/**
 * The shortest time in which a person fills in a form, in ms. A form that was sent sooner has to bring a proof of work,
 * because browsers and fast hands can do it, too.
 */
export const shortestFormMs = 2_000;

/** The header of a public form that solved a challenge: the `Proof` as JSON in base64. */
export const proofHeader = 'Foyer-Proof';

export function writeFormHeader({ openForMs, isTrapFilled }: FormSignals): string {
  return `age=${Math.round(openForMs)}${isTrapFilled ? ', filled' : ''}`;
}

/** Null if Foyer's pages don't send such a header. */
export function readFormHeader(header: string): FormSignals | null {
  const [, age, filled] = /^age=(\d{1,15})(, ?filled)?$/.exec(header.trim()) ?? [];
  if (age === undefined) return null;
  return { openForMs: Number(age), isTrapFilled: filled !== undefined };
}

/** The header of public forms that says what brought the visitor: the `Attribution` as JSON, percent-encoded. */
export const attributionHeader = 'Foyer-Attribution';

export function writeAttributionHeader(attribution: Attribution): string {
  return encodeURIComponent(JSON.stringify(attribution));
}

/** Returns null for a header that no page of ours sends. */
export function readAttributionHeader(header: string): Attribution | null {
  try {
    return readAttribution(decodeURIComponent(header));
  } catch {
    return null;
  }
}

/**
 * Sent by pages of the API's own origin: the public id of their session, or `new` without one. Pages of other origins
 * can't send it without a preflight request, so it also protects against forged calls.
 */
export const sessionHeader = 'foyer-session';

export const noSession = 'new';
