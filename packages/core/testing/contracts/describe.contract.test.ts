import { expect, it } from 'vitest';

import { FakeBackEnd } from '../fakes/back-end.fake.ts';
import { FakeClubRepository } from '../fakes/club-repository.fake.ts';
import type { BackEndEnvironment } from './environment.contract.ts';
import { describeContract, requirePorts } from './describe.contract.ts';

it('AD-20: a port without a suite is named, with those that have one', () => {
  const own = { clock: {}, clubs: new FakeClubRepository(new FakeBackEnd()) };
  const open = (): Promise<never> => Promise.reject(new Error('No suite runs.'));
  expect(() => describeContract(own, open)).toThrow(
    'There are no contract suites for "clock". There are for: accounts, agreements,',
  );
});

it('AD-20: a port that a suite needs and nobody passed is named', () => {
  const clubs = new FakeClubRepository(new FakeBackEnd());
  const env = requirePorts('leads', { clubs }) as Partial<BackEndEnvironment>;
  expect(() => env.openTimes).toThrow(
    'The tests of "leads" need the port "openTimes": pass it to describeContract, or return it from open.',
  );
  expect(env.clubs).toBe(clubs);
  expect(env.countLeads).toBeUndefined();
});
