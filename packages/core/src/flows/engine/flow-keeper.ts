import type { Clock } from '../../kernel/clock.port.ts';
import type { KeyValueStore } from '../../kernel/key-value-store.port.ts';
import type { Logger } from '../../kernel/logger.port.ts';
import { instantText, readInstantMs } from '../../kernel/instant-text.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import type { Activity } from '../../kernel/activity.ts';
import { Attempts } from '../../kernel/attempts.ts';
import { ExpiringStore } from '../../kernel/expiring-store.ts';
import { forgetHandoff, takeHandoff } from '../draft/handoff.ts';
import { forgetLead } from './forget-lead.ts';
import type { FlowRules, FlowSession, FlowState } from './flow-rules.ts';

export interface FlowKeeperDependencies {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly activity: Activity;
  /** Kept across tabs and visits. */
  readonly localStore: KeyValueStore;
  /** Kept for this tab. */
  readonly sessionStore: KeyValueStore;
}

/**
 * Holds what a flow knows: the state that is kept, the session that is not, and the snapshot of both. Every change
 * goes through here, is stored, and is told to whoever watches. What is particular to a flow are its rules.
 */
export class FlowKeeper<State extends FlowState, Session extends FlowSession, Event, Snapshot> {
  readonly store: ExpiringStore<State>;
  /** False while what is stored belongs to another tab. LX-12 */
  isStoring = true;
  readonly #do: FlowKeeperDependencies;
  readonly #rules: FlowRules<State, Session, Event, Snapshot>;
  /** Session-storage key that is there from an expiry until the visitor goes on. */
  readonly #expiredKey: string;
  readonly #attempts: Attempts;
  readonly #snapshot: Observable<Snapshot>;
  #state: State;
  #session: Session;
  #restored = false;
  #takenOver: State | null = null;
  /** What the snapshot was composed from. */
  #published: {
    readonly state: State | null;
    readonly session: Session | null;
    readonly others: readonly unknown[];
  } = { state: null, session: null, others: [] };

  constructor(
    dependencies: FlowKeeperDependencies,
    rules: FlowRules<State, Session, Event, Snapshot>,
  ) {
    const { localStore, clock, logger, activity } = dependencies;
    this.#do = dependencies;
    this.#rules = rules;
    this.#expiredKey = `${rules.stored.key}-expired`;
    this.#state = rules.newState(null);
    this.#session = rules.newSession;
    this.#attempts = new Attempts(clock, activity);
    this.store = new ExpiringStore({ ...rules.stored, store: localStore, clock, logger });
    this.#snapshot = createObservable(rules.compose(this.#state, this.#session));
    for (const shown of rules.watched) shown.subscribe(() => this.#publish());
  }

  get state(): State {
    return this.#state;
  }

  get session(): Session {
    return this.#session;
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Reads the stored state, once; says so when it had expired. Source: LX-01, LX-15. */
  restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    if (this.#receive()) return;
    const loaded = this.store.load();
    if (loaded.kind === 'found') {
      // Shown before anything is waited for: no form that is empty for a moment.
      this.#state = this.#rules.restored(loaded.state);
      this.#publish();
    }
    if (loaded.kind === 'expired' || this.#do.sessionStore.read(this.#expiredKey) !== null) {
      this.#show({ notice: { key: 'stateExpired' } });
    }
  }

  /**
   * The visitor comes to a page of the flow: what is stored is read, and where it was read before, what another flow
   * has handed over or ended since. LC-15, CJ-04, LX-08
   */
  arrive(): void {
    if (!this.#restored || this.#session.busy !== null) {
      this.restore();
      return;
    }
    if (this.#receive()) return;
    const news = this.store.news();
    const { ready } = this.#session;
    if (news.kind === 'gone') this.#forget({ ready });
    if (news.kind !== 'found') return;
    this.#state = this.#rules.restored(news.state);
    this.#session = { ...this.#rules.newSession, ready };
    this.#publish();
  }

  /** Feeds the reducer and stores the outcome. `keep: false` for what comes of no doing of the visitor's. */
  change(event: Event, options: { readonly keep: boolean } = { keep: true }): void {
    const { reduce } = this.#rules;
    if (!options.keep) {
      this.replace(reduce(this.#state, event));
      return;
    }
    // What is stored comes first, also for a page that changes something before it shows the flow.
    this.restore();
    this.#adoptFromOtherTab();
    this.#do.sessionStore.remove(this.#expiredKey);
    this.replace(reduce(this.#touched(), event));
  }

  /** Puts another state in place, and stores it once something is worth keeping. */
  replace(state: State): void {
    const isWorthKeeping = state.createdDate !== null && this.isStoring;
    if (state !== this.#state && isWorthKeeping) this.store.save(state);
    this.#state = state;
    this.#publish();
  }

  /** Puts in place what another tab wrote. It is stored: writing it once more would have that tab hear of it. LX-12 */
  takeOver(state: State): void {
    this.#takenOver = state;
    this.isStoring = false;
    this.replace(state);
    this.isStoring = true;
  }

  /** Whether the state is as another tab wrote it, with no doing of this tab's since. LX-12 */
  isTakenOver(): boolean {
    return this.#state === this.#takenOver;
  }

  /** Changes what is shown and not kept. */
  update(part: Partial<Session>): void {
    this.#show(part);
  }

  /** The time is over: the flow starts fresh and says why, also after a reload, until the visitor goes on. LX-15 */
  expire(): void {
    this.#forget({ notice: { key: 'stateExpired' } });
    // Where it can't be kept, a reload just does not say so again.
    this.#do.sessionStore.write(this.#expiredKey, 'true').unwrapOr(undefined);
  }

  /** Forgets the flow; what `newState` takes over stays, and `part` is shown. */
  forget(part: Partial<Session> = {}): void {
    this.#forget(part);
  }

  /** The visitor leaves or begins anew: what other flows keep of the same lead is forgotten, too. LX-08 */
  leave(): void {
    forgetHandoff(this.#do);
    forgetLead(this.#do.localStore, this.#state.leadTransactionId);
    this.#forget({});
  }

  /** Milliseconds until the stored state expires; null while there is nothing to expire. Source: LX-01. */
  expiresInMs(): number | null {
    const { createdDate } = this.#state;
    const created = createdDate === null ? null : readInstantMs(createdDate);
    if (created === null) return null;
    return this.#rules.stored.lifetimeMs - (this.#do.clock.now().epochMilliseconds - created);
  }

  /** One attempt at a time: presses within the debounce and while a call is out join it. Source: LC-17. */
  once(busy: NonNullable<Session['busy']>, work: () => Promise<void>): Promise<void> {
    return this.#attempts.once(
      () => this.#show({ busy, attempted: busy, alert: null, notice: null, clubError: null }),
      work,
      () => this.#show({ busy: null }),
    );
  }

  /** Continues where another flow handed the visitor over. Returns false if none did. */
  #receive(): boolean {
    const { handoff: rules, restored, newSession } = this.#rules;
    const handoff = rules === undefined ? null : takeHandoff(this.#do, rules.to);
    if (rules === undefined || handoff === null) return false;
    const received = rules.receive(this.store.peek(), handoff);
    this.#session = { ...newSession, ready: this.#session.ready };
    this.#do.sessionStore.remove(this.#expiredKey);
    this.replace(restored({ ...received, createdDate: instantText(this.#do.clock.now()) }));
    return true;
  }

  #forget(part: Partial<Session> | Partial<FlowSession>): void {
    this.#rules.onForget();
    this.store.clear();
    this.#session = { ...this.#rules.newSession, ready: true, ...part };
    this.#state = this.#rules.newState(this.#state);
    this.#publish();
  }

  /**
   * A lead that another tab made meanwhile is this tab's too. Before each write, not only before the next request: a
   * keystroke here would take the one key out of the store, and the lead would be made again. LC-17, LX-12
   */
  #adoptFromOtherTab(): void {
    const stored = this.isStoring ? this.store.peekOthers() : null;
    if (stored !== null) this.#state = this.#rules.adopted(this.#state, stored);
  }

  #show(part: Partial<Session> | Partial<FlowSession>): void {
    if (holds(this.#session, part)) return;
    this.#session = { ...this.#session, ...part };
    this.#publish();
  }

  /** The state with the moment from which its lifetime counts. LX-01 */
  #touched(): State {
    const state = this.#state;
    if (state.createdDate !== null) return state;
    return this.#rules.reduce(state, { type: 'touched', now: instantText(this.#do.clock.now()) });
  }

  /** A new snapshot only where something is new: screens compare by identity. */
  #publish(): void {
    const { watched, compose } = this.#rules;
    const { state, session, others } = this.#published;
    const areOthersNew = watched.some((shown, index) => shown.get() !== others[index]);
    if (!areOthersNew && state === this.#state && session === this.#session) return;
    this.#published = {
      state: this.#state,
      session: this.#session,
      others: areOthersNew ? watched.map((shown) => shown.get()) : others,
    };
    this.#snapshot.set(compose(this.#state, this.#session));
  }
}

/** Mostly what is taken away was not there: nobody has to look at a screen that stays as it is. */
function holds<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  for (const name in part) if (part[name] !== whole[name]) return false;
  return true;
}
