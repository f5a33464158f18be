import { expect, it } from 'vitest';

import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { facilityId } from '../../testing/builders/club.builder.ts';
import { ClubDirectory } from './club-directory.ts';
import { FakeClubRepository } from '../../testing/fakes/club-repository.fake.ts';

it('CC-01 the clubs are loaded once, however many screens ask', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  const directory = new ClubDirectory(repository);
  await Promise.all([directory.load(), directory.load()]);
  await directory.load();
  expect(repository.faults.count('all')).toBe(1);
  expect(directory.getSnapshot()).toMatchObject({ status: 'ready' });
  expect(directory.getSnapshot().clubs).toHaveLength(5);
});

it('CC-01 a failure to load the clubs is reported, and the next attempt loads them', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  repository.faults.failNext('all', { kind: 'network' });
  const directory = new ClubDirectory(repository);
  await directory.load();
  expect(directory.getSnapshot().status).toBe('failed');
  await directory.load();
  expect(directory.getSnapshot().status).toBe('ready');
});

it('RT-02 one club can be found without loading the whole list', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  const directory = new ClubDirectory(repository);
  expect((await directory.byId(facilityId('103'))).unwrap()?.name).toBe('Kensington');
  expect((await directory.byId(facilityId('999'))).unwrap()).toBeNull();
  expect(repository.faults.count('all')).toBe(0);
});
