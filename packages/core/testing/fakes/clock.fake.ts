import { Temporal } from '../../src/kernel/temporal.ts';
import type { Clock } from '../../src/kernel/clock.port.ts';

interface Timer {
  readonly dueMs: number;
  readonly run: () => void;
}

/** A clock that stands still until a test or a scenario moves it: sixteen minutes pass in no time. CL-02 */
export class VirtualClock implements Clock {
  #nowMs: number;
  #now: Temporal.Instant | null = null;
  #timers: readonly Timer[] = [];

  /** Starts at an ISO instant; the default is a Friday morning in New York. */
  constructor(start: Temporal.Instant | string = '2026-11-20T15:00:00Z') {
    const instant = typeof start === 'string' ? Temporal.Instant.from(start) : start;
    this.#nowMs = instant.epochMilliseconds;
  }

  /** The same as `now`, in ms since the epoch. */
  get nowMs(): number {
    return this.#nowMs;
  }

  now(): Temporal.Instant {
    return (this.#now ??= Temporal.Instant.fromEpochMilliseconds(this.#nowMs));
  }

  after(ms: number, run: () => void): () => void {
    // Whole milliseconds, as the port tells the time: a back-off asks for parts of one.
    const dueMs = this.#nowMs + Math.max(0, Math.ceil(ms));
    const timer: Timer = { dueMs, run };
    // Behind all that are due until then.
    const place = this.#timers.findLastIndex((other) => other.dueMs <= dueMs) + 1;
    this.#timers = this.#timers.toSpliced(place, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** How many timers wait. */
  get pendingTimers(): number {
    return this.#timers.length;
  }

  /** Milliseconds until the first timer is due; null when none waits. */
  get nextTimerInMs(): number | null {
    const next = this.#timers[0];
    return next === undefined ? null : next.dueMs - this.#nowMs;
  }

  /**
   * Moves time on by `ms` and runs what falls due on the way, each timer at its own moment, those set meanwhile too.
   * Promises settle only after this returned; where a timer waits for a promise use `advanceAndSettle`.
   */
  advance(ms: number): void {
    const end = this.#nowMs + ms;
    while (this.#runNext(end)) {
      // Each turn runs one timer, which may set or cancel others.
    }
    this.#moveTo(end);
  }

  /** Like `advance`, and lets promises settle before, between and after the timers. */
  async advanceAndSettle(ms: number): Promise<void> {
    const end = this.#nowMs + ms;
    await settle();
    while (this.#runNext(end)) await settle();
    this.#moveTo(end);
    await settle();
  }

  /** Moves time to the first timer and runs it (and others due at the same moment). False when none waits. */
  advanceToNextTimer(): boolean {
    const wait = this.nextTimerInMs;
    if (wait === null) return false;
    this.advance(wait);
    return true;
  }

  #runNext(end: number): boolean {
    const next = this.#timers[0];
    if (next === undefined || next.dueMs > end) return false;
    this.#timers = this.#timers.slice(1);
    this.#moveTo(Math.max(this.#nowMs, next.dueMs));
    next.run();
    return true;
  }

  #moveTo(ms: number): void {
    if (ms !== this.#nowMs) this.#now = null;
    this.#nowMs = ms;
  }
}

/** More turns of the microtask queue than any chain of awaits in the core is long. */
const turns = 64;

/** Lets promises that wait for nothing outside the process settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
