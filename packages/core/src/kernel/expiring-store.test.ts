import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { Temporal } from './temporal.ts';
import { ExpiringStore, isExpired } from './expiring-store.ts';

const lifetimeMs = 900_000;
const start = Temporal.Instant.from('2026-11-20T15:00:00Z');

function aStore(options: { version?: number; store?: FakeKeyValueStore } = {}) {
  const clock = new VirtualClock(start);
  const store = options.store ?? new FakeKeyValueStore();
  const logger = new FakeLogger();
  const expiring = new ExpiringStore({
    store,
    clock,
    logger,
    key: 'flow',
    version: options.version ?? 2,
    schema: z.object({ createdDate: z.nullable(z.string()), name: z.string() }),
    lifetimeMs,
  });
  return { clock, store, logger, expiring };
}

const state = { createdDate: start.toString(), name: 'Ada' };

describe('expiry', () => {
  it('LX-01 state is valid at exactly 900,000 ms, but not a millisecond later', () => {
    const { clock, expiring } = aStore();
    expiring.save(state);
    clock.advance(lifetimeMs);
    expect(expiring.load()).toEqual({ kind: 'found', state });
    clock.advance(1);
    expect(expiring.load()).toEqual({ kind: 'expired' });
    expect(expiring.load()).toEqual({ kind: 'none' });
  });

  it('LX-12 reports valid state from another tab, but not state that this tab wrote or read', () => {
    const { clock, store, expiring } = aStore();
    const other = aStore({ store }).expiring;
    expect(expiring.peekOthers()).toBeNull();
    expiring.save(state);
    expect(expiring.peekOthers()).toBeNull();
    other.save({ ...state, name: 'Bo' });
    expect(expiring.peekOthers()?.name).toBe('Bo');
    expect(expiring.peekOthers()?.name).toBe('Bo');
    clock.advance(lifetimeMs + 1);
    expect(expiring.peekOthers()).toBeNull();
  });

  it('LC-15 another flow’s write is reported once, and this flow’s own reads and writes aren’t reported', () => {
    const { store, expiring } = aStore();
    const none = { kind: 'none' };
    expect(expiring.news()).toEqual(none);
    expiring.save(state);
    expect(expiring.news()).toEqual(none);
    const handedOver = { ...state, name: 'Grace' };
    aStore({ store }).expiring.save(handedOver);
    expect(expiring.news()).toEqual({ kind: 'found', state: handedOver });
    expect(expiring.news()).toEqual(none);
    aStore({ store }).expiring.clear();
    expect(expiring.news()).toEqual({ kind: 'gone' });
    expect(expiring.news()).toEqual(none);
    expiring.save(state);
    expiring.clear();
    expect(expiring.news()).toEqual(none);
  });

  it('LX-01 a date more than 5 minutes in the future counts as expired', () => {
    const ahead = (ms: number): string => start.add({ milliseconds: ms }).toString();
    expect(isExpired(ahead(300_000), start, lifetimeMs)).toBe(false);
    expect(isExpired(ahead(300_001), start, lifetimeMs)).toBe(true);
  });

  it('LX-01 a missing or invalid date counts as expired', () => {
    expect(isExpired(null, start, lifetimeMs)).toBe(true);
    expect(isExpired('yesterday', start, lifetimeMs)).toBe(true);
  });

  it('LX-01 state lives exactly for its lifetime plus the tolerated clock skew', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (age) => {
        const created = start.subtract({ milliseconds: age }).toString();
        expect(isExpired(created, start, lifetimeMs)).toBe(age > lifetimeMs || age < -300_000);
      }),
    );
  });
});

describe('unreadable state', () => {
  it.each(['', 'null', '{', '[]', '"text"', '{"version":2}', '{"version":2,"state":{"name":1}}'])(
    'LX-04 %s is discarded and logged, without throwing',
    (text) => {
      const { store, expiring, logger } = aStore();
      store.write('flow', text).unwrap();
      expect(expiring.load()).toEqual({ kind: 'none' });
      expect(store.read('flow')).toBeNull();
      expect(logger.entries.map(({ event }) => event)).toEqual(['stored-state-unreadable']);
    },
  );

  it('LX-04 discards state of an older version', () => {
    const { store, expiring } = aStore({ version: 1 });
    expiring.save(state);
    expect(aStore({ store, version: 2 }).expiring.load()).toEqual({ kind: 'none' });
  });

  it('LX-04 reads any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, expiring } = aStore();
        store.write('flow', text).unwrap();
        expect(expiring.load().kind).toBe('none');
      }),
    );
  });
});

describe('failed writes', () => {
  it.each(['fill', 'block'] as const)(
    'LX-04 when writes fail (%s), the flow continues and logs it once',
    (fault) => {
      const { store, expiring, logger } = aStore();
      store[fault]();
      expiring.save(state);
      expiring.save(state);
      expect(logger.entries).toHaveLength(1);
      expect(expiring.load()).toEqual({ kind: 'none' });
    },
  );
});
