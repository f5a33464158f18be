import { randomBytes } from 'node:crypto';

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import type { ServerSecret } from '../server-secret.ts';

/**
 * Identifies the browser to the payment application and to the calls that show what was paid for. Scripts can't read
 * it.
 */
const browserCookie = 'foyer_payment_browser';
const daySeconds = 86_400;

/**
 * Sets the cookie before anything is paid. If the response to a payment is lost, the browser's next purchase is then
 * recognized as the same person's.
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

/** The hash that identifies the browser in the tables; null for a browser without the cookie. */
export async function browserOf(
  { req }: Pick<Context, 'req'>,
  secret: ServerSecret,
): Promise<string | null> {
  const name = parse(req.header('Cookie') ?? '', browserCookie)[browserCookie];
  return name === undefined || name === '' ? null : secret.mark('browser', name);
}
