import { describe, expect, it } from 'vitest';

import { ClubLocks } from './club-locks.ts';

describe('runs that share a back end', () => {
  it('CL-05 take turns with a club, without a deadlock', async () => {
    const locks = new ClubLocks();
    const seen: string[] = [];
    const run = (name: string, clubs: readonly string[]) =>
      locks.hold(clubs, async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`${name} ends`);
      });
    await Promise.all([run('a', ['1', '2']), run('b', ['2', '1']), run('c', ['2'])]);
    const turns = [seen.slice(0, 2), seen.slice(2, 4), seen.slice(4)].map(String);
    expect(new Set(turns)).toEqual(
      new Set(['a', 'b', 'c'].map((name) => `${name} begins,${name} ends`)),
    );
  });

  it('CL-05 don’t wait for runs at another club', async () => {
    const locks = new ClubLocks();
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = locks.hold(['1'], () => promise);
    await expect(locks.hold(['2'], () => Promise.resolve('done'))).resolves.toBe('done');
    resolve();
    await first;
  });

  it('CL-05 get a club after its run failed', async () => {
    const locks = new ClubLocks();
    const failing = locks.hold(['1'], () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    await expect(locks.hold(['1'], () => Promise.resolve('next'))).resolves.toBe('next');
  });
});
