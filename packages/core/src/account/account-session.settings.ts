import type { Credential } from './credential.ts';

/** How the chain passes its members' sessions to the page. */
export interface AccountSessionSettings {
  /**
   * `cookie` when pages and account calls share an origin: the server keeps the session in a cookie
   * that scripts can't read. `bearer` otherwise. A browser that refuses cookies gets `bearer`, in
   * memory only.
   */
  readonly credential: Credential['kind'];
  /** Name of the cookie that holds a bearer token. */
  readonly tokenCookie: string;
  /**
   * Name of the cookie that holds the end of the session in epoch ms, because scripts can't see
   * when a cookie expires. For a cookie session the public id follows: `1764000000000.<id>`.
   */
  readonly expiresCookie: string;
  /** The query parameter that carries a sign-in token. */
  readonly tokenQuery: string;
  /** Origins whose web-view messages are trusted; none by default. */
  readonly webViewOrigins: readonly string[];
  /**
   * How long to keep a bearer token of unknown lifetime, in seconds; the back end may end it
   * sooner.
   */
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

/**
 * How long before the session ends the member is asked to stay, in ms. The flows use the same time
 * (WCAG 2.2.1).
 */
export const sessionWarningMs = 120_000;

/**
 * Local-storage key that notifies other tabs of a session change. The session itself is only in the
 * cookies.
 */
export const sessionTurnKey = 'foyer.session-turn';
