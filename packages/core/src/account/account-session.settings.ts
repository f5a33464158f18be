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
