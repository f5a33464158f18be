import * as z from 'zod/mini';

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
