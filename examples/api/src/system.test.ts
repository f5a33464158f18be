import { afterEach, describe, expect, it, vi } from 'vitest';

import { systemClock, systemIds } from './system.ts';

describe('The system clock and ids', () => {
  it('ids are unique version 7 UUIDs that start with their creation time', () => {
    const before = Date.now();
    const ids = Array.from({ length: 1_000 }, () => systemIds.next());
    const after = Date.now();
    for (const id of ids) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      const at = Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
      expect(at).toBeGreaterThanOrEqual(before);
      expect(at).toBeLessThanOrEqual(after);
    }
    expect(new Set(ids).size).toBe(1_000);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('the clock and the ids follow the machine’s time, forward and back', () => {
    vi.useFakeTimers();
    for (const at of [
      '2026-11-20T15:00:00.001Z',
      '2026-11-20T15:00:00.002Z',
      '1970-01-01T00:00:00Z',
    ]) {
      const ms = Date.parse(at);
      vi.setSystemTime(ms);
      expect(systemClock.now().epochMilliseconds).toBe(ms);
      expect(Number.parseInt(systemIds.next().slice(0, 13).replace('-', ''), 16)).toBe(ms);
    }
  });
});
