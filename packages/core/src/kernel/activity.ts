import type { Clock } from './platform.port.ts';
import { createObservable } from './observable.ts';

/** A loader that only flashes distracts, so shorter calls show none. */
const loaderDelayMs = 400;

/** Counts running work and shows a loader once the counter has been above 0 for 400 ms, until it's 0. */
export class Activity {
  readonly #clock: Clock;
  readonly #visible = createObservable(false);
  #count = 0;
  #cancelTimer: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

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

  /** Shows the loader at once, until the matching `end`. For work after which the screen is gone. */
  beginVisibly(): void {
    this.begin();
    this.#visible.set(true);
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

/** Presses within this time count as one. */
const submitDebounceMs = 175;

/** Runs one attempt at a time. Presses during the debounce or a running call join the current attempt. */
export class SingleFlight {
  readonly #clock: Clock;
  readonly #activity: Activity;
  #current: Promise<void> | null = null;

  constructor(clock: Clock, activity: Activity) {
    this.#clock = clock;
    this.#activity = activity;
  }

  /** Runs `work` after the debounce. Calls `end` whether it succeeds or fails. */
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
