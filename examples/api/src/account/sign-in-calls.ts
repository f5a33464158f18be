import { randomUUID } from 'node:crypto';
import type { Call, WireSignedIn } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result } from '@foyer/core';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { findRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ApiFailure, failure } from '../http/api-failure.ts';
import { countTry, forgetTries, type TryLimit, uncount } from '../http/limits.ts';
import { instantText } from '../http/request-time.ts';
import { type Backing, type CallRequest, memberCalls, publicCalls } from '../http/serve-call.ts';
import type { ServerSecret } from '../server-secret.ts';
import {
  eventsOf,
  type NewAccountEvent,
  recordEvent,
  recordLockOut,
  reportChange,
} from './account-events.ts';
import { type Account, accountsNamed, mostSharing, type SignedIn } from './account-table.ts';
import { beginPasskeySignIn, passkeyOfSignIn } from './passkey-table.ts';
import {
  accountOfChallenge,
  isTrustedBrowser,
  newChallenge,
  secondStepOf,
  trustBrowser,
  spendSecondStepCode,
} from './second-step-table.ts';
import { isRightPassword } from './passwords.ts';
import {
  beginSession,
  endOtherSessions,
  endSession,
  endSessionOf,
  holdAccount,
  hostCookie,
  liveSession,
  liveSessionsOf,
  notSignedIn,
  type OwnPage,
  ownPage,
  prolongSession,
  removeCookie,
  sessionIdOf,
  setSessionCookie,
} from './session-table.ts';
import { useVoucher } from './voucher-table.ts';

export const signInCalls = publicCalls({
  /**
   * An unknown name takes as long as a wrong password and gets the same error. Accounts that share an email address, such
   * as those of partners or of someone who joined again, are told apart by the password. A page of the site's own origin gets a
   * cookie instead of the token, and its browser's previous session ends.
   */
  async signIn(request, backing) {
    const { body, now, client, origin, context } = request;
    const { database, ids, secret, publicUrl } = backing;
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const accounts = await accountsNamed(database, body.username);
    const [only] = accounts;
    // With several accounts, the owner of one must not get more tries at the others.
    const device =
      only && accounts.length === 1 ? await knownDevice(context, secret, only.id) : null;
    const names = accounts.length === 0 ? [body.username] : accounts.map(({ id }) => id);
    const limits =
      device === null
        ? await Promise.all(names.map((name) => signInLimits(secret, name, client)))
        : ([[{ ...wrongPasswords, holder: `sign-in by device ${device}` }]] as const);
    const tried = accounts.length === 0 ? [null] : accounts.map(({ id }) => id);
    const refusal = tooManySignIns;
    const counted = await countTry(database, ids, limits.flat(), { now, refusal });
    if ('refused' in counted) {
      for (const [index, accountId] of tried.entries()) {
        await recordLockOut(database, limits[index]?.[0].holder ?? '', { accountId, origin, now });
      }
      return Err(counted.refused);
    }
    const account = await accountWith(accounts, body);
    if (account === null) {
      for (const accountId of tried) {
        await recordEvent(database, { ids, origin, now }, accountId, 'sign-in-failed');
      }
      return Err(wrongCredentials);
    }
    await uncount(database, counted.tries);
    const [own] = limits[accounts.indexOf(account)] ?? [];
    if (own) await forgetTries(database, own.holder);
    const step = await secondStepOf(database, account.id);
    const challenge = await challengeFor(secret, account, { step, now, context });
    if (challenge !== null) return Ok({ challenge });
    return openSession(backing, request, { account, step, page: page.val, kind: 'signed-in' });
  },

  /** Uses up the proof of a social login, whether or not an account is linked to it. Wrong proofs count by network. */
  async signInSocially(request, backing) {
    const { body, now, client, origin, context } = request;
    const { facebookId, accessToken } = body;
    const { database, ids, secret, publicUrl } = backing;
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const limits = await signInLimits(secret, `social ${facebookId}`, client);
    const counted = await countTry(database, ids, limits, { now, refusal: tooManySignIns });
    if ('refused' in counted) return Err(counted.refused);
    const proof = await secret.mark('voucher', accessToken);
    if (!(await useVoucher(database, proof, facebookId, now))) {
      await recordEvent(database, { ids, origin, now }, null, 'sign-in-failed');
      return Err(wrongCredentials);
    }
    await uncount(database, counted.tries);
    const account = await findRow(database, 'accounts', { social_id: facebookId });
    if (account === null) return Err(notLinked);
    const step = await secondStepOf(database, account.id);
    const challenge = await challengeFor(secret, account, { step, now, context });
    if (challenge !== null) return Ok({ challenge });
    const kind = 'signed-in-socially';
    return openSession(backing, request, { account, step, page: page.val, kind });
  },

  async finishSignIn(request, backing) {
    const { body, now, origin, context, locale } = request;
    const { database, ids, secret, publicUrl } = backing;
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const account = await accountOfChallenge(backing, body.challenge, now);
    const step = account && (await secondStepOf(database, account.id));
    if (!account || !step) return Err(challengeOver);
    const used = await spendSecondStepCode(backing, account, body.code, { now, origin });
    if (!used.ok) return used;
    const isRecovered = used.val === 'recovery';
    const opened = await openSession(backing, request, {
      account,
      step,
      page: page.val,
      kind: 'signed-in',
      async beside(transaction) {
        if (!isRecovered) return;
        const change = { ids, publicUrl, now, origin, locale };
        await reportChange(transaction, change, account, 'recoveryCodeUsed');
      },
    });
    if (!opened.ok) return opened;
    if (isRecovered) backing.onMail();
    if (body.trustsBrowser) await trustBrowser(context, secret, account, { step, now });
    return opened;
  },

  async beginPasskeySignIn({ now }, { secret, publicUrl }) {
    return Ok({ options: await beginPasskeySignIn(secret, publicUrl, now) });
  },

  /** A passkey checks its owner's face, finger or PIN, so it counts as both steps. */
  async signInWithPasskey(request, backing) {
    const { body, now, client, origin, context } = request;
    const { database, ids, secret, publicUrl } = backing;
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const limits = await signInLimits(secret, `passkey ${body.id}`, client);
    const counted = await countTry(database, ids, limits, { now, refusal: tooManySignIns });
    if ('refused' in counted) return Err(counted.refused);
    const accountId = await passkeyOfSignIn(backing, body, now);
    const account = accountId && (await findRow(database, 'accounts', { id: accountId }));
    if (!account) {
      await recordEvent(database, { ids, origin, now }, null, 'sign-in-failed');
      return Err(wrongCredentials);
    }
    await uncount(database, counted.tries);
    const step = await secondStepOf(database, account.id);
    const kind = 'signed-in-with-passkey';
    return openSession(backing, request, { account, step, page: page.val, kind });
  },

  /**
   * Stores a token that arrived with a page in the session cookie. Replaces another account's session only when asked
   * to.
   */
  async adoptSession({ body: { token, replace }, now, context }, { database, secret, publicUrl }) {
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const live = await liveSession(database, secret, token, now);
    if (live === null) return Err(notSignedIn);
    const { sessionId, expiresAt } = live;
    if (page.val === null) return Ok({ token, sessionId, expiresAt });
    const former = await liveSession(database, secret, page.val.token ?? '', now);
    if (former && former.sessionHash !== live.sessionHash) {
      const isOther = former.account.id !== live.account.id;
      // A page without a session signed out while it was offline, so there is nothing to confirm.
      if (isOther && !replace && page.val.sessionId !== null) return Err(sessionLive);
      await endSession(database, former.sessionHash, instantText(now));
    }
    setSessionCookie(context, token, expiresAt, now);
    return Ok({ sessionId, expiresAt });
  },
});

/**
 * The first account with this password. Compares three hashes for any address and one for any other name, so that time
 * doesn't tell whose it is.
 */
async function accountWith(
  accounts: readonly Account[],
  { username, password }: { readonly username: string; readonly password: string },
): Promise<Account | null> {
  const compared = username.includes('@') ? mostSharing : 1;
  for (let index = 0; index < compared; index += 1) {
    const account = accounts[index] ?? null;
    const isRight = await isRightPassword(password, account?.password_hash ?? null);
    if (account && isRight) return account;
  }
  return null;
}

/** What the login of an account with a second step gets instead of a session; null if it needs no code. */
async function challengeFor(
  secret: ServerSecret,
  account: Account,
  { step, now, context }: Pick<Proof, 'step'> & Pick<CallRequest<Call>, 'now' | 'context'>,
): Promise<string | null> {
  if (!step || (await isTrustedBrowser(context, secret, account, { step, now }))) return null;
  return newChallenge(secret, account, step, now);
}

const challengeOver = failure(
  410,
  'CHALLENGE_OVER',
  'The login began more than ten minutes ago, or the password has changed. Log in again.',
);

/** What a person proved to be theirs, and how. */
interface Proof {
  readonly account: Account;
  /** The account's second step when the proof began; null without one. */
  readonly step: Awaited<ReturnType<typeof secondStepOf>>;
  readonly page: OwnPage | null;
  readonly kind: NewAccountEvent['kind'];
  /** What else belongs to the transaction. */
  readonly beside?: (transaction: Database) => Promise<void>;
}

/**
 * Records the login and begins a session: as a token, or as the page's cookie in place of the browser's previous
 * session. Refuses a proof that is outdated, because the account's login changed meanwhile.
 */
async function openSession(
  { database, ids, secret }: Backing,
  { now, origin, context }: Pick<CallRequest<Call>, 'now' | 'origin' | 'context'>,
  proof: Proof,
): Promise<Result<WireSignedIn, ApiFailure>> {
  const { account, page, kind, beside } = proof;
  const userAgent = context.req.header('User-Agent');
  const begun = await inTransaction(database, async (transaction) => {
    await holdAccount(transaction, account.id);
    if (!(await isCurrent(transaction, proof))) return null;
    await recordEvent(transaction, { ids, origin, now }, account.id, kind);
    await beside?.(transaction);
    return beginSession(transaction, secret, account.id, now, userAgent);
  });
  if (begun === null) return Err(wrongCredentials);
  await rememberDevice(context, secret, account.id);
  const { token, expiresAt } = begun;
  const sessionId = await sessionIdOf(secret, token);
  if (page === null) return Ok({ token, sessionId, expiresAt });
  const former = await liveSession(database, secret, page.token ?? '', now);
  if (former) await endSession(database, former.sessionHash, instantText(now));
  setSessionCookie(context, token, expiresAt, now);
  return Ok({ sessionId, expiresAt });
}

/** False once the password, the social login or the second step has changed. */
async function isCurrent(transaction: Database, { account, step }: Proof): Promise<boolean> {
  const current = await findRow(transaction, 'accounts', { id: account.id });
  const currentStep = await secondStepOf(transaction, account.id);
  return (
    current?.password_hash === account.password_hash &&
    current.social_id === account.social_id &&
    currentStep?.created_at === step?.created_at
  );
}

export const sessionCalls = memberCalls({
  async renewSession({ caller, now, context }, { database }) {
    const expiresAt = await prolongSession(database, caller.sessionHash, now);
    if (caller.cookieToken !== null) setSessionCookie(context, caller.cookieToken, expiresAt, now);
    return Ok({ expiresAt });
  },

  async signOut({ caller, now, origin, context }, { database, ids }) {
    await endSession(database, caller.sessionHash, instantText(now));
    await recordEvent(database, { ids, origin, now }, caller.account.id, 'signed-out');
    if (caller.cookieToken !== null) removeCookie(context);
    return Ok({ success: true });
  },

  async listSessions({ caller: { account, sessionHash }, now }, { database }) {
    const sessions = await liveSessionsOf(database, account.id, now);
    return Ok({
      sessions: sessions.map((session) => ({
        id: session.id,
        browser: session.browser,
        system: session.system,
        signedInAt: session.created_at,
        lastUsedAt: session.used_at,
        isThis: session.token_hash === sessionHash,
      })),
    });
  },

  /** Another account's session stays, and the answer doesn't reveal that there is one. */
  async endSession({ params, caller: { account }, now, origin }, { database, ids }) {
    const at = instantText(now);
    if (await endSessionOf(database, account.id, params.sessionId, at)) {
      await recordEvent(database, { ids, origin, now }, account.id, 'session-ended');
    }
    return Ok({ success: true });
  },

  async endOtherSessions({ caller: { account, sessionHash }, now, origin }, { database, ids }) {
    await endOtherSessions(database, account.id, sessionHash, instantText(now));
    await recordEvent(database, { ids, origin, now }, account.id, 'other-sessions-ended');
    return Ok({ success: true });
  },

  async listActivity({ caller: { account }, now }, { database }) {
    const events = await eventsOf(database, account.id, now);
    return Ok({
      events: events.map(({ id, kind, at, network, browser, system }) => ({
        id,
        kind,
        at,
        network,
        browser,
        system,
      })),
    });
  },
});

/**
 * Requires the account's password for a change that could hand the account to someone else: a session can be stolen,
 * but it doesn't contain the password. A member who has no password, or forgot it, first chooses one with a mailed
 * link. Counts the attempt before comparing, so that concurrent guesses can't exceed the limit.
 */
export async function proveMember(
  { database, ids, secret }: Backing,
  {
    caller: { account },
    now,
    origin,
  }: Pick<CallRequest<Call, SignedIn>, 'caller' | 'now' | 'origin'>,
  currentPassword: string | undefined,
): Promise<Result<void, ApiFailure>> {
  if (currentPassword === undefined) return Err(wrongPassword);
  const event = { accountId: account.id, origin, now };
  const holder = `proof ${await secret.mark('sign-in', account.id)}`;
  const limits = [{ ...wrongPasswords, holder }];
  const counted = await countTry(database, ids, limits, { now, refusal: tooManySignIns });
  if ('refused' in counted) {
    await recordLockOut(database, holder, event);
    return Err({ ...counted.refused, field: 'currentPassword' });
  }
  const isRight = await isRightPassword(currentPassword, account.password_hash);
  if (!isRight) {
    await recordEvent(database, { ids, origin, now }, account.id, 'password-wrong');
    return Err(wrongPassword);
  }
  await uncount(database, counted.tries);
  return Ok(undefined);
}

const wrongPasswords = { most: 10, minutes: 15 };

/**
 * Counts guesses by account and network, so that an attacker can't lock a member out from elsewhere. A limit across all
 * networks stops attackers who have many; browsers that the member has used before are exempt from it.
 */
async function signInLimits(
  secret: ServerSecret,
  name: string,
  client: string | null,
): Promise<readonly [TryLimit, ...TryLimit[]]> {
  const account = await secret.mark('sign-in', name.trim().toLowerCase());
  const everywhere = { holder: `sign-in ${account}`, most: 100, minutes: 60 };
  if (client === null) return [{ ...everywhere, ...wrongPasswords }];
  const network = await secret.mark('client', client);
  return [
    { ...wrongPasswords, holder: `sign-in ${account} from ${network}` },
    everywhere,
    { holder: `sign-ins from ${network}`, most: 50, minutes: 60 },
  ];
}

const wrongCredentials = failure(
  401,
  'WRONG_CREDENTIALS',
  'No member has this username and password.',
);

const notLinked = failure(404, 'NOT_LINKED', 'No account is linked to this login.');

const tooManySignIns = failure(
  429,
  'TOO_MANY_SIGN_INS',
  'Too many attempts. The limits are 10 per account in 15 minutes, 50 per network in an hour, and 100 per account in an hour.',
);

const sessionLive = failure(409, 'SESSION_LIVE', 'Another account is signed in with this browser.');

const wrongPassword = failure(
  422,
  'WRONG_PASSWORD',
  'The current password is missing or wrong.',
  'currentPassword',
);

const deviceCookie = 'foyer_device';
const yearSeconds = 365 * 24 * 60 * 60;

/** The browser's id if this account has signed in from it before; otherwise null. */
async function knownDevice(context: Context, secret: ServerSecret, accountId: string) {
  const [id = '', proof = ''] = (getCookie(context, deviceCookie, 'host') ?? '').split('.');
  return proof === (await proofOf(secret, accountId, id)) ? id : null;
}

/** Gives the browser proof that this account has signed in from it. */
async function rememberDevice(context: Context, secret: ServerSecret, accountId: string) {
  const id = randomUUID();
  setCookie(context, deviceCookie, `${id}.${await proofOf(secret, accountId, id)}`, {
    ...hostCookie,
    maxAge: yearSeconds,
  });
}

function proofOf(secret: ServerSecret, accountId: string, id: string): Promise<string> {
  return secret.mark('device', `${accountId} ${id}`);
}
