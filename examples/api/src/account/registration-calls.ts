import type { contract } from '@foyer/adapters-http/wire';
import {
  Err,
  Ok,
  parseContactName,
  parseEmail,
  parseUsername,
  type PasswordPolicy,
  type Result,
  type Temporal,
} from '@foyer/core';

import { type ApiFailure, invalidField, notFound } from '../api-failure.ts';
import { check } from '../check-field.ts';
import { isUniqueViolation } from '../database/engine-error.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../request-time.ts';
import type { CallHandler } from '../serve-call.ts';
import { type Account, accountsByEmail, changeAccount } from './account-table.ts';
import { checkPassword } from './change-calls.ts';
import { type LinkPost, mailLink, readLink, useLink } from './mailed-link-table.ts';
import { addProspect, memberAccount } from './new-account.ts';
import { hashPassword } from './password-hash.ts';
import { endOtherSessions } from './session-table.ts';
import type { AccountBacking } from './sign-in-calls.ts';
import { countTry, type TryLimit } from './try-limits.ts';

/** What the calls stand on by which one comes to a login. */
export interface RegistrationBacking extends AccountBacking {
  readonly publicUrl: string;
}

/** Who asks, and when. */
interface Asking {
  readonly now: Temporal.Instant;
  readonly client: string | null;
}

/** HT-48 */
export function verifyUsername(
  backing: RegistrationBacking,
): CallHandler<typeof contract.verifyUsername> {
  return async ({ body, now, client }) => {
    const refused = await refusalOf(backing, { now, client }, null);
    if (refused) return Err(refused);
    const account = await backing.database
      .selectFrom('accounts')
      .select('id')
      .where('username_key', '=', body.username.trim().toLowerCase())
      .executeTakeFirst();
    return Ok({ verified: account !== undefined });
  };
}

/** HT-49. Of several accounts with one address each gets its own link. */
export function recoverByEmail(
  backing: RegistrationBacking,
): CallHandler<typeof contract.recoverByEmail> {
  return async ({ body, now, client }) => {
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const refused = await refusalOf(backing, { now, client }, email.val);
    if (refused) return Err(refused);
    const accounts = await accountsByEmail(backing.database, email.val);
    for (const account of accounts.filter(({ password_hash: hash }) => hash !== null)) {
      // oxlint-disable-next-line no-await-in-loop
      await mailLink(postOf(backing, now), account);
    }
    backing.onMail();
    return Ok({ success: true });
  };
}

/** HT-50 */
export function validateUser(
  backing: RegistrationBacking,
): CallHandler<typeof contract.validateUser> {
  return async ({ body, now, client }) => {
    const refused = await refusalOf(backing, { now, client }, null);
    if (refused) return Err(refused);
    const account = await memberNamed(backing, body, instantText(now));
    const isRegistered = account !== null && account.password_hash !== null;
    return Ok({ isValid: account !== null, isRegistered });
  };
}

/** HT-51 */
export function signUpWithEmail(
  backing: RegistrationBacking,
): CallHandler<typeof contract.signUpWithEmail> {
  return async ({ body, now, client }) => {
    const at = instantText(now);
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const firstName = check('firstName', parseContactName(body.firstName));
    if (!firstName.ok) return firstName;
    const lastName = check('lastName', parseContactName(body.lastName));
    if (!lastName.ok) return lastName;
    const tooLong = [firstName, lastName].findIndex(({ val }) => val.length > 50);
    if (tooLong !== -1) {
      return Err(invalidField(tooLong === 0 ? 'firstName' : 'lastName', 'The name is too long.'));
    }
    const { memberId } = body;
    const refused = await refusalOf(backing, { now, client }, memberId ?? email.val);
    if (refused) return Err(refused);
    const { database, ids } = backing;
    if (memberId !== null) {
      const account = await memberNamed(backing, { ...body, memberId }, at);
      if (!account) return Err(noSuchMember);
      await mailLink(postOf(backing, now), account);
    } else {
      const [known] = await accountsByEmail(database, email.val);
      const person = { firstName: firstName.val, lastName: lastName.val, email: email.val };
      const account = known ?? (await addProspect(database, ids.next(), person, at));
      await mailLink(postOf(backing, now), account);
    }
    backing.onMail();
    return Ok({ success: true });
  };
}

/** HT-52 */
export function getMailedToken({
  database,
  secret,
}: RegistrationBacking): CallHandler<typeof contract.getMailedToken> {
  return async ({ params, now }) => {
    const link = liveLink(await readLink(database, secret, params.token, now));
    return link.map(({ purpose, account }) => ({
      purpose,
      firstName: account.first_name,
      username: account.username,
    }));
  };
}

/** HT-53. Of two that use a link at once one does; a username that is taken leaves it as it was. */
export function activateUser(
  backing: RegistrationBacking,
  policy: PasswordPolicy,
): CallHandler<typeof contract.activateUser> {
  const { database, secret } = backing;
  return async ({ body, now }) => {
    const password = checkPassword('password', body.password, policy);
    if (!password.ok) return password;
    const link = liveLink(await readLink(database, secret, body.token, now));
    if (!link.ok) return link;
    const { account, tokenHash } = link.val;
    const chosen = body.username ?? account.username;
    if (chosen === null) return Err(invalidField('username', 'A username is to be chosen.'));
    const username = check('username', parseUsername(chosen));
    if (!username.ok) return username;
    const passwordHash = await hashPassword(password.val);
    const at = instantText(now);
    try {
      return await database.transaction().execute(async (transaction) => {
        if (!(await useLink(transaction, tokenHash, at))) return Err(tokenUsed);
        await changeAccount(transaction, account.id, {
          username: username.val,
          username_key: username.val.toLowerCase(),
          password_hash: passwordHash,
          activated_at: account.activated_at ?? at,
          updated_at: at,
        });
        await endOtherSessions(transaction, account.id, null, at);
        return Ok({ success: true });
      });
    } catch (error) {
      if (isUniqueViolation(error)) return Err(usernameTaken);
      throw error;
    }
  };
}

/** HT-54 */
export function resendVerification(
  backing: RegistrationBacking,
): CallHandler<typeof contract.resendVerification> {
  return async ({ params: { name }, now, client }) => {
    const refused = await refusalOf(backing, { now, client }, name);
    if (refused) return Err(refused);
    const account =
      (await memberAccount(backing.database, backing.ids, name, instantText(now))) ??
      (await accountByUsername(backing.database, name));
    if (account?.password_hash === null) {
      await mailLink(postOf(backing, now), account);
      backing.onMail();
    }
    return Ok({ success: true });
  };
}

/** The account of the member of this number, if the name is theirs. */
async function memberNamed(
  { database, ids }: RegistrationBacking,
  { memberId, lastName }: { readonly memberId: string; readonly lastName: string },
  at: string,
): Promise<Account | null> {
  const account = await memberAccount(database, ids, memberId.trim(), at);
  const isSame = (one: string, other: string) =>
    one.normalize('NFC').trim().toLowerCase() === other.normalize('NFC').trim().toLowerCase();
  return account && isSame(account.last_name, lastName) ? account : null;
}

async function accountByUsername(database: Database, name: string): Promise<Account | null> {
  const account = await database
    .selectFrom('accounts')
    .selectAll()
    .where('username_key', '=', name.trim().toLowerCase())
    .executeTakeFirst();
  return account ?? null;
}

function liveLink<Live extends object>(
  link: Live | 'used' | 'expired' | null,
): Result<Live, ApiFailure> {
  if (link === null) return Err(notFound('Nobody was sent this link.', 'token'));
  if (link === 'used') return Err(tokenUsed);
  return link === 'expired' ? Err(tokenExpired) : Ok(link);
}

function postOf({ database, ids, secret, publicUrl }: RegistrationBacking, now: LinkPost['now']) {
  return { database, ids, secret, publicUrl, now };
}

/** 3 links an hour to one name, whether somebody has it or not; 30 askings an hour from a network. Null: it may ask. */
async function refusalOf(
  { database, ids, secret }: RegistrationBacking,
  { now, client }: Asking,
  name: string | null,
): Promise<ApiFailure | null> {
  const limits: TryLimit[] = [];
  if (name !== null) {
    const marked = await secret.mark('sign-in', name.trim().toLowerCase());
    limits.push({ holder: `links to ${marked}`, most: 3, minutes: 60 });
  }
  if (client !== null) {
    const network = await secret.mark('client', client);
    limits.push({ holder: `links from ${network}`, most: 30, minutes: 60 });
  }
  const counted = await countTry(database, ids, limits, { now, refusal: tooManyTries });
  return 'refused' in counted ? counted.refused : null;
}

const tooManyTries: ApiFailure = {
  status: 429,
  code: 'TOO_MANY_TRIES',
  message: 'There were too many tries: 3 links an hour to one, 30 askings an hour from a network.',
};

const noSuchMember: ApiFailure = invalidField(
  'memberId',
  'There is no member of this number and last name.',
);

const tokenUsed: ApiFailure = {
  status: 410,
  code: 'TOKEN_USED',
  message: 'This link was used, or a newer one took its place.',
  field: 'token',
};

const tokenExpired: ApiFailure = {
  status: 410,
  code: 'TOKEN_EXPIRED',
  message: 'This link is too old.',
  field: 'token',
};

const usernameTaken: ApiFailure = {
  status: 409,
  code: 'USERNAME_TAKEN',
  message: 'Another member has this username.',
  field: 'username',
};
