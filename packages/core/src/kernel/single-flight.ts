import type { Clock } from './clock.port.ts';
import type { Activity } from './activity.ts';

/** Presses within this time count as one. */
export const submitDebounceMs = 175;

/** Runs one attempt at a time. Presses during the debounce or a running call join the current attempt. */
export class SingleFlight {
  readonly #clock: Clock;
  readonly #activity: Activity;
  #current: Promise<void> | null = null;

  constructor(clock: Clock, activity: Activity) {
    this.#clock = clock;
    this.#activity = activity;
  }

  /**
   * Runs `work` after the debounce and counts it as activity. Calls `begin` before and `end` after, whether it
   * succeeds or fails.
   */
  run(begin: () => void, work: () => Promise<void>, end: () => void): Promise<void> {
    this.#current ??= this.#run(begin, work, end);
    return this.#current;
  }

  async #run(begin: () => void, work: () => Promise<void>, end: () => void): Promise<void> {
    begin();
    this.#activity.begin();
    try {
      await new Promise<void>((resolve) => this.#clock.after(submitDebounceMs, resolve));
      await work();
    } finally {
      this.#activity.end();
      end();
      this.#current = null;
    }
  }
}
