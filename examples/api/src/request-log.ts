import type { Logger } from '@foyer/core';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

import { callerLeft } from './caller-left.ts';

type Fields = Parameters<Logger['warn']>[1];

/** The core's logger, and a level for what is no trouble. */
export interface ServerLogger extends Logger {
  info(event: string, fields?: Fields): void;
}

/** A logger that writes one JSON object a line. */
export function jsonLines(write: (line: string) => void): ServerLogger {
  const log = (level: string) => (event: string, fields?: Fields) => {
    write(`${JSON.stringify({ level, event, ...fields })}\n`);
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/**
 * Hands lines on once a turn of the event loop, many at once, since each hand-over waits for who reads. What is left when
 * the process ends goes out then.
 */
export function onceATurn(write: (lines: string) => void): (line: string) => void {
  let kept = '';
  const handOn = () => {
    if (kept === '') return;
    const lines = kept;
    kept = '';
    write(lines);
  };
  process.once('exit', handOn);
  return (line) => {
    if (kept === '') setImmediate(handOn);
    kept += line;
  };
}

/**
 * One line a request: method, route template, status, milliseconds. The template stands for the path, whose values may
 * be a person's (CK-05); queries, headers and bodies are never logged.
 */
export function logRequests(logger: ServerLogger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    logRequest(logger, { method, route: templateOf(context), status: context.res.status, start });
  };
}

/** The line of one request; `start` is when it came, by `performance.now()`. Whoever left before it was all there has a line of another name. */
export function logRequest(
  logger: ServerLogger,
  { method, route, status, start }: AnsweredRequest,
): void {
  const ms = Math.round((performance.now() - start) * 10) / 10;
  if (status === callerLeft) logger.info('caller-left', { method, route, ms });
  else logger.info('request', { method, route, status, ms });
}

interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly start: number;
}

/** The route's own template, whatever the site and the middleware that match every path would say. */
function templateOf(context: Context): string {
  const own = matchedRoutes(context).find(
    ({ method, path }) => method !== 'ALL' && !path.includes('*'),
  );
  return own?.path ?? routePath(context, -1);
}
