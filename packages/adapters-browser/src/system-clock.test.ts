import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { SystemClock } from './system-clock.ts';

/** What the platform's clock and timers do that a virtual one does not. */
const minute = 60_000;
let runs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  runs = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** The device's clock moves and its timers do not: what happens while it sleeps. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

it('LX-01 CJ-07 what was due while the device slept is done within a minute of waking', () => {
  new SystemClock().after(13 * minute, () => (runs += 1));
  vi.advanceTimersByTime(minute);
  sleep(20 * minute);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(minute);
  expect(runs).toBe(1);
  vi.advanceTimersByTime(20 * minute);
  expect(runs).toBe(1);
});

it('LX-01 a short sleep takes its part of the wait and no more', () => {
  new SystemClock().after(13 * minute, () => (runs += 1));
  vi.advanceTimersByTime(minute);
  sleep(10 * minute);
  vi.advanceTimersByTime(2 * minute - 1);
  expect(runs).toBe(0);
  vi.advanceTimersByTime(1);
  expect(runs).toBe(1);
});

it('a clock that is set back makes no wait longer', () => {
  new SystemClock().after(2 * minute, () => (runs += 1));
  sleep(-60 * minute);
  vi.advanceTimersByTime(2 * minute);
  expect(runs).toBe(1);
});
