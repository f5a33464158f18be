import { type Clock, Temporal } from '@foyer/core';

/** The device's clock and the platform's timers; `shiftMs` moves the clock ahead, to try what time does. */
export class SystemClock implements Clock {
  readonly #shiftMs: number;

  constructor(shiftMs = 0) {
    this.#shiftMs = shiftMs;
  }

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(Date.now() + this.#shiftMs);
  }

  /**
   * A device that sleeps, and a page in the Back cache, stop the platform's timers and not the clock: what was due
   * meanwhile is done within a minute of waking. A clock that is set back makes no wait longer.
   */
  after(ms: number, run: () => void): () => void {
    // A platform drops the part of a millisecond, and would be early by it: a back-off asks for such.
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

/** How long it goes by the platform's timer alone. Far below the 25 days that platforms can wait. */
const longestStepMs = 60_000;
