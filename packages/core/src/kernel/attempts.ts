import type { Clock } from './clock.port.ts';
import type { Activity } from './activity.ts';

/** Presses within this time count as one. Source: LC-17, FM-04. */
export const submitDebounceMs = 175;

/** One attempt at a time: presses within the debounce and while a call is out join the one under way. Source: LC-17. */
export class Attempts {
  readonly #clock: Clock;
  readonly #activity: Activity;
  #current: Promise<void> | null = null;

  constructor(clock: Clock, activity: Activity) {
    this.#clock = clock;
    this.#activity = activity;
  }

  /** Runs `work` after the debounce, counted as activity; `begin` and `end` frame it, whatever comes of it. */
  once(begin: () => void, work: () => Promise<void>, end: () => void): Promise<void> {
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
