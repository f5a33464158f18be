import { VirtualClock } from '@foyer/core/testing';
import { expect, it } from 'vitest';

import { TimedCache } from './timed-cache.ts';

it('SE-07 creates a value again after creating it has failed', async () => {
  const cache = new TimedCache<string>(new VirtualClock());
  await expect(cache.read('clubs', () => Promise.reject(new Error('busy')))).rejects.toThrow(
    'busy',
  );
  expect(await cache.read('clubs', () => Promise.resolve('120'))).toBe('120');
  expect(await cache.read('clubs', () => Promise.resolve('121'))).toBe('120');
});
