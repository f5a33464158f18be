import type {
  Clock,
  CookieJar,
  KeyValueStore,
  MemberSession,
  Navigation,
  WebViewMessages,
} from '../kernel/platform.port.ts';
import { createObservable } from '../kernel/observable.ts';
import type { Temporal } from '../kernel/temporal.ts';
import {
  acceptsCookies,
  type AccountSessionSettings,
  defaultAccountSessionSettings,
  dropSession,
  readSession,
  readWebViewToken,
  sessionTurnKey,
  sessionWarningMs,
  storeSession,
} from './account-session.settings.ts';
import {
  type Credential,
  isSameCredential,
  parseBearer,
  type StartedSession,
} from './credential.ts';
import { withoutQuery } from './address-query.ts';

/** `expired`: the session ended by itself. `anonymous`: nobody has signed in. */
export type SessionStatus = 'anonymous' | 'signed-in' | EndedStatus;
export type EndedStatus = 'expired' | 'signed-out';

/** The session as screens see it, without the credential. */
export interface AccountSessionSnapshot {
  readonly status: SessionStatus;
  readonly expiresAt: Temporal.Instant | null;
  /** True when two minutes or less are left. */
  readonly endsSoon: boolean;
  /** Changes whenever a session begins or ends, so that no data or draft carries over to the next one. */
  readonly sitting: number;
  /** A token came with the page and isn't a session yet. `asking`: whether to switch to its account. */
  readonly arrival: 'none' | 'checking' | 'asking';
  /** True while the back end refuses the account's calls because it has no second step. */
  readonly needsSecondStep: boolean;
}

/** A token from the page's address, the app around the page, or a cookie of an earlier release. */
export interface ArrivedToken {
  readonly token: string;
  /** An app can replace the session without asking; a link can't. */
  readonly mayReplace: boolean;
}

export interface AccountSessionDependencies {
  readonly cookies: CookieJar;
  readonly clock: Clock;
  readonly navigation: Navigation;
  readonly webView: WebViewMessages;
  /** Tells other tabs, and never holds the token. Without it, tabs rely on the cookie. */
  readonly localStore?: KeyValueStore | null;
  /** The raw token that the page took out of its address before the session existed. */
  readonly arrived?: string | null;
  readonly settings?: AccountSessionSettings;
}

/**
 * The member's session on this page: its credential, when it ends and how it ended. Only account
 * calls get the credential. Tabs share the cookies, so signing in or out in one tab applies to all
 * of them.
 */
export class AccountSession implements MemberSession {
  readonly #with: AccountSessionDependencies;
  readonly #settings: AccountSessionSettings;
  readonly #snapshot = createObservable<AccountSessionSnapshot>(anonymous);
  #credential: Credential | null = null;
  /** True when the session is in the cookies; otherwise it belongs to this page alone. */
  #isKept = false;
  #arrival: ArrivedToken | null = null;
  #cameByQuery = false;
  /** The last token that the app posted; an app may repeat it many times a second. */
  #appToken: string | null = null;
  #cancelTimer: () => void = () => undefined;

  constructor(dependencies: AccountSessionDependencies) {
    const { cookies, settings = defaultAccountSessionSettings } = dependencies;
    this.#with = dependencies;
    this.#settings =
      settings.credential === 'cookie' && !acceptsCookies(cookies, settings)
        ? { ...settings, credential: 'bearer' }
        : settings;
  }

  readonly getSnapshot = (): AccountSessionSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  get credentialKind(): Credential['kind'] {
    return this.#settings.credential;
  }

  /**
   * Finds out who is signed in: from the token in the address, which is removed immediately;
   * otherwise from a message of the app around the page, now or later; otherwise from the cookie.
   * Also starts following other tabs. Returns a function that stops listening.
   */
  open(): () => void {
    const stored = this.#stored();
    if (stored !== null) this.#take(stored, true);
    const stops = [
      this.#with.webView.onMessage((message) => {
        const read = readWebViewToken(message, this.#settings.webViewOrigins);
        if (read !== null && !this.#cameByQuery) this.#takeFromApp(read.token, read.expiresAt);
      }),
      this.#with.localStore?.onOutsideChange(sessionTurnKey, () => this.#followTabs()),
    ];
    this.#takeArrived();
    return () => {
      for (const stop of stops) stop?.();
      this.#cancelTimer();
    };
  }

  /** The live session's credential, for account calls; null when nobody is signed in. */
  credential(): Credential | null {
    // The cookies hold another tab's member and this page wasn't notified: no call may go out as
    // them.
    const isShared = this.#credential !== null && this.#isKept;
    if (isShared && !isSameCredential(this.#stored()?.credential ?? null, this.#credential)) {
      this.#forget(this.#isOver() ? 'expired' : 'signed-out');
    }
    return this.#isLive() ? this.#credential : null;
  }

  expiresAt(): Temporal.Instant | null {
    return this.#snapshot.get().expiresAt;
  }

  begin(session: StartedSession): void {
    this.#cameByQuery = false;
    this.#keep(session);
  }

  /** Extends the session without resetting what the page shows. */
  renew(expiresAt: Temporal.Instant): void {
    if (this.#credential !== null) this.#keep({ credential: this.#credential, expiresAt });
  }

  /** Also called when the back end no longer accepts the credential. */
  end(status: EndedStatus = 'signed-out'): void {
    if (this.#credential === null) return;
    if (isSameCredential(this.#stored()?.credential ?? null, this.#credential)) {
      dropSession(this.#with.cookies, this.#settings);
    }
    this.#forget(status);
    this.#notifyTabs(status);
  }

  /** The chain requires a second step of logins, and the account has none. */
  requireSecondStep(): void {
    this.#snapshot.set({ ...this.#snapshot.get(), needsSecondStep: true });
  }

  /** The account has a second step now. */
  secondStepDone(): void {
    this.#snapshot.set({ ...this.#snapshot.get(), needsSecondStep: false });
  }

  arrival(): ArrivedToken | null {
    return this.#arrival;
  }

  /** The arrived token belongs to another session than the live one, so the member must choose. */
  askToSwitch(): void {
    this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'asking' });
  }

  settleArrival(session: StartedSession): void {
    this.#arrival = null;
    this.#keep(session);
  }

  /** A live session stays. Without one, an expired token leads to the login page's message. */
  dropArrival({ isOver = false }: { readonly isOver?: boolean } = {}): void {
    this.#cameByQuery = false;
    if (!isOver) this.#appToken = null;
    this.#arrival = null;
    if (isOver && this.#credential === null) this.#forget('expired');
    else this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'none' });
  }

  /** Removes the token from the address, even if it is malformed. */
  #takeArrived(): void {
    const shown = withoutQuery(this.#with.navigation.current(), this.#settings.tokenQuery);
    if (shown.value !== null) this.#with.navigation.replace(shown.path);
    const token = parseBearer(shown.value ?? this.#with.arrived ?? '');
    if (token !== null) {
      this.#cameByQuery = true;
      this.#takeFromLink(token);
    } else if (this.credentialKind === 'cookie') this.#takeFromCookie();
  }

  #takeFromLink(token: string): void {
    const current = this.credential();
    if (isSameCredential(current, { kind: 'bearer', token })) return;
    if (current === null && this.credentialKind === 'bearer') this.#storeBearer(token, null);
    else this.#arrive({ token, mayReplace: false });
  }

  #takeFromApp(token: string, end: Temporal.Instant | null): void {
    if (this.credentialKind === 'bearer') {
      // A repeated message changes nothing and doesn't extend the session.
      const isSame = isSameCredential(this.#credential, { kind: 'bearer', token });
      if (!isSame || end !== null) this.#storeBearer(token, end);
    } else if (token !== this.#appToken) {
      this.#appToken = token;
      this.#arrive({ token, mayReplace: true });
    }
  }

  /** The chain's login, or an earlier release, may have left the token in a readable cookie. */
  #takeFromCookie(): void {
    const { tokenCookie } = this.#settings;
    const token = parseBearer(this.#with.cookies.read(tokenCookie) ?? '');
    if (token === null) return;
    this.#with.cookies.remove(tokenCookie);
    if (this.credential() === null) this.#arrive({ token, mayReplace: false });
  }

  #arrive(arrival: ArrivedToken): void {
    this.#arrival = arrival;
    this.#snapshot.set({ ...this.#snapshot.get(), arrival: 'checking' });
  }

  #stored(): StartedSession | null {
    return readSession(this.#with.cookies, this.#settings);
  }

  #storeBearer(token: string, end: Temporal.Instant | null): void {
    const { unknownLifetimeSeconds } = this.#settings;
    const expiresAt = end ?? this.#with.clock.now().add({ seconds: unknownLifetimeSeconds });
    this.#keep({ credential: { kind: 'bearer', token }, expiresAt });
  }

  #keep(session: StartedSession): void {
    this.#take(
      session,
      storeSession(this.#with.cookies, this.#settings, session, this.#with.clock.now()),
    );
    this.#notifyTabs('signed-in');
  }

  #take({ credential, expiresAt }: StartedSession, isKept: boolean): void {
    const { status, sitting, needsSecondStep } = this.#snapshot.get();
    const isSame = status === 'signed-in' && isSameCredential(credential, this.#credential);
    this.#credential = credential;
    this.#isKept = isKept;
    this.#snapshot.set({
      status: 'signed-in',
      expiresAt,
      endsSoon: false,
      sitting: isSame ? sitting : sitting + 1,
      arrival: this.#arrival === null ? 'none' : this.#snapshot.get().arrival,
      needsSecondStep: isSame && needsSecondStep,
    });
    this.#awaitEnd();
  }

  /** Leaves the cookies alone: they may already belong to another member. */
  #forget(status: EndedStatus): void {
    this.#cancelTimer();
    this.#credential = null;
    this.#cameByQuery = false;
    this.#arrival = null;
    const before = this.#snapshot.get();
    if (before.status === status && before.arrival === 'none') return;
    const sitting = before.status === status ? before.sitting : before.sitting + 1;
    this.#snapshot.set({ ...anonymous, status, sitting });
  }

  #notifyTabs(status: SessionStatus): void {
    if (!this.#isKept) return;
    // When storage is off, cookies usually are too, so each tab has its own session. The
    // counter makes each value different: writing the same text again fires no storage event.
    const [, turn = '0'] = this.#with.localStore?.read(sessionTurnKey)?.split(' ') ?? [];
    this.#with.localStore
      ?.write(sessionTurnKey, `${status} ${Number(turn) + 1}`)
      .unwrapOr(undefined);
  }

  #followTabs(): void {
    const stored = this.#stored();
    if (stored !== null) {
      this.#cameByQuery &&= isSameCredential(stored.credential, this.#credential);
      this.#take(stored, true);
    } else if (this.#credential !== null && this.#isKept) {
      const isExpired = this.#with.localStore?.read(sessionTurnKey)?.startsWith('expired') === true;
      this.#forget(isExpired ? 'expired' : 'signed-out');
    }
  }

  /** Rechecks every hour, because a browser timer can't run for a month. */
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
    this.#cancelTimer = this.#with.clock.after(waitMs, () => this.#awaitEnd());
  }

  /** Timers are late after a device has slept. */
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
    return expiresAt && expiresAt.epochMilliseconds - this.#with.clock.now().epochMilliseconds;
  }
}

const anonymous: AccountSessionSnapshot = {
  status: 'anonymous',
  expiresAt: null,
  endsSoon: false,
  sitting: 0,
  arrival: 'none',
  needsSecondStep: false,
};
