import type * as z from 'zod/mini';

/**
 * One call of the wire, described once: the HTTP adapters send by it, the reference API serves by it, and OpenAPI is
 * generated from it, so that the three cannot drift apart.
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
  /** JSON body; `z.undefined()` where there is none. */
  readonly body: Body;
  readonly answer: Answer;
  /** True when sending it twice does no more than sending it once, so that a client may retry by itself. HT-61 */
  readonly repeatable: boolean;
  /** True for a call that only asks although its method is not GET: it is sent again as reads are. */
  readonly asks?: boolean;
  /** True when the call is for a signed-in member and carries the bearer token. AC-09 */
  readonly needsToken: boolean;
}

/** What a caller hands over for a call. */
export interface RequestOf<C extends Call> {
  readonly params: z.input<C['params']>;
  readonly query: z.input<C['query']>;
  readonly body: z.input<C['body']>;
}

/** What a call answers, decoded. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;

export function defineCall<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(call: Call<Params, Query, Body, Answer>): Call<Params, Query, Body, Answer> {
  return call;
}
