import { ExpiringStore } from '../flow/expiring-store.ts';
import { createObservable, type Observable } from '../shared/observable.ts';
import { Temporal } from '../shared/temporal.ts';
import type { NearbyClubsSnapshot } from '../location/nearby-clubs.snapshot.ts';
import { noTimes, type VisitTimesSnapshot } from '../visit/visit-times.snapshot.ts';
import type { LeadFlowDependencies } from './lead-flow.dependencies.ts';
import { leadFlowStateSchema, leadFlowStateVersion } from './lead-flow.schema.ts';
import {
  composeSnapshot,
  type LeadFlowSession,
  type LeadFlowSnapshot,
} from './lead-flow.snapshot.ts';
import type { LeadFlowEvent } from './lead-flow.event.ts';
import { reduceLeadFlow } from './lead-flow.reduce.ts';
import { type LeadFlowState, newLeadFlowState, reachableStep } from './lead-flow.state.ts';
import { outreachCodes } from './outreach-code.ts';

/** The stored state's key. */
export const leadFlowStorageKey = 'foyer.lead-flow';
/** Session-storage key that is there from an expiry until the visitor goes on. */
const expiredKey = 'foyer.lead-flow-expired';
/** Presses within this time count as one. Source: LC-17, FM-04. */
export const submitDebounceMs = 175;

const newSession: LeadFlowSession = {
  checkedFields: new Set(),
  phoneRefused: false,
  refusals: 0,
  alert: null,
  notice: null,
  clubError: null,
  busy: null,
  ready: false,
  asksToStay: false,
};

/**
 * Holds what the flow knows: the state that is kept, the session that is not, and the snapshot of both. Every change
 * goes through here, is stored, and is told to whoever watches.
 */
export class LeadFlowKeeper {
  readonly #do: LeadFlowDependencies;
  readonly #times: Observable<VisitTimesSnapshot>;
  readonly #nearby: Observable<NearbyClubsSnapshot>;
  readonly #store: ExpiringStore<LeadFlowState>;
  readonly #snapshot: Observable<LeadFlowSnapshot>;
  #state: LeadFlowState;
  #session: LeadFlowSession = newSession;
  readonly #stopListening: () => void;
  #restored = false;
  /** The attempt under way; a second press joins it. LC-17 */
  #attempt: Promise<void> | null = null;
  #published: {
    readonly state: LeadFlowState;
    readonly session: LeadFlowSession;
    readonly times: VisitTimesSnapshot;
    readonly nearby: NearbyClubsSnapshot;
  } | null = null;

  constructor(
    dependencies: LeadFlowDependencies,
    times: Observable<VisitTimesSnapshot>,
    nearby: Observable<NearbyClubsSnapshot>,
  ) {
    this.#do = dependencies;
    this.#times = times;
    this.#nearby = nearby;
    this.#state = this.#newState();
    this.#store = new ExpiringStore({
      store: dependencies.localStore,
      clock: dependencies.clock,
      logger: dependencies.logger,
      key: leadFlowStorageKey,
      version: leadFlowStateVersion,
      schema: leadFlowStateSchema,
      lifetimeMs: dependencies.settings.lifetimeMs,
    });
    this.#snapshot = createObservable(this.#compose());
    times.subscribe(() => this.#publish());
    nearby.subscribe(() => this.#publish());
    this.#stopListening = this.#store.onOutsideChange(() => this.#takeOverFromOtherTab());
  }

  get state(): LeadFlowState {
    return this.#state;
  }

  get session(): LeadFlowSession {
    return this.#session;
  }

  readonly getSnapshot = (): LeadFlowSnapshot => this.#snapshot.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#snapshot.subscribe(listener);

  /** Called when another tab's state was taken: it may stand at another step. */
  onTakeOver: () => void = () => undefined;

  /** Other tabs are heard no more. */
  close(): void {
    this.#stopListening();
  }

  /** Reads the stored state, once; says so when it had expired. Source: LX-01, LX-15. */
  restore(): void {
    if (this.#restored) return;
    this.#restored = true;
    const loaded = this.#store.load();
    if (loaded.kind === 'found') {
      // Shown before anything is waited for: no form that is empty for a moment.
      this.#state = { ...loaded.state, step: reachableStep(loaded.state, loaded.state.step) };
      this.#publish();
    }
    const { sessionStore } = this.#do;
    if (loaded.kind === 'expired' || sessionStore.read(expiredKey) !== null) {
      this.update({ notice: { key: 'stateExpired' } });
    }
  }

  /** What is stored now, by this tab or another; null when nothing valid is. */
  stored(): LeadFlowState | null {
    const loaded = this.#store.load();
    return loaded.kind === 'found' ? loaded.state : null;
  }

  /** Feeds the reducer and stores the outcome. `keep: false` for what comes of no doing of the visitor's. */
  change(event: LeadFlowEvent, options: { readonly keep: boolean } = { keep: true }): void {
    if (options.keep) {
      // What is stored comes first, also for a page that changes something before it shows the flow.
      this.restore();
      this.#adoptFromOtherTab();
    }
    const now = this.#do.clock.now().toString();
    const touched = options.keep
      ? reduceLeadFlow(this.#state, { type: 'touched', now })
      : this.#state;
    if (options.keep) this.#do.sessionStore.remove(expiredKey);
    this.replace(reduceLeadFlow(touched, event));
  }

  /** Puts another state in place, and stores it once something is worth keeping. */
  replace(state: LeadFlowState): void {
    if (state !== this.#state && state.createdDate !== null) this.#store.save(state);
    this.#state = state;
    this.#publish();
  }

  /** Changes what is shown and not kept. */
  update(part: Partial<LeadFlowSession>): void {
    this.#session = { ...this.#session, ...part };
    this.#publish();
  }

  /** The time is over: the flow starts fresh and says why, also after a reload, until the visitor goes on. LX-15 */
  expire(): void {
    this.forget({ notice: { key: 'stateExpired' } });
    // Where it can't be kept, a reload just does not say so again.
    this.#do.sessionStore.write(expiredKey, 'true').unwrapOr(undefined);
  }

  /** Forgets all but the configuration. */
  forget(part: Partial<LeadFlowSession> = {}): void {
    this.#times.set(noTimes);
    this.#store.clear();
    this.#session = { ...newSession, ready: true, ...part };
    this.#state = { ...this.#newState(), config: this.#state.config };
    this.#publish();
  }

  /** Milliseconds until the stored state expires; null while there is nothing to expire. Source: LX-01. */
  expiresInMs(): number | null {
    const { createdDate } = this.#state;
    if (createdDate === null) return null;
    const age = this.#do.clock
      .now()
      .since(Temporal.Instant.from(createdDate))
      .total('milliseconds');
    return this.#do.settings.lifetimeMs - age;
  }

  /** One attempt at a time: presses within the debounce and while a call is out join it. Source: LC-17. */
  once(busy: NonNullable<LeadFlowSession['busy']>, work: () => Promise<void>): Promise<void> {
    this.#attempt ??= this.#run(busy, work).finally(() => {
      this.#attempt = null;
    });
    return this.#attempt;
  }

  async #run(busy: LeadFlowSession['busy'], work: () => Promise<void>): Promise<void> {
    this.update({ busy, alert: null, notice: null, clubError: null });
    try {
      await this.#do.activity.track(async () => {
        await new Promise<void>((resolve) => this.#do.clock.after(submitDebounceMs, resolve));
        await work();
      });
    } finally {
      this.update({ busy: null });
    }
  }

  /**
   * Another tab wrote: its state is taken whole, so that none is a mix of two. While this tab has a request out it
   * keeps its own, and writes it whole when the answer is there. Source: LX-12.
   */
  #takeOverFromOtherTab(): void {
    const stored = this.stored();
    if (stored === null || this.#attempt !== null || !this.#restored) return;
    this.#state = stored;
    this.#publish();
    this.onTakeOver();
  }

  /**
   * A lead that another tab made meanwhile is this tab's too. Before each write, not only before the next request: a
   * keystroke here would take the one key out of the store, and the lead would be made again. LC-17, LX-12
   */
  #adoptFromOtherTab(): void {
    if (this.#state.leadTransactionId !== null) return;
    const stored = this.stored();
    if (stored === null || stored.leadTransactionId === null) return;
    const { hasCreatedLead, leadTokenId, leadTransactionId, recordedFacilityId } = stored;
    this.#state = {
      ...this.#state,
      hasCreatedLead,
      leadTokenId,
      leadTransactionId,
      recordedFacilityId,
    };
  }

  #newState(): LeadFlowState {
    const { outreach, source } = this.#do.settings;
    return newLeadFlowState(outreachCodes(outreach, source));
  }

  /** A new snapshot only where something is new: screens compare by identity. */
  #publish(): void {
    const parts = {
      state: this.#state,
      session: this.#session,
      times: this.#times.get(),
      nearby: this.#nearby.get(),
    };
    const before = this.#published;
    if (
      before?.state === parts.state &&
      before.session === parts.session &&
      before.times === parts.times &&
      before.nearby === parts.nearby
    ) {
      return;
    }
    this.#published = parts;
    this.#snapshot.set(this.#compose());
  }

  #compose(): LeadFlowSnapshot {
    const { settings, visitor } = this.#do;
    return composeSnapshot(this.#state, this.#session, {
      times: this.#times.get(),
      nearby: this.#nearby.get(),
      settings,
      visitorCountry: visitor.country(),
    });
  }
}
