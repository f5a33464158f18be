import type { MiddlewareHandler } from 'hono';

import { calledOrigins, type SiteHosts } from './site-hosts.ts';

export type FixedHeaders = Readonly<Record<string, string>>;

/**
 * What every answer says to the browser of what it may be used for. `scripts` are the hashes of what may run of scripts
 * that stand in a page, `hosts` whom it may call, and be shown by. TLS for good is promised by whoever ends TLS in front
 * of this server.
 */
export function securityHeaders(scripts: readonly string[], hosts: SiteHosts): FixedHeaders {
  const called = calledOrigins(hosts);
  const policy = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    ["style-src 'self' 'unsafe-inline'"],
    ["connect-src 'self'", ...called],
    ["img-src 'self' data:", ...called],
    ["object-src 'none'"],
    ["base-uri 'self'"],
    ["form-action 'self'"],
    ["frame-ancestors 'self'", ...hosts.webViewOrigins],
  ];
  return {
    'Content-Security-Policy': policy.map((parts) => parts.join(' ')).join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-DNS-Prefetch-Control': 'off',
    'X-Download-Options': 'noopen',
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Permitted-Cross-Domain-Policies': 'none',
    'X-XSS-Protection': '0',
  };
}

/** Gives them to an answer. What a handler says of its own stands: pictures and the element's files are for other sites, too. */
export function protectAnswers(headers: FixedHeaders): MiddlewareHandler {
  const all = Object.entries(headers);
  return async (context, next) => {
    await next();
    const given = context.res.headers;
    for (const [name, value] of all) if (!given.has(name)) given.set(name, value);
  };
}
