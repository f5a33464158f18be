import { randomBytes } from 'node:crypto';

import {
  otherBrowserCode,
  tokenExpiredCode,
  tokenUsedCode,
} from '@foyer/adapters-http/error-codes';
import { Err, Ok, type Result, type Temporal } from '@foyer/core';
import type { Context } from 'hono';

import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import type { Backing } from '../http/serve-call.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import { browserOf } from './browser.ts';

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
    await changeRows(
      database,
      'confirmations',
      { token_hash: stored.token_hash, read_at: null },
      { read_at: instantText(now) },
    );
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
