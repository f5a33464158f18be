import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { KeyValueStore } from '../ports/key-value-store.port.ts';
import type { MemberSession } from '../ports/member-session.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import { createObservable } from '../shared/observable.ts';
import type { Temporal } from '../shared/temporal.ts';
import { dropSession, keepsCookies, keepSession, readSession } from './account-session.cookies.ts';
import {
  type AccountSessionSettings,
  defaultAccountSessionSettings,
  sessionTurnKey,
  sessionWarningMs,
} from './account-session.settings.ts';
import { type BegunSession, type Credential, isSameCredential, parseBearer } from './credential.ts';
import type { WebViewMessages } from './web-view-messages.port.ts';
import { readWebViewToken } from './web-view-token.ts';
import { withoutQuery } from './without-query.ts';

/** `expired` is somebody whose session ended by itself, `signed-out` somebody who ended it, `anonymous` anybody else. AC-06 */
export type SessionStatus = 'anonymous' | 'signed-in' | EndedStatus;
export type EndedStatus = 'expired' | 'signed-out';

/** What screens see of the session; the credential isn't part of it. */
export interface AccountSessionSnapshot {
  readonly status: SessionStatus;
  /** Null unless signed in. */
  readonly expiresAt: Temporal.Instant | null;
  /** Two minutes are left, or fewer. */
  readonly endsSoon: boolean;
  /** Changes with each session and each end: what was loaded or typed in one isn't the next one's. */
  readonly sitting: number;
  /**
   * A token came with the page and isn't a session yet: it is being checked, or it belongs to another session and the
   * member is asked whether to switch.
   */
  readonly arrival: 'none' | 'checking' | 'asking';
}

/** A token that came with the page's address, from the app around it, or in the cookie of an earlier release. */
export interface ArrivedToken {
  readonly token: string;
  /** An app may replace the session without a question; a link may not. */
  readonly mayReplace: boolean;
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
 * The member's session on this page: its credential, when it ends, and how it ends. Only account calls get the
 * credential. Tabs share the cookies, so a sign-in or a sign-out in one tab counts in all of them. Source: AC-01, AC-06,
 * AC-09.
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
  #credential: Credential | null = null;
  /** The cookies have it; without them it is this page's alone. */
  #isKept = false;
  #arrival: ArrivedToken | null = null;
  #cameByQuery = false;
  /** What the app posted last: it may repeat itself many times a second. */
  #appToken: string | null = null;
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
    this.#settings =
      settings.credential === 'cookie' && !keepsCookies(cookies, settings)
        ? { ...settings, credential: 'bearer' }
        : settings;
  }

  readonly getSnapshot = (): AccountSessionSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** How a session that begins now is kept. */
  get keptAs(): Credential['kind'] {
    return this.#settings.credential;
  }

  /**
   * Finds out who is signed in: by the token in the address, which is removed at once, else by a message of the app
   * around the page, now or later, else by the cookie. Follows other tabs from here on. Returns a function that stops
   * listening. AC-01
   */
  open(): () => void {
    const kept = this.#kept();
    if (kept !== null) this.#take(kept, true);
    const stops = [
      this.#webView.onMessage((message) => {
        const read = readWebViewToken(message, this.#settings.webViewOrigins);
        if (read !== null && !this.#cameByQuery) this.#takeFromApp(read.token, read.expiresAt);
      }),
      this.#localStore?.onOutsideChange(sessionTurnKey, () => this.#followTabs()),
    ];
    this.#takeArrived();
    return () => {
      for (const stop of stops) stop?.();
      this.#cancelTimer();
    };
  }

  /** The live session's credential, for account calls; null when nobody is signed in. AC-09 */
  credential(): Credential | null {
    // Another tab's member has the cookies, and this page didn't hear of it: no call goes out under their name.
    const isShared = this.#credential !== null && this.#isKept;
    if (isShared && !isSameCredential(this.#kept()?.credential ?? null, this.#credential)) {
      this.#forget(this.#isOver() ? 'expired' : 'signed-out');
    }
    return this.#isLive() ? this.#credential : null;
  }

  expiresAt(): Temporal.Instant | null {
    return this.#snapshot.get().expiresAt;
  }

  /** Starts the session that a sign-in began. */
  begin(session: BegunSession): void {
    this.#cameByQuery = false;
    this.#keep(session);
  }

  /** Extends the session; what the page shows stays as it is. */
  renew(expiresAt: Temporal.Instant): void {
    if (this.#credential !== null) this.#keep({ credential: this.#credential, expiresAt });
  }

  /** Ends it: because the member signed out, or because the back end no longer accepts the credential. */
  end(status: EndedStatus = 'signed-out'): void {
    if (this.#credential === null) return;
    if (isSameCredential(this.#kept()?.credential ?? null, this.#credential)) {
      dropSession(this.#cookies, this.#settings);
    }
    this.#forget(status);
    this.#tellTabs(status);
  }

  /** The token that waits to become the session; null when there is none. */
  arrival(): ArrivedToken | null {
    return this.#arrival;
  }

  /** The arrived token belongs to another session than the live one: the member decides. */
  askToSwitch(): void {
    this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'asking' });
  }

  /** The arrived token is the session now. */
  settleArrival(session: BegunSession): void {
    this.#arrival = null;
    this.#keep(session);
  }

  /** Drops the arrived token. A live session stays; with a token that is over and no session, the login says so. */
  dropArrival({ isOver = false }: { readonly isOver?: boolean } = {}): void {
    this.#cameByQuery = false;
    if (!isOver) this.#appToken = null;
    this.#arrival = null;
    if (isOver && this.#credential === null) this.#forget('expired');
    else this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'none' });
  }

  /** Removes the token from the address, even one that can't be a token. */
  #takeArrived(): void {
    const shown = withoutQuery(this.#navigation.current(), this.#settings.tokenQuery);
    if (shown.value !== null) this.#navigation.replace(shown.path);
    const token = parseBearer(shown.value ?? this.#arrived ?? '');
    if (token !== null) {
      this.#cameByQuery = true;
      this.#takeFromLink(token);
    } else if (this.keptAs === 'cookie') this.#takeFromCookie();
  }

  #takeFromLink(token: string): void {
    const current = this.credential();
    if (isSameCredential(current, { kind: 'bearer', token })) return;
    if (current === null && this.keptAs === 'bearer') this.#keepBearer(token, null);
    else this.#arrive({ token, mayReplace: false });
  }

  #takeFromApp(token: string, end: Temporal.Instant | null): void {
    if (this.keptAs === 'bearer') {
      // An app that repeats itself changes nothing, and doesn't extend the session.
      const isSame = isSameCredential(this.#credential, { kind: 'bearer', token });
      if (!isSame || end !== null) this.#keepBearer(token, end);
    } else if (token !== this.#appToken) {
      this.#appToken = token;
      this.#arrive({ token, mayReplace: true });
    }
  }

  /** A chain's login, or an earlier release, may have left the token in a cookie that scripts can read. */
  #takeFromCookie(): void {
    const { tokenCookie } = this.#settings;
    const token = parseBearer(this.#cookies.read(tokenCookie) ?? '');
    if (token === null) return;
    this.#cookies.remove(tokenCookie);
    if (this.credential() === null) this.#arrive({ token, mayReplace: false });
  }

  #arrive(arrival: ArrivedToken): void {
    this.#arrival = arrival;
    this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'checking' });
  }

  #kept(): BegunSession | null {
    return readSession(this.#cookies, this.#settings);
  }

  #keepBearer(token: string, end: Temporal.Instant | null): void {
    const { unknownLifetimeSeconds } = this.#settings;
    const expiresAt = end ?? this.#clock.now().add({ seconds: unknownLifetimeSeconds });
    this.#keep({ credential: { kind: 'bearer', token }, expiresAt });
  }

  #keep(session: BegunSession): void {
    this.#take(session, keepSession(this.#cookies, this.#settings, session, this.#clock.now()));
    this.#tellTabs('signed-in');
  }

  #take({ credential, expiresAt }: BegunSession, isKept: boolean): void {
    const { status, sitting } = this.#snapshot.get();
    const isSame = status === 'signed-in' && isSameCredential(credential, this.#credential);
    this.#credential = credential;
    this.#isKept = isKept;
    this.#snapshot.set({
      status: 'signed-in',
      expiresAt,
      endsSoon: false,
      sitting: isSame ? sitting : sitting + 1,
      arrival: this.#arrival === null ? 'none' : this.#snapshot.get().arrival,
    });
    this.#awaitEnd();
  }

  /** Leaves the cookies alone: they may be another member's by now. */
  #forget(status: EndedStatus): void {
    this.#cancelTimer();
    this.#credential = null;
    this.#cameByQuery = false;
    this.#arrival = null;
    const before = this.#snapshot.get();
    if (before.status === status && before.arrival === 'none') return;
    const sitting = before.status === status ? before.sitting : before.sitting + 1;
    this.#snapshot.set({ status, expiresAt: null, endsSoon: false, sitting, arrival: 'none' });
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
      this.#cameByQuery &&= isSameCredential(kept.credential, this.#credential);
      this.#take(kept, true);
    } else if (this.#credential !== null && this.#isKept) {
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
  arrival: 'none',
};
