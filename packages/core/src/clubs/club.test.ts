import { expect, it } from 'vitest';

import { parseFacilityId } from './club.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { facilityId } from '../../testing/builders/club.builder.ts';
import { ClubDirectory } from './club-directory.ts';
import { FakeClubRepository } from '../../testing/fakes/club-repository.fake.ts';

it.each(['1', '101', '999999'])('VA-13 accepts %s as a facility id', (text) => {
  expect(parseFacilityId(text).val).toBe(text);
});

it.each(['', '1234567', '10 1', '-1', '1e3', '１０１', '101\n', 'abc', '../1'])(
  'VA-13 rejects %j',
  (text) => {
    expect(parseFacilityId(text).val).toBe('malformed');
  },
);

it('VA-13 a configured pattern decides what a facility id is', () => {
  expect(parseFacilityId('NYC-01', /^[A-Z]{3}-\d\d$/).ok).toBe(true);
  expect(parseFacilityId('101', /^[A-Z]{3}-\d\d$/).ok).toBe(false);
});

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
