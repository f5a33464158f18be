import { randomBytes } from 'node:crypto';

import { noSession, sessionHeader } from '@foyer/adapters-http/wire';
import { Err, Ok, type Result, Temporal } from '@foyer/core';
import { parseBearer } from '@foyer/core/session';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { type ApiFailure, failure } from '../http/api-failure.ts';
import { changeRows, existing, findRow, insertRow } from '../database/rows.ts';
import type { Database } from '../database/schema.ts';
import { instantText } from '../http/request-time.ts';
import type { Authenticate } from '../http/serve-call.ts';
import { type ServerSecret, underAny } from '../server-secret.ts';
import type { Account, SignedIn } from './account-table.ts';
import { deviceOf } from './device.ts';

/** How long a session lasts after it begins or is renewed. */
const lifetime = { hours: 12 };
/** The upper limit, however often the session is renewed. */
const longest = { hours: 7 * 24 };

/** How old the time of a session's last use gets before it is written again. */
const usePrecision = { minutes: 5 };

/** Begins a session. Returns its random token once and stores only the hash. */
export async function beginSession(
  database: Database,
  secret: ServerSecret,
  accountId: string,
  now: Temporal.Instant,
  userAgent?: string,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = instantText(now.add(lifetime));
  await insertRow(database, 'account_sessions', {
    token_hash: await secret.mark('session', token),
    id: await sessionIdOf(secret, token),
    account_id: accountId,
    ...deviceOf(userAgent),
    created_at: instantText(now),
    used_at: instantText(now),
    expires_at: expiresAt,
  });
  await database
    .deleteFrom('account_sessions')
    // Only this account's sessions: test scenarios run at different clock times against one server.
    .where('account_id', '=', accountId)
    .where('expires_at', '<', instantText(now.subtract({ hours: 24 })))
    .execute();
  return { token, expiresAt };
}

/**
 * Authenticates members by bearer token, or by the session cookie of the site's own pages. A cookie alone isn't a
 * credential, because browsers also send it with requests from other sites.
 */
export function authenticateMembers(
  database: Database,
  secret: ServerSecret,
  publicUrl: string,
): Authenticate<SignedIn> {
  return async (context, now): Promise<Result<SignedIn, ApiFailure>> => {
    const authorization = context.req.header('Authorization');
    if (authorization !== undefined) {
      const [, token = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      const live = await liveSession(database, secret, token, now);
      if (live === null) return Err(notSignedIn);
      context.set('accountId', live.account.id);
      return Ok({ ...live, cookieToken: null });
    }
    const page = ownPage(context, publicUrl);
    if (!page.ok) return page;
    const token = page.val?.token ?? null;
    if (token === null) return Err(notSignedIn);
    const live = await liveSession(database, secret, token, now);
    // Another tab may have signed in as someone else; the page's session id then doesn't match the cookie.
    if (live === null || live.sessionId !== page.val?.sessionId) return Err(notSignedIn);
    context.set('accountId', live.account.id);
    return Ok({ ...live, cookieToken: token });
  };
}

export interface LiveSession {
  readonly account: Account;
  readonly sessionHash: string;
  readonly sessionId: string;
  readonly expiresAt: string;
}

export async function liveSession(
  database: Database,
  secret: ServerSecret,
  text: string,
  now: Temporal.Instant,
): Promise<LiveSession | null> {
  const token = parseBearer(text);
  if (token === null) return null;
  const found = await underAny(secret, async (one) => {
    const row = await database
      .selectFrom('accounts')
      .innerJoin('account_sessions as sessions', 'sessions.account_id', 'accounts.id')
      .selectAll('accounts')
      .select(['sessions.token_hash', 'sessions.id as session_id'])
      .select(['sessions.expires_at as session_ends', 'sessions.used_at as session_used'])
      .where('sessions.token_hash', '=', await one.mark('session', token))
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', instantText(now))
      .executeTakeFirst();
    return row ?? null;
  });
  if (!found) return null;
  const { token_hash: sessionHash, session_id: sessionId, ...rest } = found;
  const { session_ends: expiresAt, session_used: usedAt, ...account } = rest;
  if (usedAt < instantText(now.subtract(usePrecision))) {
    const session = { token_hash: sessionHash };
    await changeRows(database, 'account_sessions', session, { used_at: instantText(now) });
  }
  return { account, sessionHash, sessionId, expiresAt };
}

/** The public id of a session. The server derives it from the token; nobody can derive the token from it. */
export async function sessionIdOf(secret: ServerSecret, token: string): Promise<string> {
  return (await secret.mark('session-id', token)).slice(0, 32);
}

/** Renews the session from now, up to its maximum lifetime, and never shortens it. Returns when it ends. */
export async function prolongSession(
  database: Database,
  sessionHash: string,
  now: Temporal.Instant,
): Promise<string> {
  const { created_at, expires_at } = await existing(
    findRow(database, 'account_sessions', { token_hash: sessionHash }),
  );
  const last = instantText(Temporal.Instant.from(created_at).add(longest));
  const next = instantText(now.add(lifetime));
  const within = next < last ? next : last;
  const expiresAt = within > expires_at ? within : expires_at;
  const session = { token_hash: sessionHash };
  await changeRows(database, 'account_sessions', session, { expires_at: expiresAt });
  return expiresAt;
}

export async function endSession(
  database: Database,
  sessionHash: string,
  at: string,
): Promise<void> {
  await changeRows(database, 'account_sessions', { token_hash: sessionHash }, { ended_at: at });
}

/**
 * Returns false if the session ended during its request, which must then change nothing. Locks the account, so that
 * concurrent changes run one after the other.
 */
export async function holdSession(
  transaction: Database,
  { account, sessionHash }: SignedIn,
): Promise<boolean> {
  await holdAccount(transaction, account.id);
  const live = { token_hash: sessionHash, ended_at: null };
  return (await findRow(transaction, 'account_sessions', live)) !== null;
}

/** Locks an account until the transaction ends. Lock it before its links, or two transactions may deadlock. */
export async function holdAccount(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .execute();
}

/** Ends every session of an account except this one, and the change of the address that they asked for. */
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
  const asked = changesOfAddress(database, accountId, at);
  const theirs = sessionHash === null ? asked : asked.where('session_hash', '!=', sessionHash);
  await theirs.execute();
}

/** They end with the session. Otherwise a thief could still confirm an address after the owner ended their session. */
function changesOfAddress(database: Database, accountId: string, at: string) {
  return database
    .updateTable('mailed_links')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'confirm-email')
    .where('ended_at', 'is', null);
}

/** The live sessions of an account, the last used first. */
export function liveSessionsOf(database: Database, accountId: string, now: Temporal.Instant) {
  return database
    .selectFrom('account_sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', instantText(now))
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Ends the account's session with this public id, and the change of the address that it asked for. False when there is
 * none.
 */
export async function endSessionOf(
  database: Database,
  accountId: string,
  id: string,
  at: string,
): Promise<boolean> {
  const live = { account_id: accountId, id, ended_at: null };
  const session = await findRow(database, 'account_sessions', live);
  if (session === null) return false;
  await changesOfAddress(database, accountId, at)
    .where('session_hash', '=', session.token_hash)
    .execute();
  return changeRows(database, 'account_sessions', live, { ended_at: at });
}

export const notSignedIn = failure(
  401,
  'NOT_SIGNED_IN',
  'Only members who are signed in can do this.',
);

const name = 'foyer_session';

/** The `__Host-` prefix keeps other hosts of the domain from setting the cookie. */
export const hostCookie = {
  prefix: 'host',
  httpOnly: true,
  secure: true,
  sameSite: 'Lax',
  path: '/',
} as const;

/** What a page of the site's own origin sends with its calls. */
export interface OwnPage {
  /** The public id of the page's session; null when the page is signed out. */
  readonly sessionId: string | null;
  /** The token in the cookie; null without one. */
  readonly token: string | null;
}

/**
 * Reads the session cookie of a page that sends `Foyer-Session`. Returns null for every other caller, whose cookie is
 * ignored. Only a page of the same origin can send the header: a cross-origin page would need CORS permission, and
 * browsers report where a request comes from.
 */
export function ownPage(context: Context, publicUrl: string): Result<OwnPage | null, ApiFailure> {
  const shown = context.req.header(sessionHeader);
  if (shown === undefined) return Ok(null);
  if (!sameOrigin(context, publicUrl)) return Err(crossSite);
  return Ok({
    sessionId: shown === noSession ? null : shown,
    token: getCookie(context, name, 'host') ?? null,
  });
}

export function setSessionCookie(
  context: Context,
  token: string,
  expiresAt: string,
  now: Temporal.Instant,
): void {
  const left = Temporal.Instant.from(expiresAt).epochMilliseconds - now.epochMilliseconds;
  setCookie(context, name, token, {
    ...hostCookie,
    maxAge: Math.max(0, Math.ceil(left / 1_000)),
  });
}

export function removeCookie(context: Context): void {
  deleteCookie(context, name, hostCookie);
}

const crossSite = failure(
  403,
  'CROSS_SITE',
  'Only pages of this site may call with its session cookie.',
);

/**
 * Rejects requests from pages of another origin. Current browsers send `Sec-Fetch-Site`; for older ones, `Origin` must
 * match the requested host, or the site's public URL behind a proxy that rewrites the host. A caller that isn't a
 * browser sends neither header and passes.
 */
function sameOrigin({ req }: Context, publicUrl: string): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('Origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const isPublic = URL.canParse(publicUrl) && new URL(publicUrl).origin === origin;
  return isPublic || new URL(origin).host === req.header('Host');
}
