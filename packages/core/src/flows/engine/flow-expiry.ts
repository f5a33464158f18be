import type { Clock } from '../../kernel/clock.port.ts';
import type { FlowEvent, FlowSession, FlowState } from './flow-rules.ts';

/** How long before the end the visitor is asked to stay, in ms. Source: LX-15. */
export const stayWarningMs = 120_000;

/** As much of a flow's keeper as the time that runs out concerns. */
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
 * Watches the stored state's time run out: two minutes before the end the visitor is asked to stay, and at the end
 * the flow starts fresh and says why. It goes by the clock, so that a laptop that slept is told right when it wakes.
 * Source: LX-01, LX-15, CJ-18.
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

  /** Staying starts the period again. */
  stay(): void {
    this.#keeper.update({ asksToStay: false });
    this.#keeper.change({ type: 'stayed', now: this.#clock.now().toString() });
  }

  /** A new period has a new end to wait for. */
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
