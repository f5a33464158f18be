import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withLock } from './lock.mjs';

let folder;
let lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-lock-'));
  lock = join(folder, 'some', 'prepare.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock for installing and building', () => {
  it('allows one task at a time and tells the others that they wait', async () => {
    const events = [];
    const work = (name) =>
      withLock(
        lock,
        async () => {
          events.push(`${name} begins`);
          await new Promise((resolve) => setImmediate(resolve));
          events.push(`${name} ends`);
        },
        () => events.push(`${name} waits`),
      );
    await Promise.all([work('a'), work('b'), work('c')]);
    const done = events.filter((event) => !event.endsWith('waits'));
    for (let at = 0; at < done.length; at += 2) {
      expect(done[at + 1]).toBe(done[at].replace('begins', 'ends'));
    }
    expect(events).toEqual(expect.arrayContaining(['b waits', 'c waits']));
  });

  it('is released when the task fails', async () => {
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
    expect(await withLock(lock, () => 'worked')).toBe('worked');
  });

  it('is taken over from a process that died', async () => {
    const gone = spawnSync(process.execPath, ['--version']).pid;
    held(gone);
    expect(await withLock(lock, () => 'worked')).toBe('worked');
  });

  it('is taken over from a holder that stopped touching it, even if another process has its id now', async () => {
    held(process.pid);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await withLock(lock, () => 'worked')).toBe('worked');
  });

  it('is taken over by only one of several at a time', async () => {
    held(spawnSync(process.execPath, ['--version']).pid);
    let inside = 0;
    let most = 0;
    const work = () =>
      withLock(lock, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 8 }, work));
    expect(most).toBe(1);
  });
});

function held(pid) {
  mkdirSync(lock, { recursive: true });
  writeFileSync(join(lock, 'pid'), String(pid));
}
