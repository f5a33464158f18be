import type { Updateable } from 'kysely';

import { changeRows, findRow, findRows } from '../database/rows.ts';
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

/** The most accounts of one address whose passwords a login compares. The holders of more log in with their usernames. */
export const mostSharing = 3;

/** The account with this username, or the newest ones with a login that have this email address. */
export async function accountsNamed(database: Database, name: string): Promise<readonly Account[]> {
  const byUsername = await accountByUsername(database, name);
  if (byUsername) return [byUsername];
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', name.trim().toLowerCase())
    .where('password_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(mostSharing)
    .execute();
}

/** Every account with this e-mail address, oldest first. */
export function accountsByEmail(database: Database, email: string): Promise<Account[]> {
  return findRows(database, 'accounts', { email_key: email.toLowerCase() }, 'created_at');
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

/**
 * The barcode that opens the club's door: prefix 25, which no retail product uses, the membership number in 10 digits,
 * and the EAN-13 check digit.
 */
export function barcodeOf(memberId: string): string {
  const digits = `25${memberId.padStart(10, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
