import type { KeyValueStore } from '../../kernel/platform.port.ts';
import { instantText, readInstantMs } from '../../kernel/temporal.ts';
import { createObservable, type Observable } from '../../kernel/observable.ts';
import { SingleFlight } from '../../kernel/activity.ts';
import { ExpiringStore, type ExpiringStoreOptions } from '../../kernel/expiring-store.ts';
import type { Message } from '../../messages/catalog.ts';
import type { FlowDependencies } from './flow-dependencies.ts';
import { forgetHandoff, type Handoff, takeHandoff } from '../draft/handoff.ts';

/** The fields that every flow stores, in addition to its own. */
export interface FlowState {
  /** ISO instant; null until something is worth storing. The lifetime counts from here. */
  readonly createdDate: string | null;
  /** The transaction id of the flow's lead; null if there is none. */
  readonly leadTransactionId: string | null;
}

/** State of every flow that is shown but not stored. */
export interface FlowSession {
  /** An error message, shown until the next attempt. */
  readonly alert: Message | null;
  readonly notice: Message | null;
  readonly clubError: Message | null;
  /** The running action, as the flow names it; null if none is running. */
  readonly busy: string | null;
  /** The last action that was started. If `alert` is set, it's about this action. */
  readonly attempted: string | null;
  readonly ready: boolean;
  /** True in the last two minutes, when the visitor is asked to stay. */
  readonly asksToStay: boolean;
}

export const newFlowSession: FlowSession & { readonly busy: null; readonly attempted: null } = {
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  attempted: null,
  ready: false,
  asksToStay: false,
};

/** The events of every flow. `now` is an ISO instant. */
export type FlowEvent =
  | { readonly type: 'touched'; readonly now: string }
  | { readonly type: 'stayed'; readonly now: string };

/** What makes a flow different from others, for its `FlowStore`. */
export interface FlowRules<State extends FlowState, Session extends FlowSession, Event, Snapshot> {
  /** How and for how long the state is stored. */
  readonly stored: Pick<ExpiringStoreOptions<State>, 'key' | 'version' | 'schema' | 'lifetimeMs'>;
  readonly newState: (before: State | null) => State;
  readonly newSession: Session;
  readonly reduce: (state: State, event: Event | FlowEvent) => State;
  /** Adjusts the stored state so that its step is one that the state allows. */
  readonly restored: (state: State) => State;
  /** Merges this tab's state with what another tab got from the back end. */
  readonly adopted: (mine: State, theirs: State) => State;
  /** How the flow receives a visitor from another flow; `before` is its own stored state, if any. */
  readonly handoff?: {
    readonly to: Handoff['to'];
    readonly receive: (before: State | null, handoff: Handoff) => State;
  };
  readonly toSnapshot: (state: State, session: Session) => Snapshot;
  /** Other sources of `compose`. A change of any of them causes a new snapshot. */
  readonly watched: readonly Observable<unknown>[];
  /** Called when the flow is cleared, to clear what the rules store elsewhere. */
  readonly onForget: () => void;
}

type FlowStoreDependencies = Pick<
  FlowDependencies,
  'clock' | 'logger' | 'activity' | 'localStore' | 'sessionStore'
>;

/**
 * A flow's store: it holds the stored state, the session that isn't stored, and the snapshot of both. It stores every
 * change and notifies subscribers. Rules define what is specific to a flow.
 */
export class FlowStore<State extends FlowState, Session extends FlowSession, Event, Snapshot> {
  readonly storage: ExpiringStore<State>;
  /** False while the stored state belongs to another tab. */
  isStoring = true;
  readonly #do: FlowStoreDependencies;
  readonly #rules: FlowRules<State, Session, Event, Snapshot>;
  /** Session-storage key that is set from expiry until the visitor continues. */
  readonly #expiredKey: string;
  readonly #singleFlight: SingleFlight;
  readonly #snapshot: Observable<Snapshot>;
  #state: State;
  #session: Session;
  #restored = false;
  #takenOver: State | null = null;
  #published: {
    readonly state: State | null;
    readonly session: Session | null;
    readonly others: readonly unknown[];
  } = { state: null, session: null, others: [] };

  constructor(
    dependencies: FlowStoreDependencies,
    rules: FlowRules<State, Session, Event, Snapshot>,
  ) {
    const { localStore, clock, logger, activity } = dependencies;
    this.#do = dependencies;
    this.#rules = rules;
    this.#expiredKey = `${rules.stored.key}-expired`;
    this.#state = rules.newState(null);
    this.#session = rules.newSession;
    this.#singleFlight = new SingleFlight(clock, activity);
    this.storage = new ExpiringStore({ ...rules.stored, store: localStore, clock, logger });
    this.#snapshot = createObservable(rules.toSnapshot(this.#state, this.#session));
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

  /** Reads the stored state, once. Shows a message if it had expired. */
  restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    if (this.#receive()) return;
    const loaded = this.storage.load();
    if (loaded.kind === 'found') {
      // Published synchronously, so that no empty form flashes.
      this.#state = this.#rules.restored(loaded.state);
      this.#publish();
    }
    if (loaded.kind === 'expired' || this.#do.sessionStore.read(this.#expiredKey) !== null) {
      this.update({ notice: { key: 'stateExpired' } });
    }
  }

  /** Call when the visitor opens a page of the flow. Also reads what another flow has handed over or ended. */
  arrive(): void {
    if (!this.#restored || this.#session.busy !== null) {
      this.restore();
      return;
    }
    if (this.#receive()) return;
    const news = this.storage.news();
    const { ready } = this.#session;
    if (news.kind === 'gone') this.forget({ ready });
    if (news.kind !== 'found') return;
    this.#state = this.#rules.restored(news.state);
    this.#session = { ...this.#rules.newSession, ready };
    this.#publish();
  }

  /** Runs the reducer and stores the result. `persist: false` is for changes that aren't the visitor's. */
  change(event: Event, options: { readonly persist: boolean } = { persist: true }): void {
    const { reduce } = this.#rules;
    if (!options.persist) {
      this.replace(reduce(this.#state, event));
      return;
    }
    // The stored state must be read first, even if a page changes something before it shows the flow.
    this.restore();
    this.#adoptFromOtherTab();
    this.#do.sessionStore.remove(this.#expiredKey);
    this.replace(reduce(this.#touched(), event));
  }

  /** Replaces the state, and stores it if there is something worth storing. */
  replace(state: State): void {
    const isWorthStoring = state.createdDate !== null && this.isStoring;
    if (state !== this.#state && isWorthStoring) this.storage.save(state);
    this.#state = state;
    this.#publish();
  }

  /** Adopts the state from another tab. It isn't stored again, because that would notify the other tab. */
  takeOver(state: State): void {
    this.#takenOver = state;
    this.isStoring = false;
    this.replace(state);
    this.isStoring = true;
  }

  /** True if the state comes from another tab and this tab hasn't changed it. */
  isTakenOver(): boolean {
    return this.#state === this.#takenOver;
  }

  /** Changes the session, which isn't stored. Without a change, screens aren't notified. */
  update(part: Partial<Session> | Partial<FlowSession>): void {
    if (holds(this.#session, part)) return;
    this.#session = { ...this.#session, ...part };
    this.#publish();
  }

  /** Restarts the expired flow. The message stays until the visitor continues, even across reloads. */
  expire(): void {
    this.forget({ notice: { key: 'stateExpired' } });
    // If this can't be stored, a reload just doesn't repeat the message.
    this.#do.sessionStore.write(this.#expiredKey, 'true').unwrapOr(undefined);
  }

  /** Clears the flow, except for what `newState` keeps, and applies `part` to the new session. */
  forget(part: Partial<Session> | Partial<FlowSession> = {}): void {
    this.#rules.onForget();
    this.storage.clear();
    this.#session = { ...this.#rules.newSession, ready: true, ...part };
    this.#state = this.#rules.newState(this.#state);
    this.#publish();
  }

  /** The visitor leaves or starts over. This also removes what other flows have stored about the same lead. */
  leave(): void {
    forgetHandoff(this.#do);
    forgetLead(this.#do.localStore, this.#state.leadTransactionId);
    this.forget();
  }

  /** Milliseconds until the stored state expires; null if nothing is stored. */
  expiresInMs(): number | null {
    const { createdDate } = this.#state;
    const created = createdDate === null ? null : readInstantMs(createdDate);
    if (created === null) return null;
    return this.#rules.stored.lifetimeMs - (this.#do.clock.now().epochMilliseconds - created);
  }

  /** Runs one attempt at a time. Presses during the debounce or a running call join the current attempt. */
  once(busy: NonNullable<Session['busy']>, work: () => Promise<void>): Promise<void> {
    return this.#singleFlight.run(
      () => this.update({ busy, attempted: busy, alert: null, notice: null, clubError: null }),
      work,
      () => this.update({ busy: null }),
    );
  }

  /** Continues where another flow handed the visitor over. Returns false if none did. */
  #receive(): boolean {
    const { handoff: rules, restored, newSession } = this.#rules;
    const handoff = rules === undefined ? null : takeHandoff(this.#do, rules.to);
    if (rules === undefined || handoff === null) return false;
    const received = rules.receive(this.storage.peek(), handoff);
    this.#session = { ...newSession, ready: this.#session.ready };
    this.#do.sessionStore.remove(this.#expiredKey);
    this.replace(restored({ ...received, createdDate: instantText(this.#do.clock.now()) }));
    return true;
  }

  /**
   * Adopts a lead that another tab has created. This must happen before every write, not only before requests:
   * otherwise a key press here would overwrite the other tab's transaction id, and a second lead would be created.
   */
  #adoptFromOtherTab(): void {
    const stored = this.isStoring ? this.storage.peekOthers() : null;
    if (stored !== null) this.#state = this.#rules.adopted(this.#state, stored);
  }

  /** Sets `createdDate`, from which the lifetime counts, if it isn't set yet. */
  #touched(): State {
    const state = this.#state;
    if (state.createdDate !== null) return state;
    return this.#rules.reduce(state, { type: 'touched', now: instantText(this.#do.clock.now()) });
  }

  /** Creates a new snapshot only if something changed, because screens compare by identity. */
  #publish(): void {
    const { watched, toSnapshot } = this.#rules;
    const { state, session, others } = this.#published;
    const areOthersNew = watched.some((shown, index) => shown.get() !== others[index]);
    if (!areOthersNew && state === this.#state && session === this.#session) return;
    this.#published = {
      state: this.#state,
      session: this.#session,
      others: areOthersNew ? watched.map((shown) => shown.get()) : others,
    };
    this.#snapshot.set(toSnapshot(this.#state, this.#session));
  }
}

function holds<Whole extends object>(whole: Whole, part: Partial<Whole>): boolean {
  for (const name in part) if (part[name] !== whole[name]) return false;
  return true;
}

/**
 * Removes the stored state of all flows that share the lead. Flows hand the visitor's details to each other, so
 * leaving one flow leaves them all.
 */
function forgetLead(store: KeyValueStore, transactionId: string | null): void {
  if (transactionId === null) return;
  for (const key of flowKeys) {
    // The state may have any version, so the id is searched in the raw JSON.
    if (store.read(key)?.includes(JSON.stringify(transactionId)) === true) store.remove(key);
  }
}

const flowKeys = ['foyer.lead-flow', 'foyer.corporate-join', 'foyer.standard-join'];
