import type { CookieJar } from '../kernel/cookie-jar.port.ts';
import { Temporal } from '../kernel/temporal.ts';
import type { AccountSessionSettings } from './account-session.settings.ts';
import {
  type StartedSession,
  type Credential,
  isSameCredential,
  parseBearer,
} from './credential.ts';

/** Reads the session from the page's cookies; null without a credential or a readable end time. */
export function readSession(
  cookies: CookieJar,
  { credential: kind, tokenCookie, expiresCookie }: AccountSessionSettings,
): StartedSession | null {
  const [, end, sessionId] =
    /^(\d{1,15})(?:\.([\w-]{1,64}))?$/.exec(cookies.read(expiresCookie) ?? '') ?? [];
  const credential =
    kind === 'cookie' ? cookieOf(sessionId) : bearerOf(cookies.read(tokenCookie) ?? '');
  if (credential === null || end === undefined) return null;
  return { credential, expiresAt: Temporal.Instant.fromEpochMilliseconds(Number(end)) };
}

/**
 * Saves the session in cookies that expire with it. Returns whether the browser accepted them: in a
 * cross-site frame, or with cookies blocked, the session lasts only as long as the page is open.
 */
export function storeSession(
  cookies: CookieJar,
  settings: AccountSessionSettings,
  { credential, expiresAt }: StartedSession,
  now: Temporal.Instant,
): boolean {
  const { credential: kind, tokenCookie, expiresCookie } = settings;
  const end = String(expiresAt.epochMilliseconds);
  const seconds = Math.ceil((expiresAt.epochMilliseconds - now.epochMilliseconds) / 1_000);
  // When sessions should be cookies, a bearer token stays in memory: scripts must not be able to
  // read it.
  if (seconds > 0 && credential.kind === kind) {
    if (credential.kind === 'bearer') cookies.write(tokenCookie, credential.token, seconds);
    const shown = credential.kind === 'bearer' ? end : `${end}.${credential.sessionId}`;
    cookies.write(expiresCookie, shown, seconds);
  }
  return isSameCredential(readSession(cookies, settings)?.credential ?? null, credential);
}

export function dropSession(
  cookies: CookieJar,
  { tokenCookie, expiresCookie }: AccountSessionSettings,
): void {
  cookies.remove(tokenCookie);
  cookies.remove(expiresCookie);
}

/**
 * Whether the browser stores cookies for this page. It doesn't in a cross-site frame or when they
 * are blocked.
 */
export function acceptsCookies(
  cookies: CookieJar,
  { expiresCookie }: AccountSessionSettings,
): boolean {
  const probe = `${expiresCookie}_probe`;
  cookies.write(probe, '1', 60);
  const isKept = cookies.read(probe) === '1';
  cookies.remove(probe);
  return isKept;
}

function cookieOf(sessionId: string | undefined): Credential | null {
  return sessionId === undefined ? null : { kind: 'cookie', sessionId };
}

function bearerOf(text: string): Credential | null {
  const token = parseBearer(text);
  return token === null ? null : { kind: 'bearer', token };
}
