/** Finds the account that a mailed login link is for. */
import type { WireSignUp } from '@foyer/adapters-http/wire';
import { type IdSource, parseEmail, type Result } from '@foyer/core';

import type { ApiFailure } from '../http/api-failure.ts';
import { allOf, check, checkName } from '../http/read-request.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { holdCount } from '../http/limits.ts';
import { findPurchase } from '../payment/purchase-table.ts';
import { personHolder } from '../products/product-table.ts';
import type { ServerSecret } from '../server-secret.ts';
import { type Account, accountsByEmail } from './account-table.ts';
import { addProspect, memberAccount } from './new-account.ts';

export interface LinkHolders {
  readonly database: Database;
  readonly ids: IdSource;
  readonly secret: ServerSecret;
}

/** Reads a prospect's name and address. A member's name comes from the club's records. */
export function readPerson(
  body: Pick<WireSignUp, 'firstName' | 'lastName' | 'email'>,
): Result<Person, ApiFailure> {
  return allOf({
    email: check('email', parseEmail(body.email ?? '')),
    firstName: checkName('firstName', body.firstName ?? ''),
    lastName: checkName('lastName', body.lastName),
  });
}

export type Person = Parameters<typeof addProspect>[2];

/**
 * The accounts to send a link to for this address: those with a login, otherwise those without one yet, including the
 * account of a membership bought with this address.
 */
export async function accountsAt(
  { database, ids }: LinkHolders,
  email: string,
  at: string,
): Promise<readonly Account[]> {
  const purchase = await findPurchase(database, { holder: personHolder(email) });
  if (purchase) await memberAccount(database, ids, purchase.member_id, at);
  const accounts = await accountsByEmail(database, email);
  const withLogin = accounts.filter(({ password_hash: hash }) => hash !== null);
  return withLogin.length > 0 ? withLogin : accounts;
}

/** Like `accountsAt`, but creates an account when there is none. Two concurrent requests create only one. */
export async function accountsFor(
  backing: LinkHolders,
  person: Person,
  at: string,
): Promise<readonly Account[]> {
  const { database, ids, secret } = backing;
  const known = await accountsAt(backing, person.email, at);
  const marked = await secret.mark('sign-in', person.email.toLowerCase());
  return inTransaction(database, async (transaction) => {
    await holdCount(transaction, `prospect ${marked}`, at);
    if (known.length > 0) return known;
    const meanwhile = await accountsByEmail(transaction, person.email);
    if (meanwhile.length > 0) return meanwhile;
    return [await addProspect(transaction, ids.next(), person, at)];
  });
}

/** The account with this membership number if the name matches; otherwise null. */
export async function memberNamed(
  { database, ids }: LinkHolders,
  { memberId, lastName }: { readonly memberId: string; readonly lastName: string },
  at: string,
): Promise<readonly [Account] | null> {
  const account = await memberAccount(database, ids, memberId.trim(), at);
  return account && folded(account.last_name) === folded(lastName) ? [account] : null;
}

/** Normalizes case and apostrophes, so that a typed name matches the name on the card. */
function folded(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

export async function accountByUsername(database: Database, name: string): Promise<Account | null> {
  const account = await database
    .selectFrom('accounts')
    .selectAll()
    .where('username_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
  return account ?? null;
}
