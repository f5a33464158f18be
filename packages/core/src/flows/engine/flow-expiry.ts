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
    this.#follow();
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
