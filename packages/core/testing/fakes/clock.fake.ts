// oxlint-disable-next-line import/no-unassigned-import -- tests run on platforms without Temporal, too
import '../../src/temporal.ts';
import { Temporal } from '../../src/kernel/temporal.ts';
import type { Clock } from '../../src/kernel/platform.port.ts';

interface Timer {
  readonly dueMs: number;
  readonly run: () => void;
}

/** A clock that stands still until a test or scenario advances it, so that long waits take no real time. */
export class VirtualClock implements Clock {
  #nowMs: number;
  #now: Temporal.Instant | null = null;
  #timers: readonly Timer[] = [];

  /** Starts at an ISO instant; the default is a Friday morning in New York. */
  constructor(start: Temporal.Instant | string = '2026-11-20T15:00:00Z') {
    const instant = typeof start === 'string' ? Temporal.Instant.from(start) : start;
    this.#nowMs = instant.epochMilliseconds;
  }

  /** `now` in epoch ms. */
  get nowMs(): number {
    return this.#nowMs;
  }

  now(): Temporal.Instant {
    return (this.#now ??= Temporal.Instant.fromEpochMilliseconds(this.#nowMs));
  }

  after(ms: number, run: () => void): () => void {
    // The port has whole milliseconds, but a back-off may ask for fractions.
    const dueMs = this.#nowMs + Math.max(0, Math.ceil(ms));
    const timer: Timer = { dueMs, run };
    // After all timers that are due by then.
    const place = this.#timers.findLastIndex((other) => other.dueMs <= dueMs) + 1;
    this.#timers = this.#timers.toSpliced(place, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** The number of pending timers. */
  get pendingTimers(): number {
    return this.#timers.length;
  }

  /** Milliseconds until the first timer is due; null if none is pending. */
  get nextTimerInMs(): number | null {
    const next = this.#timers[0];
    return next === undefined ? null : next.dueMs - this.#nowMs;
  }

  /**
   * Advances time by `ms` and runs the timers that become due, each at its own time, including new ones. Promises
   * settle only afterwards. If a timer depends on a promise, use `advanceAndSettle`.
   */
  advance(ms: number): void {
    const end = this.#nowMs + ms;
    while (this.#runNext(end)) {
      // Each iteration runs one timer, which may add or cancel others.
    }
    this.#moveTo(end);
  }

  /** Like `advance`, but also lets promises settle before, between and after the timers. */
  async advanceAndSettle(ms: number): Promise<void> {
    const end = this.#nowMs + ms;
    await settle();
    while (this.#runNext(end)) await settle();
    this.#moveTo(end);
    await settle();
  }

  /**
   * Advances time by a second, which is longer than any of a flow's actions waits, and returns what `work` resolves to:
   * `await clock.during(flow.submitVisit())`. Without it, such an action waits for this clock forever.
   */
  async during<T>(work: Promise<T>): Promise<T> {
    await this.advanceAndSettle(1000);
    return work;
  }

  /**
   * Advances time to the first timer and runs it, along with others due at the same time. Returns false if none is
   * pending.
   */
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

/** More microtask turns than the longest chain of awaits in the core. */
const turns = 64;

/** Lets promises settle that don't depend on anything outside the process. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
}
