import type * as z from 'zod/mini';

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
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path template from the root with parameters in braces: `/v6/facilities/facility/{id}`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** The JSON body; `z.undefined()` for a call without one. */
  readonly body: Body;
  readonly answer: Answer;
  /** True if sending the call twice has the same effect as once, so that a client may retry it. */
  readonly repeatable: boolean;
  /** True for a call that only reads although its method isn't GET. It's retried like other reads. */
  readonly asks?: boolean;
  /** True if the call sends a form filled in by an anonymous visitor. It may include the `Foyer-Form` header. */
  readonly isPublicForm?: boolean;
  /** True if the call is for a logged-in member and needs the bearer token. */
  readonly needsToken: boolean;
}

/** The arguments of a call; `body` is undefined for a call without one. */
export interface RequestOf<C extends Call> {
  readonly params: z.input<C['params']>;
  readonly query: z.input<C['query']>;
  readonly body: z.input<C['body']>;
}

export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Checks a call's description and keeps its exact type. */
export function defineCall<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call;
}
