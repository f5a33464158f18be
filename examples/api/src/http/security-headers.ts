import type { MiddlewareHandler } from 'hono';

import { calledOrigins, type SiteHosts } from '../site/site-hosts.ts';

export type FixedHeaders = Readonly<Record<string, string>>;

/**
 * The security headers of every response. `scripts` are the hashes of allowed inline scripts; `hosts` are the hosts
 * that pages may call, and that may embed them. HSTS is left to whatever terminates TLS in front of this server.
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

/**
 * Adds the headers to a response unless its handler set them: other sites may load pictures and the element's files.
 */
export function protectAnswers(headers: FixedHeaders): MiddlewareHandler {
  const all = Object.entries(headers);
  return async (context, next) => {
    await next();
    const given = context.res.headers;
    for (const [name, value] of all) if (!given.has(name)) given.set(name, value);
  };
}
