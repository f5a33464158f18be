import {
  type Credential,
  isSameCredential,
  parseBearer,
  type StartedSession,
} from './credential.ts';
import type { CookieJar, WebViewMessage } from '../kernel/platform.port.ts';
import { readInstantText, Temporal } from '../kernel/temporal.ts';
import { webViewMessageType } from './held-web-view-messages.ts';

/** How the chain passes its members' sessions to the page. */
export interface AccountSessionSettings {
  /**
   * `cookie` when pages and account calls share an origin: the server keeps the session in a cookie
   * that scripts can't read. `bearer` otherwise. A browser that refuses cookies gets `bearer`, in
   * memory only.
   */
  readonly credential: Credential['kind'];
  readonly tokenCookie: string;
  /**
   * Name of the cookie that holds the end of the session in epoch ms, because scripts can't see
   * when a cookie expires. For a cookie session the public id follows: `1764000000000.<id>`.
   */
  readonly expiresCookie: string;
  readonly tokenQuery: string;
  /** Origins whose web-view messages are trusted; none by default. */
  readonly webViewOrigins: readonly string[];
  /** How long to keep a bearer token of unknown lifetime, in seconds. The back end may end it sooner. */
  readonly unknownLifetimeSeconds: number;
}

export const defaultAccountSessionSettings: AccountSessionSettings = {
  credential: 'bearer',
  tokenCookie: 'foyer_session',
  expiresCookie: 'foyer_session_expires',
  tokenQuery: 'token',
  webViewOrigins: [],
  unknownLifetimeSeconds: 3_600,
};

/** How long before its end a session warns, in ms; the same as in the flows (WCAG 2.2.1). */
export const sessionWarningMs = 120_000;

/** Local-storage key that tells other tabs of a change. The session itself is only in the cookies. */
export const sessionTurnKey = 'foyer.session-turn';

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

/** False in a cross-site frame, or when cookies are blocked. */
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

/**
 * The sign-in token of an app's message; null for any other message. Only the listed origins are
 * trusted, because any other sender could sign the visitor in as someone else. The message is an
 * object or its JSON: `{ type: 'foyer.session', token, expiresAt }`, where `expiresAt`, an ISO
 * instant, is optional.
 */
export function readWebViewToken(
  { origin, data }: WebViewMessage,
  allowedOrigins: readonly string[],
): { readonly token: string; readonly expiresAt: Temporal.Instant | null } | null {
  if (origin === 'null' || !allowedOrigins.includes(origin)) return null;
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (typeof message !== 'object' || message === null) return null;
  const field = (name: string): unknown => Reflect.get(message, name);
  const [type, text, end] = [field('type'), field('token'), field('expiresAt')];
  const token = typeof text === 'string' ? parseBearer(text) : null;
  if (type !== webViewMessageType || token === null) return null;
  return { token, expiresAt: typeof end === 'string' ? readInstantText(end) : null };
}

function cookieOf(sessionId: string | undefined): Credential | null {
  return sessionId === undefined ? null : { kind: 'cookie', sessionId };
}

function bearerOf(text: string): Credential | null {
  const token = parseBearer(text);
  return token === null ? null : { kind: 'bearer', token };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
