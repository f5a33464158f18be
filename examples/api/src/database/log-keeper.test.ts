import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { keepLog, type LogKeeper, type LogLength } from './log-keeper.ts';

const long = 100;

describe('The write-ahead log', () => {
  let folder: string;
  let writer: DatabaseSync;
  let keeper: LogKeeper;
  /** What was done while nobody wrote. */
  let between: Promise<void>[];
  /** What of the log was in the file, and for how often somebody had waited, when the file went to the disk. */
  let onDisk: { readonly pages: number; readonly waits: number }[];
  /** Whether the disk takes the file. */
  let takes: () => boolean;
  /** Pages that those who wrote waited for, each time. */
  let waitedFor: number[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-log-'));
    const path = join(folder, 'x.sqlite');
    writer = new DatabaseSync(path);
    writer.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0');
    writer.exec('create table leads (id integer primary key, text)');
    between = [];
    onDisk = [];
    waitedFor = [];
    const inBetween = (work: () => Promise<void>) => {
      waitedFor.push(length().log - length().checkpointed);
      const done = work();
      between.push(done);
      return done;
    };
    takes = () => true;
    const toDisk = async () => {
      if (!takes()) throw new Error('EIO');
      onDisk.push({ pages: length().checkpointed, waits: between.length });
    };
    keeper = keepLog(path, writer, { between: inBetween, toDisk, long });
  });
  afterEach(async () => {
    await keeper.close();
    writer.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const commit = () => {
    writer.exec('insert into leads (text) values (hex(randomblob(3000)))');
    keeper.afterCommit();
  };
  const length = () => writer.prepare('PRAGMA wal_checkpoint(NOOP)').get() as unknown as LogLength;

  it('is left alone while it is short', async () => {
    for (let count = 1; count <= 20; count += 1) commit();
    await nextTurn();
    expect(between).toEqual([]);
    expect(length().checkpointed).toBe(0);
  });

  it('is worked into the file by a thread when it is long, while others write, and begins anew', async () => {
    let count = 0;
    while (between.length === 0) {
      commit();
      count += 1;
      // oxlint-disable-next-line no-await-in-loop
      await nextTurn();
    }
    await Promise.all(between);
    const { log, checkpointed } = length();
    expect(log).toBeGreaterThan(long);
    expect(checkpointed).toBe(log);
    commit();
    expect(length().log).toBeLessThan(long);
    expect(writer.prepare('select count(*) as count from leads').get()).toEqual({
      count: count + 1,
    });
  });

  it('has the file on the disk before anybody who writes waits for the last pages', async () => {
    while (between.length < 2) {
      commit();
      // oxlint-disable-next-line no-await-in-loop
      await nextTurn();
    }
    await Promise.all(between);
    expect(onDisk.map(({ waits }) => waits)).toEqual([0, 0, 1, 1]);
    for (const { pages } of onDisk) expect(pages).toBeGreaterThanOrEqual(long);
  });

  it('has those who write wait for none of what was written while the file went to the disk', async () => {
    let isFirst = true;
    takes = () => {
      if (isFirst) for (let count = 1; count <= 30; count += 1) commit();
      isFirst = false;
      return true;
    };
    while (between.length === 0) {
      if (isFirst) commit();
      // oxlint-disable-next-line no-await-in-loop
      await nextTurn();
    }
    await Promise.all(between);
    expect(waitedFor).toEqual([0]);
  });

  it('is worked in once the disk takes the file again', async () => {
    let failures = 0;
    takes = () => {
      failures += 1;
      return failures > 1;
    };
    while (between.length === 0) {
      commit();
      // oxlint-disable-next-line no-await-in-loop
      await nextTurn();
    }
    await Promise.all(between);
    expect(failures).toBe(3);
    expect(length().checkpointed).toBe(length().log);
  });

  it('is worked in again when it is long again', async () => {
    while (between.length < 2) {
      commit();
      // oxlint-disable-next-line no-await-in-loop
      await nextTurn();
    }
    await Promise.all(between);
    expect(length().checkpointed).toBe(length().log);
  });
});
