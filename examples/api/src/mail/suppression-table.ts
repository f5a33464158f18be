import type { Temporal } from '@foyer/core';

import { addRows, changeRows, deleteRows, findRow, findRows, insertRow } from '../database/rows.ts';
import type { Database, Row } from '../database/schema.ts';
import { allMarksOf } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import type { ServerSecret } from '../server-secret.ts';

export type SuppressionReason = Row<'suppressions'>['reason'];

/**
 * Why an address gets less mail, or none; null if it gets everything. A mailbox that is gone counts before a complaint,
 * and somebody who unsubscribed gets as little as after a complaint.
 */
export async function suppressionOf(
  database: Database,
  secret: ServerSecret,
  address: string,
): Promise<'bounced' | 'complained' | null> {
  const rows = await findRows(database, 'suppressions', {
    address: await namesOf(secret, address),
  });
  if (rows.some(({ reason }) => reason === 'bounced')) return 'bounced';
  return rows.length > 0 ? 'complained' : null;
}

/** True if the address gets no news only because somebody unsubscribed, which they may take back. */
export async function hasOnlyUnsubscribed(
  database: Database,
  secret: ServerSecret,
  address: string,
): Promise<boolean> {
  const rows = await database
    .selectFrom('suppressions')
    .select('reason')
    .where('address', 'in', await namesOf(secret, address))
    .execute();
  return rows.length > 0 && rows.every(({ reason }) => reason === 'unsubscribed');
}

/**
 * True if somebody who unsubscribed may be asked whether they want news again: once in 30 days, because anyone can type
 * the address. Counts as asked from then on.
 */
export async function mayAskForNews(
  transaction: Database,
  secret: ServerSecret,
  address: string,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!(await hasOnlyUnsubscribed(transaction, secret, address))) return false;
  const before = instantText(now.subtract({ hours: 30 * 24 }));
  const { numUpdatedRows } = await transaction
    .updateTable('suppressions')
    .set({ asked_at: instantText(now) })
    .where('address', 'in', await namesOf(secret, address))
    .where((row) => row.or([row('asked_at', 'is', null), row('asked_at', '<', before)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** True if the address doesn't get this mail. What somebody asked for just now, such as a code, is always sent. */
export function isHeldBack(
  reason: SuppressionReason | null,
  mail: { readonly is_news: number; readonly priority: number },
): boolean {
  return reason === 'bounced' ? mail.priority > 0 : reason === 'complained' && mail.is_news === 1;
}

/** Reporting the same again changes nothing. */
export async function suppress(
  database: Database,
  address: string,
  reason: SuppressionReason,
  at: string,
): Promise<void> {
  const row = { address: address.trim().toLowerCase(), reason, created_at: at };
  await addRows(database, 'suppressions', [row]);
}

/** Takes an address off the list, for every reason or for one. False if it wasn't on it. */
export async function liftSuppression(
  database: Database,
  secret: ServerSecret,
  address: string,
  reason?: SuppressionReason,
): Promise<boolean> {
  const names = { address: await namesOf(secret, address) };
  return deleteRows(database, 'suppressions', { ...names, ...(reason && { reason }) });
}

/** Replaces an erased person's address with its keyed hash, so that they aren't mailed again. */
export async function eraseSuppressed(
  transaction: Database,
  address: string,
  mark: string,
): Promise<void> {
  const rows = await findRows(transaction, 'suppressions', { address });
  for (const { reason, created_at, asked_at } of rows) {
    const hidden = { address: mark, reason };
    if (!(await findRow(transaction, 'suppressions', hidden))) {
      await insertRow(transaction, 'suppressions', { ...hidden, created_at });
    }
    await changeRows(transaction, 'suppressions', hidden, { asked_at });
  }
  await deleteRows(transaction, 'suppressions', { address });
}

/** How a row may name the address. */
async function namesOf(secret: ServerSecret, address: string): Promise<readonly string[]> {
  return [address.trim().toLowerCase(), ...(await allMarksOf(secret, address))];
}
