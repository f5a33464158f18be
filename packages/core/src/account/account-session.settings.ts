/** How a chain hands its members' tokens to the page. */
export interface AccountSessionSettings {
  /** Holds the bearer token. */
  readonly tokenCookie: string;
  /** Holds when it ends, in ms since 1970, which a browser does not tell of a cookie. */
  readonly expiresCookie: string;
  /** The query parameter that signs in. AC-01 */
  readonly tokenQuery: string;
  /** Origins whose web-view messages are believed; by default none. AC-01 */
  readonly webViewOrigins: readonly string[];
  /** How long a token is kept that came without its end, in seconds: the back end may end it sooner. */
  readonly unknownLifetimeSeconds: number;
}

export const defaultAccountSessionSettings: AccountSessionSettings = {
  tokenCookie: 'foyer_session',
  expiresCookie: 'foyer_session_expires',
  tokenQuery: 'token',
  webViewOrigins: [],
  unknownLifetimeSeconds: 3_600,
};

/** How long before the session's end the member is asked to stay, in ms: as a flow asks (LX-15). WCAG 2.2.1 */
export const sessionWarningMs = 120_000;

/** Local-storage key by which tabs tell each other that the session changed; how it stands is in the cookies alone. */
export const sessionTurnKey = 'foyer.session-turn';
