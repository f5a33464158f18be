import type { WireSignUp } from '@foyer/adapters-http/wire';
import { Err, Ok, parseEmail, type Result } from '@foyer/core';
import { defaultPasswordPolicy, parseUsername } from '@foyer/core/registration';
import { sql } from 'kysely';

import { isUniqueViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure, invalidField, notFound } from '../http/api-failure.ts';
import { holdCounts } from '../http/limits.ts';
import { allOf, check, checkName } from '../http/read-request.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, publicCalls } from '../http/serve-call.ts';
import { liftSuppression } from '../mail/suppression-table.ts';
import { purchaseOfPerson } from '../payment/purchase-table.ts';
import { containing } from '../privacy/person.ts';
import type { Buyer } from '../products/product-table.ts';
import { recordEvent } from './account-events.ts';
import {
  type Account,
  accountByUsername,
  accountsByEmail,
  changeAccount,
  usernameTaken,
} from './account-table.ts';
import { checkPassword, commonPasswordRefusal, hashPassword } from './passwords.ts';
import {
  type LiveLink,
  type LoginPurpose,
  loginPurposes,
  mailLinks,
  readLink,
  refusalOf,
  useLink,
} from './mailed-link-table.ts';
import { memberAccount, newAccount, type Person } from './new-account.ts';
import { endOtherSessions, holdAccount } from './session-table.ts';

export const registrationCalls = publicCalls({
  async verifyUsername({ body, now, client }, backing) {
    const refused = await refusalOf(backing, { now, client }, null, 'usernames');
    if (refused) return Err(refused);
    const account = await accountByUsername(backing.database, body.username);
    return Ok({ verified: account !== null });
  },

  /**
   * When several accounts share an address, each gets its own link. Someone who bought a membership with the address
   * but has no login yet gets a link to choose one.
   */
  async recoverByEmail({ body, now, client, origin, locale }, backing) {
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const refused = await refusalOf(backing, { now, client }, email.val);
    if (refused) return Err(refused);
    await mailLinks(
      { ...backing, now, origin, locale },
      await accountsAt(backing, email.val, instantText(now)),
    );
    backing.onMail();
    return Ok({ success: true });
  },

  async validateUser({ body, now, client }, backing) {
    const refused = await refusalOf(backing, { now, client }, null);
    if (refused) return Err(refused);
    const [account] = (await memberNamed(backing, body, instantText(now))) ?? [];
    const isRegistered = account !== undefined && account.password_hash !== null;
    return Ok({ isValid: account !== undefined, isRegistered });
  },

  /** A member's name and address come from the club's records; a prospect enters their own. */
  async signUpWithEmail({ body, now, client, origin, locale }, backing) {
    const at = instantText(now);
    const { memberId, lastName } = body;
    const person = memberId === null ? readPerson(body) : null;
    if (person?.ok === false) return person;
    const name = memberId ?? person?.val.email ?? null;
    const refused = await refusalOf(backing, { now, client }, name);
    if (refused) return Err(refused);
    const accounts = person
      ? await accountsFor(backing, person.val, at)
      : await memberNamed(backing, { memberId: memberId ?? '', lastName }, at);
    if (accounts === null) return Err(noSuchMember);
    await mailLinks({ ...backing, now, origin, locale }, accounts);
    backing.onMail();
    return Ok({ success: true });
  },

  async getMailedToken({ params, now }, { database, secret }) {
    const link = loginLink(await readLink(database, secret, params.token, now));
    return link.map(({ purpose, account }) => ({
      purpose,
      firstName: account.first_name,
      username: account.username,
    }));
  },

  /** Of two requests with the same link, only one succeeds. A username that is taken doesn't use up the link. */
  async activateUser({ body, now, origin }, { database, ids, secret }) {
    const password = checkPassword('password', body.password, defaultPasswordPolicy);
    if (!password.ok) return password;
    const link = loginLink(await readLink(database, secret, body.token, now));
    if (!link.ok) return link;
    const { account, tokenHash } = link.val;
    const chosen = body.username ?? account.username;
    if (chosen === null) return Err(invalidField('username', 'Choose a username.'));
    const username = check('username', parseUsername(chosen));
    if (!username.ok) return username;
    const named = { username: username.val, email: account.email };
    const common = await commonPasswordRefusal('password', password.val, named);
    if (common) return Err(common);
    const passwordHash = await hashPassword(password.val);
    const at = instantText(now);
    try {
      return await inTransaction(database, async (transaction) => {
        await holdAccount(transaction, account.id);
        if (!(await useLink(transaction, tokenHash, at))) return Err(tokenUsed);
        // The mail with the link has arrived.
        await liftSuppression(transaction, secret, account.email, 'bounced');
        await changeAccount(transaction, account.id, {
          username: username.val,
          username_key: username.val.toLowerCase(),
          password_hash: passwordHash,
          activated_at: account.activated_at ?? at,
          updated_at: at,
        });
        await endOtherSessions(transaction, account.id, null, at);
        await recordEvent(transaction, { ids, origin, now }, account.id, 'login-chosen');
        return Ok({ success: true });
      });
    } catch (error) {
      if (isUniqueViolation(error)) return Err(usernameTaken);
      throw error;
    }
  },

  async resendVerification({ params: { name }, now, client, origin, locale }, backing) {
    const refused = await refusalOf(backing, { now, client }, name);
    if (refused) return Err(refused);
    const account =
      (await memberAccount(backing.database, backing.ids, name, instantText(now))) ??
      (await accountByUsername(backing.database, name));
    await mailLinks(
      { ...backing, now, origin, locale },
      account?.password_hash === null ? [account] : [],
    );
    backing.onMail();
    return Ok({ success: true });
  },
});

/**
 * A link for choosing a login. Email links are excluded: they may sit in a stranger's mailbox, so they must neither
 * open the account nor reveal whose it is.
 */
function loginLink(
  link: Awaited<ReturnType<typeof readLink>>,
): Result<LiveLink & { readonly purpose: LoginPurpose }, ApiFailure> {
  return liveLink(link).andThen((live) => {
    const purpose = loginPurposes.find((one) => one === live.purpose);
    return purpose === undefined ? Err(unknownLink) : Ok({ ...live, purpose });
  });
}

export function liveLink(link: Awaited<ReturnType<typeof readLink>>): Result<LiveLink, ApiFailure> {
  if (link === null) return Err(unknownLink);
  if (link === 'used') return Err(tokenUsed);
  return link === 'expired' ? Err(tokenExpired) : Ok(link);
}

const noSuchMember: ApiFailure = invalidField(
  'memberId',
  'There is no member with this number and last name.',
);

export const unknownLink: ApiFailure = notFound('There is no such link.', 'token');

/** The link was already used or replaced. */
export const tokenUsed = failure(
  410,
  'TOKEN_USED',
  'This link was used, or a newer one took its place.',
  'token',
);

const tokenExpired = failure(410, 'TOKEN_EXPIRED', 'This link is too old.', 'token');

/** Reads a prospect's name and address. A member's name comes from the club's records. */
function readPerson(
  body: Pick<WireSignUp, 'firstName' | 'lastName' | 'email'>,
): Result<Person, ApiFailure> {
  return allOf({
    email: check('email', parseEmail(body.email ?? '')),
    firstName: checkName('firstName', body.firstName ?? ''),
    lastName: checkName('lastName', body.lastName),
  });
}

/**
 * The accounts to send a link to for this address: those with a login, and those of memberships that have none yet, such as
 * of someone who joined again. Without any of these, the others.
 */
async function accountsAt({ database, ids }: Backing, email: string, at: string) {
  for (const memberId of await membersWith(database, email)) {
    await memberAccount(database, ids, memberId, at);
  }
  const accounts = await accountsByEmail(database, email);
  const own = accounts.filter((one) => one.password_hash !== null || one.member_id !== null);
  return own.length > 0 ? own : accounts;
}

/** The members who bought with this address, on their own or through their employer. */
async function membersWith(database: Database, email: string): Promise<readonly string[]> {
  const own = await purchaseOfPerson(database, email);
  const employees = await database
    .selectFrom('purchases')
    .innerJoin('product_tokens as products', 'products.product_token', 'purchases.product_token')
    .select(['purchases.member_id', 'products.buyer'])
    .where('purchases.company_email', 'is not', null)
    .where(sql`lower(products.buyer)`, 'like', containing(email.toLowerCase()))
    .execute();
  const same = employees.filter(
    ({ buyer }) => (JSON.parse(buyer) as Buyer).email.toLowerCase() === email.toLowerCase(),
  );
  return [...(own ? [own] : []), ...same].map(({ member_id }) => member_id);
}

/** Like `accountsAt`, but creates an account when there is none. Two concurrent requests create only one. */
async function accountsFor(backing: Backing, person: Person, at: string) {
  const { database, ids, secret } = backing;
  const known = await accountsAt(backing, person.email, at);
  const marked = await secret.mark('sign-in', person.email.toLowerCase());
  return inTransaction(database, async (transaction) => {
    await holdCounts(transaction, [`prospect ${marked}`], at);
    if (known.length > 0) return known;
    const meanwhile = await accountsByEmail(transaction, person.email);
    if (meanwhile.length > 0) return meanwhile;
    return transaction
      .insertInto('accounts')
      .values(newAccount(ids.next(), person, at))
      .returningAll()
      .execute();
  });
}

/** The account with this membership number if the name matches; otherwise null. */
async function memberNamed(
  { database, ids }: Backing,
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
