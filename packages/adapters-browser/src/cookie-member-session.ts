import { type CookieJar, type MemberSession, Temporal } from '@foyer/core';

export interface CookieMemberSessionOptions {
  /** Holds the bearer token; an empty one is none. */
  readonly tokenCookie?: string;
  /** Holds when the session ends, in ms since 1970. */
  readonly expiresCookie?: string;
}

/**
 * The member's session as the login leaves it in two cookies of the site: the token, which nothing here hands out, and
 * the moment at which it ends, which a browser does not tell of a cookie. A token without a moment that can be read is
 * no live session: nobody is kept from joining by a cookie that a former login forgot. LC-11
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
    // With a session cookie, which no script can read, the session's public id follows its end.
    const [, cookieEnd] = /^(\d+)\.[\w-]{16,64}$/.exec(shown ?? '') ?? [];
    if (cookieEnd !== undefined) return readEpochMs(cookieEnd);
    const hasToken = (this.#cookies.read(this.#tokenCookie) ?? '') !== '';
    return hasToken ? readEpochMs(shown) : null;
  }
}

/** The last moment that an Instant can hold. */
const lastEpochMs = 8.64e15;

function readEpochMs(text: string | null): Temporal.Instant | null {
  if (text === null || !/^\d{1,16}$/.test(text)) return null;
  const epochMs = Number(text);
  return epochMs > lastEpochMs ? null : Temporal.Instant.fromEpochMilliseconds(epochMs);
}
