import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { MemberSession } from '../ports/member-session.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import { createObservable } from '../shared/observable.ts';
import { Temporal } from '../shared/temporal.ts';
import {
  type AccountSessionSettings,
  defaultAccountSessionSettings,
} from './account-session.settings.ts';
import { type MemberToken, parseBearer } from './member-token.ts';
import { withoutQuery } from './without-query.ts';
import type { WebViewMessages } from './web-view-messages.port.ts';
import { readWebViewToken } from './web-view-token.ts';

/** `expired` is somebody whose session ended by itself; `anonymous` nobody, or somebody who signed out. AC-06 */
export type SessionStatus = 'anonymous' | 'signed-in' | 'expired';

/** What screens see of the session: never the token. */
export interface AccountSessionSnapshot {
  readonly status: SessionStatus;
  /** Null unless signed in. */
  readonly expiresAt: Temporal.Instant | null;
}

export interface AccountSessionDependencies {
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly webView: WebViewMessages;
  readonly settings?: AccountSessionSettings;
}

/**
 * The member's session on this page: where the bearer token came from, until when it is good, and its end. The token
 * lives here and in its cookie, and goes out in the header of account calls alone. Source: AC-01, AC-06, AC-09.
 */
export class AccountSession implements MemberSession {
  readonly #cookies: CookieJar;
  readonly #clock: Clock;
  readonly #navigation: Navigation;
  readonly #webView: WebViewMessages;
  readonly #settings: AccountSessionSettings;
  readonly #snapshot = createObservable<AccountSessionSnapshot>(anonymous);
  #token: string | null = null;
  #cameByQuery = false;
  #cancelTimer: () => void = () => undefined;

  constructor({ cookies, clock, navigation, webView, settings }: AccountSessionDependencies) {
    this.#cookies = cookies;
    this.#clock = clock;
    this.#navigation = navigation;
    this.#webView = webView;
    this.#settings = settings ?? defaultAccountSessionSettings;
  }

  readonly getSnapshot = (): AccountSessionSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /**
   * Finds out who is there: by the token in the address, which is taken out at once, else by a message of the app
   * around the page, now or later, else by the cookie. Answers a function that ends the listening. AC-01
   */
  open(): () => void {
    this.#readCookies();
    const stop = this.#webView.onMessage((message) => {
      const read = readWebViewToken(message, this.#settings.webViewOrigins);
      if (read !== null && !this.#cameByQuery) this.#keepUntil(read.token, read.expiresAt);
    });
    this.#readQuery();
    return () => {
      stop();
      this.#cancelTimer();
    };
  }

  /** The live token, for the header of account calls; null when nobody is signed in. AC-09 */
  token(): string | null {
    return this.#isLive() ? this.#token : null;
  }

  expiresAt(): Temporal.Instant | null {
    return this.#snapshot.get().expiresAt;
  }

  /** Takes up the session that a sign-in began. */
  begin(session: MemberToken): void {
    this.#cameByQuery = false;
    this.#keepUntil(session.token, session.expiresAt);
  }

  /** Ends it: because the member signed out, or because the back end knows the token no more. */
  end(status: 'anonymous' | 'expired' = 'anonymous'): void {
    this.#cancelTimer();
    this.#cookies.remove(this.#settings.tokenCookie);
    this.#cookies.remove(this.#settings.expiresCookie);
    this.#token = null;
    this.#cameByQuery = false;
    if (this.#snapshot.get().status !== status) this.#snapshot.set({ status, expiresAt: null });
  }

  #readQuery(): void {
    const { tokenQuery } = this.#settings;
    const shown = this.#navigation.current();
    const { path, value } = withoutQuery(shown, tokenQuery);
    if (value === null) return;
    this.#navigation.replace(path);
    const token = parseBearer(value);
    if (token === null) return;
    this.#keepUntil(token, null);
    this.#cameByQuery = true;
  }

  #readCookies(): void {
    const token = parseBearer(this.#cookies.read(this.#settings.tokenCookie) ?? '');
    const end = this.#cookies.read(this.#settings.expiresCookie) ?? '';
    if (token === null || !/^\d{1,15}$/.test(end)) return;
    this.#take(token, Temporal.Instant.fromEpochMilliseconds(Number(end)));
  }

  #keepUntil(token: string, end: Temporal.Instant | null): void {
    const { unknownLifetimeSeconds, tokenCookie, expiresCookie } = this.#settings;
    const now = this.#clock.now();
    const expiresAt = end ?? now.add({ seconds: unknownLifetimeSeconds });
    const seconds = Math.ceil((expiresAt.epochMilliseconds - now.epochMilliseconds) / 1_000);
    if (seconds > 0) {
      this.#cookies.write(tokenCookie, token, seconds);
      this.#cookies.write(expiresCookie, String(expiresAt.epochMilliseconds), seconds);
    }
    this.#take(token, expiresAt);
  }

  #take(token: string, expiresAt: Temporal.Instant): void {
    this.#token = token;
    this.#snapshot.set({ status: 'signed-in', expiresAt });
    this.#awaitEnd();
  }

  /** Looks again each hour: no timer of a browser runs for a month. */
  #awaitEnd(): void {
    this.#cancelTimer();
    const end = this.#snapshot.get().expiresAt;
    if (end === null) return;
    const leftMs = end.epochMilliseconds - this.#clock.now().epochMilliseconds;
    if (leftMs <= 0) this.end('expired');
    else {
      this.#cancelTimer = this.#clock.after(Math.min(leftMs, 3_600_000), () => {
        this.#awaitEnd();
      });
    }
  }

  /** A device that slept has timers that are late. */
  #isLive(): boolean {
    this.#awaitEnd();
    return this.#snapshot.get().status === 'signed-in';
  }
}

const anonymous: AccountSessionSnapshot = { status: 'anonymous', expiresAt: null };
