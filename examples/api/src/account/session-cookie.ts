import { noSession, sessionHeader } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, Temporal } from '@foyer/core';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import type { ApiFailure } from '../http/api-failure.ts';

const name = 'foyer_session';
/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. */
const cookieOptions = {
  prefix: 'host',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
  path: '/',
} as const;

/** What a page of the site's own origin sends with its calls. */
export interface OwnPage {
  /** The public id of the page's session; null when the page is signed out. */
  readonly sessionId: string | null;
  /** The token in the cookie; null without one. */
  readonly token: string | null;
}

/**
 * Reads the session cookie of a page that sends `Foyer-Session`. Returns null for every other caller, whose cookie is
 * ignored. Only a page of the same origin can send the header: a cross-origin page would need CORS permission, and
 * browsers report where a request comes from.
 */
export function ownPage(context: Context, publicUrl: string): Result<OwnPage | null, ApiFailure> {
  const shown = context.req.header(sessionHeader);
  if (shown === undefined) return Ok(null);
  if (!sameOrigin(context, publicUrl)) return Err(crossSite);
  return Ok({
    sessionId: shown === noSession ? null : shown,
    token: getCookie(context, name, 'host') ?? null,
  });
}

export function setSessionCookie(
  context: Context,
  token: string,
  expiresAt: string,
  now: Temporal.Instant,
): void {
  const left = Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
  setCookie(context, name, token, {
    ...cookieOptions,
    maxAge: Math.max(0, Math.ceil(left / 1_000)),
  });
}

export function removeCookie(context: Context): void {
  deleteCookie(context, name, cookieOptions);
}

const crossSite: ApiFailure = {
  status: 403,
  code: 'CROSS_SITE',
  message: 'Only pages of this site may call with its session cookie.',
};

/**
 * Rejects requests from pages of another origin. Current browsers send `Sec-Fetch-Site`; for older ones, `Origin` must
 * match the requested host, or the site's public URL behind a proxy that rewrites the host. A caller that isn't a
 * browser sends neither header and passes.
 */
function sameOrigin({ req }: Context, publicUrl: string): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('Origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === req.header('Host') || isOriginOf(origin, publicUrl);
}

function isOriginOf(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
