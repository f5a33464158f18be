import { describe, expect, it } from 'vitest';

import type { MessageKey } from '../../messages/catalogue.ts';
import { FakeLogger } from '../../../testing/fakes/logger.fake.ts';
import { settle } from '../../../testing/fakes/clock.fake.ts';
import { LaterParts } from './later-parts.ts';

function parts(failures = 0) {
  const logger = new FakeLogger();
  const told: MessageKey[] = [];
  const done: string[] = [];
  let fetched = 0;
  const later = new LaterParts(
    async () => {
      fetched += 1;
      await Promise.resolve();
      if (fetched <= failures) throw new TypeError('Failed to fetch');
      return 'the survey';
    },
    (message) => told.push(message),
    logger,
  );
  return { later, logger, told, done, fetched: () => fetched };
}

describe('lazy parts of a flow', () => {
  it('LC-17 load once for any number of callers', async () => {
    const { later, fetched } = parts();
    expect(later.loaded).toBeNull();
    expect(await Promise.all([later.load(), later.load()])).toEqual(['the survey', 'the survey']);
    expect(later.loaded).toBe('the survey');
    await later.load();
    expect(fetched()).toBe(1);
  });

  it('LC-16 that fail to load are logged, show a message, and load again on the next use', async () => {
    const { later, logger, told, done, fetched } = parts(1);
    await later.with(async (part) => {
      done.push(part);
      return Promise.resolve();
    }, 'leadFailed');
    expect([told, done]).toEqual([['leadFailed'], []]);
    expect(later.loaded).toBeNull();
    expect(logger.entries.map(({ event }) => event)).toEqual(['flow-parts-not-fetched']);
    await later.with(async (part) => {
      done.push(part);
      return Promise.resolve();
    });
    expect([told, done, fetched()]).toEqual([['leadFailed'], ['the survey'], 2]);
  });

  it('LC-16 show the general message by default', async () => {
    const { later, told } = parts(1);
    await later.with(async () => Promise.resolve());
    expect(told).toEqual(['generic']);
  });

  it('LC-17 run the work immediately if loaded, otherwise after loading', async () => {
    const { later, done } = parts();
    later.soon((part) => done.push(`first ${part}`));
    expect(done).toEqual([]);
    await settle();
    expect(done).toEqual(['first the survey']);
    later.soon((part) => done.push(`then ${part}`));
    expect(done).toEqual(['first the survey', 'then the survey']);
  });
});
