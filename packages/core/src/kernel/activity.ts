import type { Clock } from './clock.port.ts';
import { createObservable } from './observable.ts';

/** A call shorter than this shows no loader: a flash is worse than nothing. */
export const loaderDelayMs = 400;

/**
 * Counts what is under way and tells when a loader should be seen: from 400 ms after the counter rose above 0 until
 * it is 0 again. The counter never goes below 0. Source: LX-11.
 */
export class Activity {
  readonly #clock: Clock;
  readonly #visible = createObservable(false);
  #count = 0;
  #cancelTimer: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs `work` and counts it until it has settled. */
  async track<T>(work: () => Promise<T>): Promise<T> {
    this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  begin(): void {
    this.#count += 1;
    if (this.#count > 1) return;
    this.#cancelTimer = this.#clock.after(loaderDelayMs, () => this.#visible.set(this.#count > 0));
  }

  end(): void {
    if (this.#count === 0) return;
    this.#count -= 1;
    if (this.#count > 0) return;
    this.#cancelTimer();
    this.#visible.set(false);
  }

  readonly count = (): number => this.#count;
  readonly isVisible = (): boolean => this.#visible.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#visible.subscribe(listener);
}
