import type { Hono } from 'hono';
import * as z from 'zod/mini';

import type { ServerLogger } from './request-log.ts';
import { policyReportsPath } from './security-headers.ts';

/** As browsers send them (https://www.w3.org/TR/CSP3/#reporting), without the parts that aren't logged. */
const reports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: z.string(), blockedURL: z.nullish(z.string()) }),
  }),
);

/** The most reports of a request that are logged. */
const mostReports = 10;

/**
 * Logs what the Content-Security-Policy stopped browsers from loading. Never logs the page's address, which may have a
 * visitor's token, and of the blocked address only its origin.
 */
export function servePolicyReports(app: Hono, logger: ServerLogger): void {
  app.post(policyReportsPath, async (context) => {
    const read = reports.safeParse(await context.req.json().catch(() => null));
    if (!read.success) return context.body(null, 400);
    for (const { body } of read.data.slice(0, mostReports)) {
      logger.warn('policy-violation', {
        directive: body.effectiveDirective.slice(0, 64),
        blocked: originOf(body.blockedURL ?? ''),
      });
    }
    return context.body(null, 204);
  });
}

/** An origin; or a keyword such as `inline` or `eval`. */
function originOf(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 16);
}
