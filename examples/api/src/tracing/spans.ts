import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import type { LogEvent } from 'kysely';

import { routeTemplate } from '../http/request-log.ts';

/** Without `startTracing`, its spans do nothing. Asked for each time, because a kept one outlives its provider. */
const tracer = (): Tracer => trace.getTracer('foyer');

/**
 * A span for each request, in the caller's trace if it names one. Its attributes are the log's: the route's template and
 * the status, never a path, a query or what a person typed.
 */
export function traceRequests(): MiddlewareHandler {
  return async (request, next) => {
    const carrier = { traceparent: request.req.header('traceparent') };
    const parent = propagation.extract(ROOT_CONTEXT, carrier);
    const { method } = request.req;
    await tracer().startActiveSpan(method, { kind: SpanKind.SERVER }, parent, async (span) => {
      await next();
      if (!span.isRecording()) return;
      const { status } = request.res;
      const route = routeTemplate(request);
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'foyer.request_id': request.get('requestId'),
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
  };
}

/** Runs `work` as a span in the current trace. What it throws marks the span, without its message. */
export function inSpan<T>(
  name: string,
  work: () => Promise<T>,
  { attributes = {}, kind = SpanKind.INTERNAL }: { attributes?: Attributes; kind?: SpanKind } = {},
): Promise<T> {
  return tracer().startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs `work` outside of the current trace: a loop that a request wakes goes on after the request. */
export function outsideOfTraces<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** The headers that continue the current trace in another service. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** Kysely's log of finished queries as spans. Queries that no span began, such as a loop's look for work, have none. */
export function traceQuery({ level, query: { sql }, queryDurationMillis }: LogEvent): void {
  if (trace.getActiveSpan() === undefined) return;
  const endTime = Date.now();
  const span = tracer().startSpan(nameOf(sql), {
    kind: SpanKind.CLIENT,
    startTime: endTime - queryDurationMillis,
    // Values are parameters, which aren't part of the text.
    attributes: { 'db.query.text': sql },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}

/** `insert leads` of `insert into "leads" …` */
function nameOf(sql: string): string {
  const [, verb = 'query'] = /^\W*(\w+)/.exec(sql) ?? [];
  const [, table] = /\b(?:from|into|update) "(\w+)"/.exec(sql) ?? [];
  return table === undefined ? verb : `${verb} ${table}`;
}
