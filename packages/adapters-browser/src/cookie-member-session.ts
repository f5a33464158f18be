import { Temporal } from '@foyer/core';
import type { CookieJar, MemberSession } from '@foyer/core/kernel';

export interface CookieMemberSessionOptions {
  /** The cookie with the bearer token. An empty value means no token. */
  readonly tokenCookie?: string;
  /** The cookie with the session's expiry in ms since 1970. */
  readonly expiresCookie?: string;
}

/**
 * Reads the member's session from the two cookies that the login sets: the token, which is never exposed, and its
 * expiry, which scripts can't read from a cookie itself. A token without a valid expiry doesn't count as a live
 * session, so that a leftover cookie doesn't keep anyone from joining.
 */
export class CookieMemberSession implements MemberSession {
  readonly #cookies: CookieJar;
  readonly #tokenCookie: string;
  readonly #expiresCookie: string;

  constructor(
    cookies: CookieJar,
    {
      tokenCookie = 'foyer_session',
      expiresCookie = 'foyer_session_expires',
    }: CookieMemberSessionOptions = {},
  ) {
    this.#cookies = cookies;
    this.#tokenCookie = tokenCookie;
    this.#expiresCookie = expiresCookie;
  }

  expiresAt(): Temporal.Instant | null {
    const shown = this.#cookies.read(this.#expiresCookie);
    // If the token is in an HttpOnly cookie, the session's public id follows the expiry.
    const [, cookieEnd] = /^(\d+)\.[\w-]{16,64}$/.exec(shown ?? '') ?? [];
    if (cookieEnd !== undefined) return readEpochMs(cookieEnd);
    const hasToken = (this.#cookies.read(this.#tokenCookie) ?? '') !== '';
    return hasToken ? readEpochMs(shown) : null;
  }
}

/** The last moment that an Instant can represent. */
const lastEpochMs = 8.64e15;

function readEpochMs(text: string | null): Temporal.Instant | null {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  const epochMs = Number(text);
  return epochMs > lastEpochMs ? null : Temporal.Instant.fromEpochMilliseconds(epochMs);
}
