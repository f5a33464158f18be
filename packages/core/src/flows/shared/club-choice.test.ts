import { expect, it } from 'vitest';

import { someClubs } from '../../../testing/builders/club.builder.ts';
import {
  FakeClubRepository,
  FakeVisitConfigurationRepository,
} from '../../../testing/fakes/club-repository.fake.ts';
import { FakeLogger } from '../../../testing/fakes/platform.fake.ts';
import { FakeBackEnd } from '../../../testing/fakes/back-end.fake.ts';
import { VirtualClock } from '../../../testing/fakes/clock.fake.ts';
import { Temporal } from '../../kernel/temporal.ts';
import { ClubDirectory } from '../../clubs/club-directory.ts';
import { defaultFacilityIdPattern } from '../../clubs/club.ts';
import { clubAccepts, type VisitConfiguration } from '../../visit/visit-configuration.ts';
import { CachedConfiguration } from './cached-configuration.ts';
import { findClub } from './club-choice.ts';

function configured(config: VisitConfiguration | null = null) {
  const backEnd = new FakeBackEnd();
  const repository = new FakeVisitConfigurationRepository(backEnd);
  const logger = new FakeLogger();
  const changes: unknown[] = [];
  const cached = new CachedConfiguration({
    store: {
      state: { config },
      change: (event, options) => changes.push({ ...event, ...options }),
    },
    configuration: repository,
    clock: new VirtualClock(Temporal.Instant.from('2026-11-21T14:00:00Z')),
    logger,
  });
  return { cached, repository, logger, changes, backEnd, current: backEnd.configuration };
}

it('LC-13 days off that are over or past the booking window aren’t saved', async () => {
  const { cached, backEnd } = configured();
  const dates = ['2025-12-25', '2026-11-20', '2026-11-26', '2026-12-22', '2026-12-25'];
  const blackoutDates = dates.map((date) => ({ date, facilityId: null }));
  backEnd.configuration = { clubsForAppointment: ['101'], blackoutDates };
  expect(await cached.load()).toEqual({
    clubsForAppointment: ['101'],
    blackoutDates: blackoutDates.slice(1, 4),
  });
});

it('LC-13 the configuration is loaded once per page and saved with the flow', async () => {
  const { cached, repository, changes, current } = configured();
  expect(await Promise.all([cached.load(), cached.load()])).toEqual([current, current]);
  await cached.load();
  expect(repository.faults.count('load')).toBe(1);
  // The configuration alone is no reason to start storing state.
  expect(changes).toEqual([{ type: 'configuration-loaded', config: current, persist: false }]);
});

it('LC-16 the saved configuration replaces one that fails to load, and the next use tries again', async () => {
  const stored: VisitConfiguration = { clubsForAppointment: [], blackoutDates: [] };
  const { cached, repository, logger, changes, current } = configured(stored);
  repository.faults.failNext('load', { kind: 'timeout' });
  expect(await cached.load()).toBe(stored);
  expect(changes).toEqual([]);
  expect(logger.entries).toEqual([
    { level: 'error', event: 'configuration-failed', fields: { failure: 'timeout' } },
  ]);
  expect(await cached.load()).toEqual(current);
});

it('LC-16 returns nothing if none is saved', async () => {
  const { cached, repository } = configured();
  repository.faults.failNext('load', { kind: 'network' });
  expect(await cached.load()).toBeNull();
});

it('LC-16 a club that fails to load isn’t called unknown', async () => {
  const clubs = new FakeClubRepository(new FakeBackEnd());
  const flow = {
    clubs: new ClubDirectory(clubs),
    settings: { facilityIdPattern: defaultFacilityIdPattern },
  };
  clubs.faults.failNext('byId', { kind: 'network' }, { times: 9 });
  expect((await findClub(flow, '101')).val).toEqual({ key: 'generic' });
  expect((await findClub(flow, 'somewhere')).val).toEqual({ key: 'clubUnknown' });
});

it('LC-16 whether a club takes visits is unknown until the configuration is loaded', () => {
  const [club = null] = someClubs;
  expect(clubAccepts(null, club)).toBeNull();
});
