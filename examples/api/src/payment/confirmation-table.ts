import { randomBytes } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import { changeRows, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../http/request-time.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';

/** Why a confirmation token shows nothing. */
export type HiddenConfirmation = 'used' | 'expired' | 'other-browser';

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
 * The purchase behind a confirmation token, or why it can't be shown; null for an unknown token. A request from another
 * browser doesn't use the token up.
 */
export async function readConfirmation(
  database: Database,
  secret: ServerSecret,
  token: string,
  { now, browser }: { readonly now: Temporal.Instant; readonly browser: string | null },
): Promise<{ readonly productToken: string } | HiddenConfirmation | null> {
  const stored = await underAny(secret, async (one) =>
    findRow(database, 'confirmations', { token_hash: await one.mark('confirmation', token) }),
  );
  if (!stored) return null;
  const isPast = (from: string, time: { readonly minutes: number }) => {
    const end = readInstant(from)?.add(time);
    return end === undefined || now.epochMilliseconds > end.epochMilliseconds;
  };
  if (stored.read_at !== null && isPast(stored.read_at, rereading)) return 'used';
  if (isPast(stored.created_at, lifetime)) return 'expired';
  if (stored.browser !== null && stored.browser !== browser) return 'other-browser';
  if (stored.read_at === null) {
    await changeRows(
      database,
      'confirmations',
      { token_hash: stored.token_hash, read_at: null },
      { read_at: instantText(now) },
    );
  }
  return { productToken: stored.product_token };
}
