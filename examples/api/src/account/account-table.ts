import type { Updateable } from 'kysely';

import { changeRows, findRow } from '../database/rows.ts';
import type { Database, Row, Tables } from '../database/schema.ts';
import { failure } from '../http/api-failure.ts';
import { hashPassword } from './passwords.ts';

export type Account = Row<'accounts'>;

export interface SignedIn {
  readonly account: Account;
  readonly sessionHash: string;
  /** The token in the browser's cookie; null for a caller with a bearer token. */
  readonly cookieToken: string | null;
}

export function accountOfMember(database: Database, memberId: string): Promise<Account | null> {
  return findRow(database, 'accounts', { member_id: memberId });
}

export function accountByUsername(database: Database, name: string): Promise<Account | null> {
  return findRow(database, 'accounts', { username_key: name.trim().toLowerCase() });
}

/** Finds an account by username, or by email address when only one account has that address. */
export async function accountNamed(database: Database, name: string): Promise<Account | null> {
  const byUsername = await accountByUsername(database, name);
  if (byUsername) return byUsername;
  const byEmail = await database
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', name.trim().toLowerCase())
    .where('password_hash', 'is not', null)
    .limit(2)
    .execute();
  return byEmail.length === 1 ? (byEmail[0] ?? null) : null;
}

/** Every account with this e-mail address, oldest first. */
export function accountsByEmail(database: Database, email: string): Promise<Account[]> {
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .orderBy('created_at')
    .execute();
}

export async function changeAccount(
  database: Database,
  accountId: string,
  changes: Updateable<Tables['accounts']>,
): Promise<void> {
  await changeRows(database, 'accounts', { id: accountId }, changes);
}

/** Gives an account a username and password. Throws the engine's error when the username is taken. */
export async function giveLogin(
  database: Database,
  accountId: string,
  { username, password }: { readonly username: string; readonly password: string },
  at: string,
): Promise<void> {
  await changeAccount(database, accountId, {
    username,
    username_key: username.toLowerCase(),
    password_hash: await hashPassword(password),
    activated_at: at,
    updated_at: at,
  });
}

export const usernameTaken = failure(
  409,
  'USERNAME_TAKEN',
  'Another member has this username.',
  'username',
);
