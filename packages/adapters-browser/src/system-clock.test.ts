import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SystemClock } from './system-clock.ts';

/** Covers what the platform's clock and timers do differently from a virtual one. */
const minute = 60_000;
let runs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  runs = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves the device's clock but not its timers, as when it sleeps. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

it('LX-01 CJ-07 runs overdue timers within a minute of waking up', () => {
  new SystemClock().after(13 * minute, () => (runs += 1));
  vi.advanceTimersByTime(minute);
  sleep(20 * minute);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(minute);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(20 * minute);
  expect(runs).toBe(1);
});

it('LX-01 subtracts a short sleep from the wait', () => {
  new SystemClock().after(13 * minute, () => (runs += 1));
  vi.advanceTimersByTime(minute);
  sleep(10 * minute);
  vi.advanceTimersByTime(2 * minute - 1);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
});

it('does not wait longer when the clock is set back', () => {
  new SystemClock().after(2 * minute, () => (runs += 1));
  sleep(-60 * minute);
  vi.advanceTimersByTime(2 * minute);
  expect(runs).toBe(1);
});
