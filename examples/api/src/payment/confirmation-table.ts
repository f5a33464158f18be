import { randomBytes } from 'node:crypto';

import {
  otherBrowserCode,
  tokenExpiredCode,
  tokenUsedCode,
} from '@foyer/adapters-http/error-codes';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';

/** How long a confirmation token works before its first use, including the last moment. */
const lifetime = { minutes: 30 };
/** How long it works after its first use, for a reload, a second tab, or a retry after a lost response. */
const rereading = { minutes: 10 };

/**
 * Issues a token that shows the purchase to the browser that paid, and does nothing else. It is random and stored only
 * as a hash. A purchase may have several, because each return from the payment page gets its own.
 */
export async function issueConfirmation(
  transaction: Database,
  secret: ServerSecret,
  productToken: string,
  browser: string | null,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await insertRow(transaction, 'confirmations', {
    token_hash: await secret.mark('confirmation', token),
    product_token: productToken,
    created_at: instantText(now),
    browser,
  });
  return token;
}

/**
 * The product token behind a confirmation token; null for an unknown token. A request from another browser doesn't use
 * the token up.
 */
export async function readConfirmation(
  { database, secret }: Pick<Backing, 'database' | 'secret'>,
  token: string,
  { now, context }: { readonly now: Temporal.Instant; readonly context: Context },
): Promise<Result<string | null, ApiFailure>> {
  const browser = await browserOf(context, secret);
  const stored = await underAny(secret, async (one) =>
    findRow(database, 'confirmations', { token_hash: await one.mark('confirmation', token) }),
  );
  if (!stored) return Ok(null);
  const isPast = (from: string, time: { readonly minutes: number }) => {
    const end = readInstant(from)?.add(time);
    return end === undefined || now.epochMilliseconds > end.epochMilliseconds;
  };
  if (stored.read_at !== null && isPast(stored.read_at, rereading)) return Err(tokenUsed);
  if (isPast(stored.created_at, lifetime)) return Err(tokenExpired);
  if (stored.browser !== null && stored.browser !== browser) return Err(otherBrowser);
  if (stored.read_at === null) {
    const unread = { token_hash: stored.token_hash, read_at: null };
    await changeRows(database, 'confirmations', unread, { read_at: instantText(now) });
  }
  return Ok(stored.product_token);
}

const tokenUsed = failure(410, tokenUsedCode, 'This token was already used.', 'token');

const tokenExpired = failure(410, tokenExpiredCode, 'This token has expired.', 'token');

const otherBrowser = failure(
  403,
  otherBrowserCode,
  'This order was paid in another browser.',
  'token',
);

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
