import { SystemClock } from '@foyer/adapters-browser';
import { Ok } from '@foyer/core';
import { FakeCookieJar, FakeLogger, VirtualClock } from '@foyer/core/testing';
import { beforeEach, expect, it, vi } from 'vitest';

import { siteRepositories } from './http-repositories.ts';
import { lazyRepositories } from './lazy-repositories.ts';

vi.mock('./http-repositories.ts', () => ({
  siteRepositories: vi.fn<() => never>(),
}));

const create = vi.mocked(siteRepositories);
beforeEach(() => create.mockReset());

const repositories = () =>
  lazyRepositories(
    {
      clock: new SystemClock(),
      cookies: new FakeCookieJar(new VirtualClock()),
      logger: new FakeLogger(),
      shiftMs: 0,
      form: () => null,
    },
    () => Promise.resolve(null),
  );

it('HT-62 a call fails like a network error if the code of the repositories fails to load, and the next call tries again', async () => {
  create.mockImplementationOnce(() => {
    throw new Error('The chunk is gone.');
  });
  const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve(Ok([])));
  create.mockReturnValueOnce({ clubs: { all: load } } as never);
  const { clubs } = repositories();
  expect(await clubs.all()).toMatchObject({ err: true, val: { kind: 'network' } });
  expect(await clubs.all()).toMatchObject({ ok: true });
  expect(load).toHaveBeenCalledOnce();
});

it('a repository is not mistaken for a promise', async () => {
  const { leads } = repositories();
  expect(await Promise.resolve(leads)).toBe(leads);
  expect(create).not.toHaveBeenCalled();
});
