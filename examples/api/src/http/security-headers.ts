import type { MiddlewareHandler } from 'hono';

import { calledOrigins, type SiteHosts } from '../site/site-hosts.ts';

export type FixedHeaders = Readonly<Record<string, string>>;

/** Where browsers report what the Content-Security-Policy kept them from loading. */
export const policyReportsPath = '/csp-reports';

interface Protected {
  /** The hashes of allowed inline scripts. */
  readonly scripts: readonly string[];
  /** The hosts that pages may call, and that may embed them. */
  readonly hosts: SiteHosts;
  /** The site's public base URL. Under https, browsers are told to use nothing else for a year. */
  readonly publicUrl: string;
}

/** The security headers of every response. */
export function securityHeaders({ scripts, hosts, publicUrl }: Protected): FixedHeaders {
  const called = calledOrigins(hosts);
  const isSecure = publicUrl.startsWith('https:');
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
    ...(isSecure ? [['upgrade-insecure-requests']] : []),
    ['report-to csp'],
  ];
  return {
    'Content-Security-Policy': policy.map((parts) => parts.join(' ')).join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Permissions-Policy': [
      'geolocation=(self)',
      ...['camera', 'display-capture', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`),
    ].join(', '),
    'Referrer-Policy': 'no-referrer',
    'Reporting-Endpoints': `csp="${policyReportsPath}"`,
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
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
