import type { Clock } from '../../kernel/clock.port.ts';
import type { FlowEvent, FlowSession, FlowState } from './flow-rules.ts';

/** How long before expiry the visitor is asked to stay, in ms. */
export const stayWarningMs = 120_000;

/** The part of a flow's store that expiry needs. */
interface ExpiringKeeper {
  readonly state: FlowState;
  readonly session: FlowSession;
  subscribe(listener: () => void): () => void;
  update(part: { readonly asksToStay: boolean }): void;
  change(event: Extract<FlowEvent, { type: 'stayed' }>): void;
  expiresInMs(): number | null;
  expire(): void;
}

/**
 * Watches the stored state's expiry. Asks the visitor to stay two minutes before, and restarts the flow with a
 * message when the time is up. Based on the clock, so that it's right after the device sleeps.
 */
export class FlowExpiry {
  readonly #keeper: ExpiringKeeper;
  readonly #clock: Clock;
  #cancelTimer: () => void = () => undefined;
  #watched: string | null = null;
  readonly #stopFollowing: () => void;

  constructor(keeper: ExpiringKeeper, clock: Clock) {
    this.#keeper = keeper;
    this.#clock = clock;
    this.#stopFollowing = keeper.subscribe(() => this.#follow());
    this.#follow();
  }

  close(): void {
    this.#stopFollowing();
    this.#cancelTimer();
  }

  /** Restarts the lifetime. */
  stay(): void {
    this.#keeper.update({ asksToStay: false });
    this.#keeper.change({ type: 'stayed', now: this.#clock.now().toString() });
  }

  /** A new lifetime needs a new timer. */
  #follow(): void {
    const { createdDate } = this.#keeper.state;
    if (createdDate === this.#watched) return;
    this.#watched = createdDate;
    this.#wait();
  }

  #wait(): void {
    const keeper = this.#keeper;
    this.#cancelTimer();
    const left = keeper.expiresInMs();
    if (left === null) return;
    const isLate = left <= stayWarningMs;
    if (keeper.session.asksToStay !== isLate) keeper.update({ asksToStay: isLate });
    this.#cancelTimer = this.#clock.after(isLate ? left + 1 : left - stayWarningMs, () =>
      this.#look(),
    );
  }

  #look(): void {
    const left = this.#keeper.expiresInMs();
    if (left !== null && left < 0) {
      this.#keeper.expire();
      return;
    }
    this.#wait();
  }
}
