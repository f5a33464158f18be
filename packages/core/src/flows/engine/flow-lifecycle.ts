import type { Clock } from '../../kernel/platform.port.ts';
import type { FlowEvent, FlowSession, FlowState, FlowStore } from './flow-store.ts';

/** How long before expiry the visitor is asked to stay, in ms. */
export const stayWarningMs = 120_000;

type ExpiryStore = Pick<
  FlowStore<FlowState, FlowSession, FlowEvent, unknown>,
  'state' | 'session' | 'subscribe' | 'update' | 'change' | 'expiresInMs' | 'expire'
>;

/**
 * Watches the stored state's expiry. Asks the visitor to stay two minutes before, and restarts the flow with a
 * message when the time is up. Based on the clock, so that it's right after the device sleeps.
 */
export class FlowExpiry {
  readonly #store: ExpiryStore;
  readonly #clock: Clock;
  #cancelTimer: () => void = () => undefined;
  #watched: string | null = null;
  readonly #stopFollowing: () => void;

  constructor(store: ExpiryStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.#stopFollowing = store.subscribe(() => this.#follow());
  }

  close(): void {
    this.#stopFollowing();
    this.#cancelTimer();
  }

  stay(): void {
    this.#store.update({ asksToStay: false });
    this.#store.change({ type: 'stayed', now: this.#clock.now().toString() });
  }

  /** A new lifetime needs a new timer. */
  #follow(): void {
    const { createdDate } = this.#store.state;
    if (createdDate === this.#watched) return;
    this.#watched = createdDate;
    this.#wait();
  }

  #wait(): void {
    const store = this.#store;
    this.#cancelTimer();
    const left = store.expiresInMs();
    if (left === null) return;
    const isLate = left <= stayWarningMs;
    if (store.session.asksToStay !== isLate) store.update({ asksToStay: isLate });
    this.#cancelTimer = this.#clock.after(isLate ? left + 1 : left - stayWarningMs, () =>
      this.#look(),
    );
  }

  #look(): void {
    const left = this.#store.expiresInMs();
    if (left !== null && left < 0) {
      this.#store.expire();
      return;
    }
    this.#wait();
  }
}

export type SharedStore<State extends FlowState> = Pick<
  FlowStore<State, FlowSession, FlowEvent, unknown>,
  | 'storage'
  | 'state'
  | 'session'
  | 'isStoring'
  | 'subscribe'
  | 'replace'
  | 'takeOver'
  | 'forget'
  | 'expire'
  | 'expiresInMs'
>;

/**
 * Follows changes of the stored state in other tabs. If another tab writes, this tab adopts its whole state, so that
 * states are never mixed. If another tab ends the flow, it ends here too. While a request is running here, this tab
 * keeps its own state and writes it after the response, unless a new flow was started elsewhere. If it had nothing to
 * write, it adopts the other tab's state then.
 */
export class FlowTabs<State extends FlowState> {
  readonly #store: SharedStore<State>;
  readonly #onTakeOver: () => void;
  readonly #isBlank: (state: State) => boolean;
  /** True if another tab changed the flow during a request of this tab. */
  #isChangedElsewhere = false;
  /** True if another tab ended the flow during a request of this tab. */
  #isEndedElsewhere = false;
  readonly #stops: readonly (() => void)[];

  /**
   * `onTakeOver` is called after another tab's state was adopted, which may be on another step. A state that
   * `isBlank` of the visitor's stays if another tab clears the storage, because there is nothing to report.
   */
  constructor(
    store: SharedStore<State>,
    onTakeOver: () => void,
    isBlank: (state: State) => boolean = () => false,
  ) {
    this.#store = store;
    this.#onTakeOver = onTakeOver;
    this.#isBlank = isBlank;
    this.#stops = [
      store.storage.onOutsideChange(() => this.#hear()),
      store.subscribe(() => this.#settle()),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #hear(): void {
    const store = this.#store;
    const isEnded = !store.storage.isPresent();
    if (store.session.busy !== null) {
      this.#isChangedElsewhere = true;
      this.#isEndedElsewhere ||= isEnded;
      store.isStoring = !this.#isEndedElsewhere;
      return;
    }
    if (isEnded) this.#end();
    else this.#takeOver();
  }

  /** Runs after this tab's request, in case another tab changed or ended the flow in the meantime. */
  #settle(): void {
    const store = this.#store;
    if (!this.#isChangedElsewhere || store.session.busy !== null) return;
    this.#isChangedElsewhere = false;
    if (!this.#isEndedElsewhere) {
      if (store.storage.peekOthers() !== null) this.#takeOver();
      return;
    }
    this.#isEndedElsewhere = false;
    store.isStoring = true;
    if (store.storage.isPresent()) this.#takeOver();
    else store.replace({ ...store.state });
  }

  #takeOver(): void {
    const store = this.#store;
    const stored = store.storage.peek();
    if (stored === null) return;
    store.takeOver(stored);
    this.#onTakeOver();
  }

  /** The visitor cleared the flow in another tab, or it expired there and here. */
  #end(): void {
    const store = this.#store;
    const left = store.expiresInMs();
    if (left === null || this.#isBlank(store.state)) return;
    if (left < 0) store.expire();
    else store.forget({ notice: { key: 'endedElsewhere' } });
  }
}
