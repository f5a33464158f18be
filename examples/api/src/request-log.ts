import type { Logger } from '@foyer/core';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

import { callerLeft } from './caller-left.ts';

type Fields = Parameters<Logger['warn']>[1];

/** The core's logger with an info level. */
export interface ServerLogger extends Logger {
  info(event: string, fields?: Fields): void;
}

/** A logger that writes one JSON object per line. */
export function jsonLines(write: (line: string) => void): ServerLogger {
  const log = (level: string) => (event: string, fields?: Fields) => {
    write(`${JSON.stringify({ level, event, ...fields })}\n`);
  };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/**
 * One line a request: method, route template, status, milliseconds. The template stands for the path, whose values may
 * be personal (CK-05); queries, headers and bodies are never logged.
 */
export function logRequests(logger: ServerLogger): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    const route = routeTemplate(context);
    const { status } = context.res;
    const ms = Math.round((performance.now() - start) * 10) / 10;
    if (status === callerLeft) logger.info('caller-left', { method, route, ms });
    else logger.info('request', { method, route, status, ms });
  };
}

/** The template of the route that answered, not of the site or the middleware, which match every path. */
function routeTemplate(context: Context): string {
  const own = matchedRoutes(context).find(
    ({ method, path }) => method !== 'ALL' && !path.includes('*'),
  );
  return own?.path ?? routePath(context, -1);
}
