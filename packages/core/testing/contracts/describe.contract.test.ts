import { expect, it } from 'vitest';

import { FakeBackEnd } from '../fakes/back-end.fake.ts';
import { FakeClubRepository } from '../fakes/club-repository.fake.ts';
import { describeContract } from './describe.contract.ts';

it('AD-20: a port without a suite is named, with those that have one', () => {
  const own = { clock: {}, clubs: new FakeClubRepository(new FakeBackEnd()) };
  const open = (): Promise<never> => Promise.reject(new Error('No suite runs.'));
  expect(() => describeContract(own, open)).toThrow(
    'There are no contract suites for "clock". There are for: accounts, agreements,',
  );
});
