import { type Clock, Temporal } from '@foyer/core';

/** The device's clock and the platform's timers. `shiftMs` moves the clock ahead, for manual tests. */
export class SystemClock implements Clock {
  readonly #shiftMs: number;

  constructor(shiftMs = 0) {
    this.#shiftMs = shiftMs;
  }

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(Date.now() + this.#shiftMs);
  }

  /**
   * Sleeping devices and pages in the back/forward cache stop the platform's timers but not the clock. Timers that
   * are overdue run within a minute of waking up. Setting the clock back doesn't extend a wait.
   */
  after(ms: number, run: () => void): () => void {
    // Platforms drop fractions of a millisecond, which would fire early. Backoff delays have such fractions.
    const wholeMs = Math.ceil(ms);
    const due = Date.now() + wholeMs;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number): void => {
      const stepMs = Math.min(leftMs, longestStepMs);
      timer = setTimeout(() => {
        const stillMs = Math.min(leftMs - stepMs, due - Date.now());
        if (stillMs > 0) wait(stillMs);
        else run();
      }, stepMs);
    };
    wait(wholeMs);
    return () => {
      clearTimeout(timer);
    };
  }
}

/** The longest single platform timer. Platforms support up to 25 days. */
const longestStepMs = 60_000;
