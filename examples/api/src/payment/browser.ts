import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import type { ServerSecret } from '../server-secret.ts';

/**
 * Tells one browser from another, for the payment application and for the calls that show what was paid for. No script can
 * read it.
 */
const browserCookie = 'foyer_payment_browser';
const daySeconds = 86_400;

/**
 * Gives the browser a name before anything is paid in it: where the answer to a payment is lost, the next purchase that
 * it begins is known to be the same person's.
 */
export function rememberBrowser(context: Context): void {
  if (getCookie(context, browserCookie) !== undefined) return;
  setCookie(context, browserCookie, randomBytes(24).toString('base64url'), {
    path: '/',
    maxAge: daySeconds,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });
}

/** The mark by which tables know the browser; null for one without the cookie. */
export async function browserOf(
  { req }: Pick<Context, 'req'>,
  secret: ServerSecret,
): Promise<string | null> {
  const name = parse(req.header('Cookie') ?? '', browserCookie)[browserCookie];
  return name === undefined || name === '' ? null : secret.mark('browser', name);
}
