import { randomBytes } from 'node:crypto';

import { Err, Ok, parseBearer, type Result, Temporal } from '@foyer/core';

import type { ApiFailure } from '../api-failure.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../request-time.ts';
import type { Doorkeeper } from '../serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import type { Account } from './account-table.ts';

/** How long a session lasts, from its beginning or from when it is renewed. */
const lifetime = { hours: 12 };
/** However often it is renewed. */
const longest = { hours: 7 * 24 };

/** The member who calls, and by which session. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionHash: string;
}

/** Begins a session: its token is random, handed out once and kept as its mark alone. */
export async function beginSession(
  database: Database,
  secret: ServerSecret,
  accountId: string,
  now: Temporal.Instant,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = instantText(now.add(lifetime));
  await database
    .insertInto('account_sessions')
    .values({
      token_hash: await secret.mark('session', token),
      account_id: accountId,
      created_at: instantText(now),
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
  await database
    .deleteFrom('account_sessions')
    // Only this account's: scenarios play at different times against one server.
    .where('account_id', '=', accountId)
    .where('expires_at', '<', instantText(now.subtract({ hours: 24 })))
    .execute();
  return { token, expiresAt };
}

/** Lets the bearers of live sessions in. AC-06, AC-09 */
export function letMembersIn(database: Database, secret: ServerSecret): Doorkeeper<SignedIn> {
  return async (authorization, now): Promise<Result<SignedIn, ApiFailure>> => {
    const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    const token = parseBearer(sent);
    if (token === null) return Err(notSignedIn);
    const sessionHash = await secret.mark('session', token);
    const account = await database
      .selectFrom('accounts')
      .innerJoin('account_sessions as sessions', 'sessions.account_id', 'accounts.id')
      .selectAll('accounts')
      .where('sessions.token_hash', '=', sessionHash)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', instantText(now))
      .executeTakeFirst();
    return account ? Ok({ account, sessionHash }) : Err(notSignedIn);
  };
}

/** The session lasts anew from now, within what a session may last in all. Answers when it ends; it gets no shorter. */
export async function prolongSession(
  database: Database,
  sessionHash: string,
  now: Temporal.Instant,
): Promise<string> {
  const { created_at, expires_at } = await database
    .selectFrom('account_sessions')
    .select(['created_at', 'expires_at'])
    .where('token_hash', '=', sessionHash)
    .executeTakeFirstOrThrow();
  const last = instantText(Temporal.Instant.from(created_at).add(longest));
  const next = instantText(now.add(lifetime));
  const within = next < last ? next : last;
  const expiresAt = within > expires_at ? within : expires_at;
  await database
    .updateTable('account_sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', sessionHash)
    .execute();
  return expiresAt;
}

export async function endSession(
  database: Database,
  sessionHash: string,
  at: string,
): Promise<void> {
  await database
    .updateTable('account_sessions')
    .set({ ended_at: at })
    .where('token_hash', '=', sessionHash)
    .execute();
}

/** Ends every session of an account but this one. */
export async function endOtherSessions(
  database: Database,
  accountId: string,
  sessionHash: string | null,
  at: string,
): Promise<void> {
  const live = database
    .updateTable('account_sessions')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null);
  const others = sessionHash === null ? live : live.where('token_hash', '!=', sessionHash);
  await others.execute();
}

const notSignedIn: ApiFailure = {
  status: 401,
  code: 'NOT_SIGNED_IN',
  message: 'This is for members who are signed in.',
};
