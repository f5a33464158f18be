import type { Hono, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';

import { calledOrigins, type SiteHosts } from '../site/site-hosts.ts';
import type { ServerLogger } from './request-log.ts';

type FixedHeaders = Readonly<Record<string, string>>;

/** Where browsers report what the Content-Security-Policy stopped them from loading. */
const policyReportsPath = '/csp-reports';

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

/** As browsers send them (https://www.w3.org/TR/CSP3/#reporting), without the parts that aren't logged. */
const reports = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: z.string(), blockedURL: z.nullish(z.string()) }),
  }),
);

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
