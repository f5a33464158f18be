import { Err, Ok, parseEmail, type Result } from '@foyer/core';
import { defaultPasswordPolicy } from '@foyer/core/forms';
import { parseUsername } from '@foyer/core/registration';

import { failure, type ApiFailure, invalidField, notFound } from '../http/api-failure.ts';
import { check } from '../http/read-request.ts';
import { isUniqueViolation } from '../database/engine-error.ts';
import { inTransaction } from '../database/transaction.ts';
import { instantText } from '../http/request-time.ts';
import { publicCalls } from '../http/serve-call.ts';
import { changeAccount } from './account-table.ts';
import {
  accountByUsername,
  accountsAt,
  accountsFor,
  memberNamed,
  readPerson,
} from './link-holders.ts';
import {
  type LinkPost,
  type LiveLink,
  type LoginPurpose,
  loginPurposes,
  mailLinks,
  readLink,
  refusalOf,
  useLink,
} from './mailed-link-table.ts';
import { memberAccount } from './new-account.ts';
import { checkPassword, hashPassword } from './passwords.ts';
import { endOtherSessions } from './session-table.ts';
import type { AccountBacking } from './sign-in-calls.ts';

/** What the registration calls depend on. */
export type RegistrationBacking = AccountBacking;

export const registrationCalls = publicCalls({
  async verifyUsername({ body, now, client }, backing) {
    const refused = await refusalOf(backing, { now, client }, null, 'usernames');
    if (refused) return Err(refused);
    const account = await backing.database
      .selectFrom('accounts')
      .select('id')
      .where('username_key', '=', body.username.trim().toLowerCase())
      .executeTakeFirst();
    return Ok({ verified: account !== undefined });
  },

  /**
   * When several accounts share an address, each gets its own link. Someone who bought a membership with the address but
   * has no login yet gets a link to choose one.
   */
  async recoverByEmail({ body, now, client, locale }, backing) {
    const email = check('email', parseEmail(body.email));
    if (!email.ok) return email;
    const refused = await refusalOf(backing, { now, client }, email.val);
    if (refused) return Err(refused);
    await mailLinks(
      postOf(backing, now, locale),
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
  async signUpWithEmail({ body, now, client, locale }, backing) {
    const at = instantText(now);
    const { memberId, lastName } = body;
    const person = memberId === null ? readPerson(body) : null;
    if (person?.ok === false) return person;
    const refused = await refusalOf(
      backing,
      { now, client },
      memberId ?? person?.val.email ?? null,
    );
    if (refused) return Err(refused);
    const accounts = person
      ? await accountsFor(backing, person.val, at)
      : await memberNamed(backing, { memberId: memberId ?? '', lastName }, at);
    if (accounts === null) return Err(noSuchMember);
    await mailLinks(postOf(backing, now, locale), accounts);
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

  /** When two requests use a link at once, only one succeeds. A username that is taken doesn't use up the link. */
  async activateUser({ body, now }, { database, secret }) {
    const password = checkPassword('password', body.password, defaultPasswordPolicy);
    if (!password.ok) return password;
    const link = loginLink(await readLink(database, secret, body.token, now));
    if (!link.ok) return link;
    const { account, tokenHash } = link.val;
    const chosen = body.username ?? account.username;
    if (chosen === null) return Err(invalidField('username', 'A username is to be chosen.'));
    const username = check('username', parseUsername(chosen));
    if (!username.ok) return username;
    const passwordHash = await hashPassword(password.val);
    const at = instantText(now);
    try {
      return await inTransaction(database, async (transaction) => {
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
  },

  async resendVerification({ params: { name }, now, client, locale }, backing) {
    const refused = await refusalOf(backing, { now, client }, name);
    if (refused) return Err(refused);
    const account =
      (await memberAccount(backing.database, backing.ids, name, instantText(now))) ??
      (await accountByUsername(backing.database, name));
    await mailLinks(postOf(backing, now, locale), account?.password_hash === null ? [account] : []);
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

export function postOf(
  { database, ids, secret, publicUrl }: RegistrationBacking,
  now: LinkPost['now'],
  locale: LinkPost['locale'],
): LinkPost {
  return { database, ids, secret, publicUrl, now, locale };
}

const noSuchMember: ApiFailure = invalidField(
  'memberId',
  'There is no member of this number and last name.',
);

export const unknownLink: ApiFailure = notFound('Nobody was sent this link.', 'token');

/** The link was already used or replaced. */
export const tokenUsed = failure(
  410,
  'TOKEN_USED',
  'This link was used, or a newer one took its place.',
  'token',
);

const tokenExpired = failure(410, 'TOKEN_EXPIRED', 'This link is too old.', 'token');

const usernameTaken = failure(
  409,
  'USERNAME_TAKEN',
  'Another member has this username.',
  'username',
);
