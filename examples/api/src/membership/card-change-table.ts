import { randomBytes } from 'node:crypto';

import type { Temporal } from '@foyer/core';
import type { Selectable } from 'kysely';

import type { CardChangeRow } from '../database/account-schema.ts';
import { findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';

export type CardChange = Selectable<CardChangeRow>;

/** How long a member has to enter the card. */
const lifetime = { minutes: 30 };

/** How many cards may be tried. Someone with stolen cards would try hundreds. */
const mostTries = 10;

/** Returns the random token once and stores only its hash. */
export async function beginCardChange(
  database: Database,
  secret: ServerSecret,
  member: Pick<CardChange, 'account_id' | 'member_id' | 'session_hash'>,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertRow(database, 'card_changes', {
    ...member,
    token_hash: await secret.mark('card', token),
    tries: 0,
    created_at: instantText(now),
    expires_at: instantText(now.add(lifetime)),
  });
  return token;
}

/** Null for an unknown or expired one, and once its member has logged out. */
export async function findCardChange(
  database: Database,
  secret: ServerSecret,
  token: string,
  now: Temporal.Instant,
): Promise<CardChange | null> {
  const change = await underAny(secret, async (one) =>
    findRow(database, 'card_changes', { token_hash: await one.mark('card', token) }),
  );
  if (!change || change.expires_at <= instantText(now)) return null;
  const session = await findRow(database, 'account_sessions', { token_hash: change.session_hash });
  const isLive =
    session !== null && session.ended_at === null && session.expires_at > instantText(now);
  return isLive ? change : null;
}

/** Counts a card that was entered. False once there were too many. */
export async function countTry(database: Database, { token_hash }: CardChange): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('card_changes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .where('tries', '<', mostTries)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
