import { expect, it } from 'vitest';

import { FakeLogger } from '../../../testing/fakes/logger.fake.ts';
import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { FakeVisitConfigurationRepository } from '../../../testing/fakes/visit-configuration-repository.fake.ts';
import type { VisitConfiguration } from '../../visit/visit-configuration.ts';
import { KeptConfiguration } from './kept-configuration.ts';

function configured(config: VisitConfiguration | null = null) {
  const backEnd = new FakeBackEnd();
  const repository = new FakeVisitConfigurationRepository(backEnd);
  const logger = new FakeLogger();
  const changes: unknown[] = [];
  const kept = new KeptConfiguration(
    { state: { config }, change: (event, options) => changes.push({ ...event, ...options }) },
    repository,
    logger,
  );
  return { kept, repository, logger, changes, current: backEnd.configuration };
}

it('LC-13 the configuration is loaded once per page and saved with the flow', async () => {
  const { kept, repository, changes, current } = configured();
  expect(await Promise.all([kept.load(), kept.load()])).toEqual([current, current]);
  await kept.load();
  expect(repository.faults.count('load')).toBe(1);
  // The configuration alone is no reason to start storing state.
  expect(changes).toEqual([{ type: 'configuration-loaded', config: current, keep: false }]);
});

it('LC-16 the saved configuration replaces one that fails to load, and the next use tries again', async () => {
  const stored: VisitConfiguration = { clubsForAppointment: [], blackoutDates: [] };
  const { kept, repository, logger, changes, current } = configured(stored);
  repository.faults.failNext('load', { kind: 'timeout' });
  expect(await kept.load()).toBe(stored);
  expect(changes).toEqual([]);
  expect(logger.entries).toEqual([
    { level: 'error', event: 'configuration-failed', fields: { failure: 'timeout' } },
  ]);
  expect(await kept.load()).toBe(current);
});

it('LC-16 returns nothing if none is saved', async () => {
  const { kept, repository } = configured();
  repository.faults.failNext('load', { kind: 'network' });
  expect(await kept.load()).toBeNull();
});
