import type { Logger } from '@foyer/core';
import type { HttpBindings } from '@hono/node-server';
import { trace } from '@opentelemetry/api';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

import type { ApiFailure } from './api-failure.ts';
import { instantText } from './request-time.ts';
import { systemClock } from '../system.ts';

type Fields = Parameters<Logger['warn']>[1];

export interface ServerLogger extends Logger {
  info(event: string, fields?: Fields): void;
}

/** A logger that writes one JSON object per line, with a timestamp and the current trace's id. */
export function jsonLines(write: (line: string) => void): ServerLogger {
  const log = (level: string) => (event: string, fields?: Fields) => {
    const time = instantText(systemClock.now());
    const trace_id = trace.getActiveSpan()?.spanContext().traceId;
    write(`${JSON.stringify({ time, level, event, trace_id, ...fields })}\n`);
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

export type RequestObserver = (request: {
  readonly method: string;
  /** The route's template. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}) => void;

/**
 * Logs one line per request: id, method, route template, status, milliseconds, and of a refused one the account. Never logs paths, whose values may be
 * personal, or queries, headers and bodies.
 */
export function logRequests(
  logger: ServerLogger,
  observe: RequestObserver = () => {},
): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { status } = context.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const fields = requestFields(context);
    if (status === clientDisconnected) logger.info('caller-left', { ...fields, ms });
    else logger.info('request', { ...fields, ...refusedAccount(context, status), status, ms });
    observe({ ...fields, status, ms });
  };
}

declare module 'hono' {
  interface ContextVariableMap {
    /** The account of a signed-in caller. */
    accountId?: string;
  }
}

/** The account's id, which contains no personal data, if the request was refused. Other requests are logged without it. */
function refusedAccount(context: Context, status: number): { readonly account?: string } {
  const account = status >= 400 ? context.get('accountId') : undefined;
  return account === undefined ? {} : { account };
}

/** Logs a thrown error without its message, because an engine's message may quote a row's values. */
export function logFailure(
  logger: ServerLogger,
  context: Context,
  error: unknown,
  { status, code }: ApiFailure,
): void {
  const causes = causesOf(error);
  logger.error('request-failed', {
    ...requestFields(context),
    status,
    code,
    kind: causes.map(nameOf).join(' < '),
    cause: causes.flatMap(codesOf).join(' ') || null,
  });
}

/**
 * Logged when the client disconnected before sending its whole request. The client never sees it, and the server isn't
 * at fault.
 */
export const clientDisconnected = 499;

/** True when the connection closed before the request was complete. */
export function isClientDisconnected({ env }: Context): boolean {
  const incoming = (env as Partial<HttpBindings> | undefined)?.incoming;
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

function requestFields(context: Context): { requestId: string; method: string; route: string } {
  const { method } = context.req;
  return { requestId: context.get('requestId'), method, route: routeTemplate(context) };
}

/** The error and its causes, outermost first. */
function causesOf(error: unknown): readonly unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && causes.length < 5;) {
    causes.push(one);
    one = one instanceof Error ? one.cause : undefined;
  }
  return causes;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Error codes of the engine or the system, which say what happened and contain no values. */
function codesOf(error: unknown): readonly string[] {
  return ['code', 'errcode', 'errstr'].flatMap((name) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : [];
  });
}

/** The template of the route that answered, ignoring the site and middleware, which match every path. */
export function routeTemplate(context: Context): string {
  const own = matchedRoutes(context).find(
    ({ method, path }) => method !== 'ALL' && !path.includes('*'),
  );
  return own?.path ?? routePath(context, -1);
}
