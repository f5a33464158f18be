import type { Decoder, Misfit } from '@foyer/core/decode';
import type * as z from 'zod/mini';

import { bySchema } from './by-schema.ts';

/** What a caller hands over for a call; undefined where there is no body. */
export interface CallRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** What a client has to know of a call to send it. */
export interface SentCall<Request extends CallRequest = CallRequest, Answer = unknown> {
  /** operationId in OpenAPI. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template from the root, parameters in braces: `/v6/facilities/facility/{id}`. */
  readonly path: string;
  /** True when sending it twice does no more than sending it once, so that a client may retry by itself. HT-61 */
  readonly repeatable: boolean;
  /** True for a call that only asks although its method is not GET: it is sent again as reads are. */
  readonly asks?: boolean;
  /** True when the call is for a signed-in member and carries the bearer token. AC-09 */
  readonly needsToken: boolean;
  readonly decode: Decoder<Answer>;
  /** For the compiler alone: what a caller hands over. */
  readonly request?: Request;
}

/**
 * One call of the wire, described once: the reference API serves by it, OpenAPI is generated from it, and `pnpm schemas`
 * compiles it to what the HTTP adapters send by, so that the three cannot drift apart.
 */
export interface Call<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> extends SentCall<CallRequest<z.input<Params>, z.input<Query>, z.input<Body>>, z.output<Answer>> {
  /** The requirement that lists the call, e.g. `HT-27`. */
  readonly id: string;
  readonly summary: string;
  /** Path parameters, all text. */
  readonly params: Params;
  readonly query: Query;
  /** JSON body; `z.undefined()` where there is none. */
  readonly body: Body;
  readonly answer: Answer;
}

/** What a caller hands over for a call. */
export type RequestOf<C extends SentCall> = NonNullable<C['request']>;

/** What a call answers, decoded. */
export type AnswerOf<C extends SentCall> = Exclude<ReturnType<C['decode']>, Misfit>;

/** A call of the contract as `pnpm schemas` compiles it. */
export type Compiled<C extends Call> = SentCall<RequestOf<C>, AnswerOf<C>>;

export function defineCall<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  call: Omit<Call<Params, Query, Body, Answer>, 'decode' | 'request'>,
): Call<Params, Query, Body, Answer> {
  return { ...call, decode: bySchema(call.answer) };
}
