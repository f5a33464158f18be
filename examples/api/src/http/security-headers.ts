import type { MiddlewareHandler } from 'hono';

import { calledOrigins, type SiteHosts } from '../site/site-hosts.ts';

export type FixedHeaders = Readonly<Record<string, string>>;

/** Where browsers report what the Content-Security-Policy stopped them from loading. */
export const policyReportsPath = '/csp-reports';

interface Protected {
  /** The hashes of allowed inline scripts. */
  readonly scripts: readonly string[];
  /** The hashes of allowed inline style sheets. */
  readonly styles?: readonly string[];
  /** The hosts that pages may call, and that may embed them. */
  readonly hosts: SiteHosts;
  /** The site's public base URL. Under https, browsers are told to use nothing else for a year. */
  readonly publicUrl: string;
}

/**
 * The policies that may turn text into markup or a script's address: the site's own, and the one of Lit, which renders the
 * example at `/headless/`.
 */
const trustedTypes = ['default', 'early-markup', 'lit-html'];

/** The documentation, whose code is colored inline, and the developer pages, which show mails. */
const styledInline = /^\/(?:docs|dev)(?:\/|$)/;

/** The security headers of every response to a path. */
export function securityHeaders(
  { scripts, styles = [], hosts, publicUrl }: Protected,
  path = '/',
): FixedHeaders {
  const called = calledOrigins(hosts);
  const isSecure = publicUrl.startsWith('https:');
  const isLoose = styledInline.test(path);
  const policy = [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts],
    isLoose ? ["style-src 'self' 'unsafe-inline'"] : ["style-src 'self'", ...styles],
    ...(isLoose
      ? []
      : [["require-trusted-types-for 'script'"], ['trusted-types', ...trustedTypes]]),
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
export function protectAnswers(site: Protected): MiddlewareHandler {
  const strict = Object.entries(securityHeaders(site));
  const loose = Object.entries(securityHeaders(site, '/docs/'));
  return async (context, next) => {
    await next();
    const given = context.res.headers;
    const all = styledInline.test(context.req.path) ? loose : strict;
    for (const [name, value] of all) if (!given.has(name)) given.set(name, value);
  };
}
