import type { Credential } from './credential.ts';

/** How a chain hands its members' sessions to the page. */
export interface AccountSessionSettings {
  /**
   * `cookie` where the pages and the account calls share an origin: the server keeps the session in a cookie that no
   * script can read. `bearer` everywhere else. A browser that accepts no cookies gets `bearer`, in memory only.
   */
  readonly credential: Credential['kind'];
  /** Holds a bearer token. */
  readonly tokenCookie: string;
  /**
   * Holds when the session ends, in ms since 1970, because a browser doesn't say when a cookie expires. With a session
   * cookie the session's public id follows: `1764000000000.<id>`.
   */
  readonly expiresCookie: string;
  /** The query parameter that signs in. AC-01 */
  readonly tokenQuery: string;
  /** Origins whose web-view messages are trusted; none by default. AC-01 */
  readonly webViewOrigins: readonly string[];
  /** How long a bearer token without a known end is kept, in seconds; the back end may end it sooner. */
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

/** How long before the session's end the member is asked to stay, in ms: as a flow asks (LX-15). WCAG 2.2.1 */
export const sessionWarningMs = 120_000;

/** Local-storage key by which tabs tell each other that the session changed; its state is in the cookies alone. */
export const sessionTurnKey = 'foyer.session-turn';
