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

  after(ms: number, run: () => void): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (leftMs: number): void => {
      const stepMs = Math.min(leftMs, longestTimerMs);
      timer = setTimeout(() => {
        if (leftMs > stepMs) wait(leftMs - stepMs);
        else run();
      }, stepMs);
    };
    // A platform drops the part of a millisecond, and would be early by it: a back-off asks for such.
    wait(Math.ceil(ms));
    return () => {
      clearTimeout(timer);
    };
  }
}

/** The longest wait that platforms take, a little under 25 days; a longer one would run at once. */
const longestTimerMs = 2 ** 31 - 1;
