import type { LeadFlowContext } from './lead-flow.context.ts';

/** How long before the end the visitor is asked to stay, in ms. Source: LX-15. */
export const stayWarningMs = 120_000;

/**
 * Watches the stored state's time run out: two minutes before the end the visitor is asked to stay, and at the end
 * the flow starts fresh and says why. It goes by the clock, so that a laptop that slept is told right when it wakes.
 * Source: LX-01, LX-15.
 */
export class LeadFlowExpiry {
  readonly #flow: LeadFlowContext;
  #cancelTimer: () => void = () => undefined;
  #watched: string | null = null;
  readonly #stopFollowing: () => void;

  constructor(flow: LeadFlowContext) {
    this.#flow = flow;
    this.#stopFollowing = flow.keeper.subscribe(() => this.#follow());
    this.#follow();
  }

  close(): void {
    this.#stopFollowing();
    this.#cancelTimer();
  }

  /** Staying starts the period again. */
  stay(): void {
    const { keeper, clock } = this.#flow;
    keeper.update({ asksToStay: false });
    keeper.change({ type: 'stayed', now: clock.now().toString() });
  }

  /** A new period has a new end to wait for. */
  #follow(): void {
    const { createdDate } = this.#flow.keeper.state;
    if (createdDate === this.#watched) return;
    this.#watched = createdDate;
    this.#wait();
  }

  #wait(): void {
    const { keeper, clock } = this.#flow;
    this.#cancelTimer();
    const left = keeper.expiresInMs();
    if (left === null) return;
    const isLate = left <= stayWarningMs;
    if (keeper.session.asksToStay !== isLate) keeper.update({ asksToStay: isLate });
    this.#cancelTimer = clock.after(isLate ? left + 1 : left - stayWarningMs, () => this.#look());
  }

  #look(): void {
    const { keeper } = this.#flow;
    const left = keeper.expiresInMs();
    if (left !== null && left < 0) {
      keeper.expire();
      return;
    }
    this.#wait();
  }
}
