import type * as z from 'zod/mini';

/**
 * One call of the wire. The reference API serves by it, the adapters send by it, and OpenAPI is generated from it, so
 * that the three cannot drift apart.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> {
  /** The requirement that lists the call, e.g. `HT-27`. */
  readonly id: string;
  /** operationId in OpenAPI. */
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template from the root, parameters in braces: `/v6/facilities/facility/{id}`. */
  readonly path: string;
  /** Path parameters, all text. */
  readonly params: Params;
  readonly query: Query;
  /** JSON body; `z.undefined()` for a call without one. */
  readonly body: Body;
  readonly answer: Answer;
  /** True when sending it twice has the same effect as sending it once, so that a client may retry by itself. HT-61 */
  readonly repeatable: boolean;
  /** True for a call that only reads although its method is not GET: it is retried as reads are. */
  readonly asks?: boolean;
  /** True when the call sends what an anonymous visitor filled in: it may carry `Foyer-Form`. */
  readonly isPublicForm?: boolean;
  /** True when the call is for a signed-in member and carries the bearer token. AC-09 */
  readonly needsToken: boolean;
}

/** What a caller passes for a call; `body` is undefined for a call without one. */
export interface RequestOf<C extends Call> {
  readonly params: z.input<C['params']>;
  readonly query: z.input<C['query']>;
  readonly body: z.input<C['body']>;
}

/** A call's parsed answer. */
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
