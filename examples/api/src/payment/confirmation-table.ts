import { randomBytes } from 'node:crypto';

import type { Temporal } from '@foyer/core';

import type { Database } from '../database/schema.ts';
import { instantText, readInstant } from '../request-time.ts';
import type { ServerSecret } from '../server-secret.ts';

/** Why a confirmation token shows nothing. */
export type HiddenConfirmation = 'used' | 'expired' | 'other-browser';

/** How long a buyer has for the way back, in minutes; its last moment counts. CJ-14 */
const lifetime = { minutes: 30 };
/** How long after the first time it may be read again: by a reload, a second tab, a retry of a lost answer. */
const rereading = { minutes: 10 };

/**
 * A token that shows who paid, to the browser that paid, and is good for nothing else. It is random and stored as its mark
 * alone. A purchase may have several: each way back from the payment page gets its own.
 */
export async function issueConfirmation(
  transaction: Database,
  secret: ServerSecret,
  {
    productToken,
    browser,
    now,
  }: {
    readonly productToken: string;
    readonly browser: string | null;
    readonly now: Temporal.Instant;
  },
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await transaction
    .insertInto('confirmations')
    .values({
      token_hash: await secret.mark('confirmation', token),
      product_token: productToken,
      created_at: instantText(now),
      read_at: null,
      browser,
    })
    .execute();
  return token;
}

/**
 * The purchase that a confirmation token stands for, or why it shows none; null for any other text. A stranger who got
 * hold of the address uses nothing up.
 */
export async function readConfirmation(
  database: Database,
  secret: ServerSecret,
  token: string,
  { now, browser }: { readonly now: Temporal.Instant; readonly browser: string | null },
): Promise<{ readonly productToken: string } | HiddenConfirmation | null> {
  const hash = await secret.mark('confirmation', token);
  const kept = await database
    .selectFrom('confirmations')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  if (!kept) return null;
  const isPast = (from: string, time: { readonly minutes: number }) => {
    const end = readInstant(from)?.add(time);
    return end === undefined || now.epochMilliseconds > end.epochMilliseconds;
  };
  if (kept.read_at !== null && isPast(kept.read_at, rereading)) return 'used';
  if (isPast(kept.created_at, lifetime)) return 'expired';
  if (kept.browser !== null && kept.browser !== browser) return 'other-browser';
  if (kept.read_at === null) {
    await database
      .updateTable('confirmations')
      .set({ read_at: instantText(now) })
      .where('token_hash', '=', hash)
      .where('read_at', 'is', null)
      .execute();
  }
  return { productToken: kept.product_token };
}
