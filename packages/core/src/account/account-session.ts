/** Longer than most: the session's whole life is here, its cookies, address and messages are beside it. */
import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { MemberSession } from '../ports/member-session.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import { createObservable } from '../shared/observable.ts';
import type { Temporal } from '../shared/temporal.ts';
import { dropSession, keepSession, readSession } from './account-session.cookies.ts';
import {
  type AccountSessionSettings,
  defaultAccountSessionSettings,
  sessionTurnKey,
  sessionWarningMs,
} from './account-session.settings.ts';
import { type MemberToken, parseBearer } from './member-token.ts';
import type { WebViewMessages } from './web-view-messages.port.ts';
import { readWebViewToken } from './web-view-token.ts';
import { withoutQuery } from './without-query.ts';

/** `expired` is somebody whose session ended by itself, `signed-out` somebody who ended it, `anonymous` anybody else. AC-06 */
export type SessionStatus = 'anonymous' | 'signed-in' | EndedStatus;
export type EndedStatus = 'expired' | 'signed-out';

/** What screens see of the session: never the token. */
export interface AccountSessionSnapshot {
  readonly status: SessionStatus;
  /** Null unless signed in. */
  readonly expiresAt: Temporal.Instant | null;
  /** Two minutes are left, or fewer. */
  readonly endsSoon: boolean;
  /** Another number with each session and with each end: what was loaded or typed in one is not the next one's. */
  readonly sitting: number;
}

export interface AccountSessionDependencies {
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly webView: WebViewMessages;
  /** Where tabs hear of each other: local storage, which never holds the token. Without it they find out by the cookie. */
  readonly localStore?: KeyValueStore | null;
  /** What the page took out of its address before the session was there, as it stood. */
  readonly arrived?: string | null;
  readonly settings?: AccountSessionSettings;
}

/**
 * The member's session on this page: where the bearer token came from, until when it is good, and its end. The token
 * lives here and in its cookie, and goes out in the header of account calls alone. Tabs share the cookie: a sign-in or a
 * sign-out in one is one in all. Source: AC-01, AC-06, AC-09.
 */
export class AccountSession implements MemberSession {
  readonly #cookies: CookieJar;
  readonly #clock: Clock;
  readonly #navigation: Navigation;
  readonly #webView: WebViewMessages;
  readonly #localStore: KeyValueStore | null;
  readonly #arrived: string | null;
  readonly #settings: AccountSessionSettings;
  readonly #snapshot = createObservable<AccountSessionSnapshot>(anonymous);
  #token: string | null = null;
  /** The cookies have it; without them it is this page's alone. */
  #isKept = false;
  #cameByQuery = false;
  #cancelTimer: () => void = () => undefined;

  constructor({
    cookies,
    clock,
    navigation,
    webView,
    localStore = null,
    arrived = null,
    settings = defaultAccountSessionSettings,
  }: AccountSessionDependencies) {
    this.#cookies = cookies;
    this.#clock = clock;
    this.#navigation = navigation;
    this.#webView = webView;
    this.#localStore = localStore;
    this.#arrived = arrived;
    this.#settings = settings;
  }

  readonly getSnapshot = (): AccountSessionSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /**
   * Finds out who is there: by the token in the address, which is taken out at once, else by a message of the app
   * around the page, now or later, else by the cookie; and follows other tabs from here on. Answers a function that ends
   * the listening. AC-01
   */
  open(): () => void {
    const kept = this.#kept();
    if (kept !== null) this.#take(kept, true);
    const stops = [
      this.#webView.onMessage((message) => {
        const read = readWebViewToken(message, this.#settings.webViewOrigins);
        if (read === null || this.#cameByQuery) return;
        // An app that says the same again changes nothing, and least of all how long a session lasts.
        if (read.token === this.#token && read.expiresAt === null) return;
        this.#keepUntil(read.token, read.expiresAt);
      }),
      this.#localStore?.onOutsideChange(sessionTurnKey, () => this.#followTabs()),
    ];
    this.#takeArrived();
    return () => {
      for (const stop of stops) stop?.();
      this.#cancelTimer();
    };
  }

  /** The live token, for the header of account calls; null when nobody is signed in. AC-09 */
  token(): string | null {
    // Another tab's member has the cookie, and this page has not heard of it: nothing of it goes out under their name.
    if (this.#token !== null && this.#isKept && this.#kept()?.token !== this.#token) {
      this.#forget(this.#isOver() ? 'expired' : 'signed-out');
    }
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

  /** The same member stays until then; what the page shows stays as it is. */
  renew(expiresAt: Temporal.Instant): void {
    if (this.#token !== null) this.#keepUntil(this.#token, expiresAt);
  }

  /** Ends it: because the member signed out, or because the back end knows the token no more. */
  end(status: EndedStatus = 'signed-out'): void {
    if (this.#token === null) return;
    if (this.#kept()?.token === this.#token) {
      dropSession(this.#cookies, this.#settings);
    }
    this.#forget(status);
    this.#tellTabs(status);
  }

  /** A token in the address is taken out of it, whether it is one or not. */
  #takeArrived(): void {
    const shown = withoutQuery(this.#navigation.current(), this.#settings.tokenQuery);
    if (shown.value !== null) this.#navigation.replace(shown.path);
    const token = parseBearer(shown.value ?? this.#arrived ?? '');
    if (token === null) return;
    this.#keepUntil(token, null);
    this.#cameByQuery = true;
  }

  #kept(): MemberToken | null {
    return readSession(this.#cookies, this.#settings);
  }

  #keepUntil(token: string, end: Temporal.Instant | null): void {
    const now = this.#clock.now();
    const { unknownLifetimeSeconds } = this.#settings;
    const session = { token, expiresAt: end ?? now.add({ seconds: unknownLifetimeSeconds }) };
    this.#take(session, keepSession(this.#cookies, this.#settings, session, now));
    this.#tellTabs('signed-in');
  }

  #take({ token, expiresAt }: MemberToken, isKept: boolean): void {
    const { status, sitting } = this.#snapshot.get();
    const isSame = status === 'signed-in' && token === this.#token;
    this.#token = token;
    this.#isKept = isKept;
    this.#snapshot.set({
      status: 'signed-in',
      expiresAt,
      endsSoon: false,
      sitting: isSame ? sitting : sitting + 1,
    });
    this.#awaitEnd();
  }

  /** Leaves the cookies alone: they may be another's by now. */
  #forget(status: EndedStatus): void {
    this.#cancelTimer();
    this.#token = null;
    this.#cameByQuery = false;
    const before = this.#snapshot.get();
    if (before.status === status) return;
    this.#snapshot.set({ status, expiresAt: null, endsSoon: false, sitting: before.sitting + 1 });
  }

  #tellTabs(status: SessionStatus): void {
    if (!this.#isKept) return;
    // Where storage is switched off, cookies are as a rule, too: then each tab has a session of its own.
    // A number with it: the same text again would be no change that the others hear of.
    const [, turn = '0'] = this.#localStore?.read(sessionTurnKey)?.split(' ') ?? [];
    this.#localStore?.write(sessionTurnKey, `${status} ${Number(turn) + 1}`).unwrapOr(undefined);
  }

  #followTabs(): void {
    const kept = this.#kept();
    if (kept !== null) {
      this.#cameByQuery &&= kept.token === this.#token;
      this.#take(kept, true);
    } else if (this.#token !== null && this.#isKept) {
      const isExpired = this.#localStore?.read(sessionTurnKey)?.startsWith('expired') === true;
      this.#forget(isExpired ? 'expired' : 'signed-out');
    }
  }

  /** Looks again each hour: no timer of a browser runs for a month. */
  #awaitEnd(): void {
    this.#cancelTimer();
    const left = this.#leftMs();
    if (left === null) return;
    if (left <= 0) {
      this.end('expired');
      return;
    }
    const endsSoon = left <= sessionWarningMs;
    const before = this.#snapshot.get();
    if (before.endsSoon !== endsSoon) this.#snapshot.set({ ...before, endsSoon });
    const waitMs = Math.min(endsSoon ? left : left - sessionWarningMs, 3_600_000);
    this.#cancelTimer = this.#clock.after(waitMs, () => this.#awaitEnd());
  }

  /** A device that slept has timers that are late. */
  #isLive(): boolean {
    this.#awaitEnd();
    return this.#snapshot.get().status === 'signed-in';
  }

  #isOver(): boolean {
    const left = this.#leftMs();
    return left !== null && left <= 0;
  }

  #leftMs(): number | null {
    const { expiresAt } = this.#snapshot.get();
    return expiresAt && expiresAt.epochMilliseconds - this.#clock.now().epochMilliseconds;
  }
}

const anonymous: AccountSessionSnapshot = {
  status: 'anonymous',
  expiresAt: null,
  endsSoon: false,
  sitting: 0,
};
