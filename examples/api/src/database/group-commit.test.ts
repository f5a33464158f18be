import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';

import { GroupCommit, type GroupFile } from './group-commit.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-group-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('Writes of one turn of the event loop', () => {
  let writer: DatabaseSync;
  let other: DatabaseSync;
  let group: GroupCommit;
  /** What was said to the file beside the writes themselves. */
  let said: string[];
  let toDisk: () => Promise<void>;
  let failNext: { readonly text: string; readonly error: Error } | null;

  beforeEach(() => {
    const path = join(folder, `${crypto.randomUUID()}.sqlite`);
    writer = new DatabaseSync(path);
    writer.exec('PRAGMA journal_mode = WAL; create table leads (id text primary key)');
    other = new DatabaseSync(path);
    said = [];
    failNext = null;
    const file: GroupFile = {
      exec(text) {
        said.push(text);
        if (failNext?.text === text) throw failNext.error;
        writer.exec(text);
      },
      get isTransaction() {
        return writer.isTransaction;
      },
    };
    toDisk = () => Promise.resolve();
    group = new GroupCommit(file, () => toDisk());
  });
  afterEach(() => {
    writer.close();
    other.close();
  });

  const insert = (id: string) => {
    writer.prepare('insert into leads (id) values (?)').run(id);
    return id;
  };
  const committed = () =>
    other
      .prepare('select id from leads order by id')
      .all()
      .map((row) => row['id']);

  it('are committed together, and each is answered once the others can see it', async () => {
    const seen = await Promise.all(
      ['a', 'b', 'c'].map(async (id) => {
        await group.write(() => insert(id));
        return committed();
      }),
    );
    expect(said).toEqual(['begin immediate', 'commit']);
    expect(seen).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
      ['a', 'b', 'c'],
    ]);
  });

  it('fail alone: the neighbours of a write that breaks a rule are kept', async () => {
    const outcomes = await Promise.allSettled(
      ['a', 'a', 'b'].map((id) => group.write(() => insert(id))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(said).toEqual(['begin immediate', 'commit']);
    expect(committed()).toEqual(['a', 'b']);
  });

  it('that come together are told one by one what came of them', async () => {
    const outcomes = await group.writeEach(['a', 'a', 'b'].map((id) => () => insert(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(said).toEqual(['begin immediate', 'commit']);
    expect(committed()).toEqual(['a', 'b']);
  });

  it('that come together are all given up when the engine gives their transaction up', async () => {
    const full = () => {
      writer.exec('rollback');
      throw new Error('database or disk is full');
    };
    const runs = [() => insert('a'), full, () => insert('b')];
    await expect(group.writeEach<unknown>(runs)).rejects.toThrow('full');
    expect(committed()).toEqual([]);
  });

  it('tell of a failure only once what it ran into is committed', async () => {
    const first = group.write(() => insert('a'));
    const seen = await group.write(() => insert('a')).catch(() => committed());
    await first;
    expect(seen).toEqual(['a']);
  });

  it('are taken back with their own transaction and nobody else’s', async () => {
    const neighbour = group.write(() => insert('a'));
    const transaction = await group.begin();
    transaction.run(() => insert('b'));
    transaction.run(() => insert('c'));
    await transaction.rollback();
    await neighbour;
    expect(committed()).toEqual(['a']);
  });

  it('wait while a transaction is under way, and follow in the order in which they came', async () => {
    const order: string[] = [];
    const write = async (id: string) => {
      order.push(await group.write(() => insert(id)));
    };
    const transaction = await group.begin();
    transaction.run(() => insert('a'));
    const waiting = [write('b'), write('c')];
    await nextTurn();
    expect(committed()).toEqual([]);
    transaction.run(() => insert('d'));
    await transaction.commit();
    expect(committed()).toEqual(['a', 'd']);
    await Promise.all(waiting);
    expect(order).toEqual(['b', 'c']);
    expect(committed()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('wait while something is done to the file, which sees all that was written before', async () => {
    const done = Promise.withResolvers<void>();
    const before = group.write(() => insert('a'));
    const between = group.between(() => {
      expect(committed()).toEqual(['a']);
      expect(writer.isTransaction).toBe(false);
      return done.promise;
    });
    const after = group.write(() => insert('b'));
    await before;
    await nextTurn();
    expect(writer.isTransaction).toBe(false);
    done.resolve();
    await Promise.all([between, after]);
    expect(committed()).toEqual(['a', 'b']);
  });

  it('all hear of it when the commit fails, and nothing of them is kept', async () => {
    failNext = { text: 'commit', error: new Error('disk I/O error') };
    const transaction = await group.begin();
    transaction.run(() => insert('a'));
    const outcomes = await Promise.allSettled([
      transaction.commit(),
      group.write(() => insert('b')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(committed()).toEqual([]);
    failNext = null;
    await group.write(() => insert('c'));
    expect(committed()).toEqual(['c']);
  });

  it('are all given up when the engine gives their transaction up, and none is written by itself', async () => {
    const neighbour = group.write(() => insert('a'));
    const transaction = await group.begin();
    const full = () => {
      writer.exec('rollback');
      throw new Error('database or disk is full');
    };
    expect(() => transaction.run(full)).toThrow('full');
    expect(() => transaction.run(() => insert('b'))).toThrow('has ended');
    await expect(transaction.rollback()).rejects.toThrow('full');
    await expect(neighbour).rejects.toThrow('full');
    await group.write(() => insert('c'));
    expect(committed()).toEqual(['c']);
  });

  it('are answered once the disk has them, and become one group with what comes meanwhile', async () => {
    const waits: PromiseWithResolvers<void>[] = [];
    toDisk = () => {
      const wait = Promise.withResolvers<void>();
      waits.push(wait);
      return wait.promise;
    };
    const answered: string[] = [];
    const write = async (id: string) => {
      answered.push(await group.write(() => insert(id)));
    };
    const writes = [write('a')];
    await nextTurn();
    writes.push(write('b'));
    await nextTurn();
    writes.push(write('c'));
    await nextTurn();
    expect(committed()).toEqual(['a']);
    expect(answered).toEqual([]);
    expect(waits).toHaveLength(1);
    waits[0]?.resolve();
    await nextTurn();
    expect(committed()).toEqual(['a', 'b', 'c']);
    expect(answered).toEqual(['a']);
    waits[1]?.resolve();
    await Promise.all(writes);
    expect(answered).toEqual(['a', 'b', 'c']);
    expect(said).toEqual(['begin immediate', 'commit', 'begin immediate', 'commit']);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'are committed when a transaction ends as the disk answers, %i steps later',
    async (steps) => {
      const wait = Promise.withResolvers<void>();
      toDisk = () => wait.promise;
      const first = group.write(() => insert('a'));
      await nextTurn();
      const transaction = await group.begin();
      transaction.run(() => insert('b'));
      await nextTurn();
      wait.resolve();
      // oxlint-disable-next-line no-await-in-loop
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      await Promise.all([transaction.commit(), first, group.write(() => insert('c'))]);
      expect(committed()).toEqual(['a', 'b', 'c']);
    },
  );

  it('hear of a disk that fails', async () => {
    toDisk = () => Promise.reject(new Error('input/output error'));
    await expect(group.write(() => insert('a'))).rejects.toThrow('input/output error');
    toDisk = () => Promise.resolve();
    expect(await group.write(() => insert('b'))).toBe('b');
  });

  it('are on the disk when the file is closed', async () => {
    const wait = Promise.withResolvers<void>();
    toDisk = () => wait.promise;
    const written = group.write(() => insert('a'));
    let closed = false;
    const close = async () => {
      await group.close();
      closed = true;
    };
    const closing = close();
    await nextTurn();
    expect(closed).toBe(false);
    wait.resolve();
    await closing;
    expect(await written).toBe('a');
  });

  it('hear that the file is held by somebody else, and may come again', async () => {
    failNext = { text: 'begin immediate', error: new Error('database is locked') };
    await expect(group.write(() => insert('a'))).rejects.toThrow('locked');
    await expect(group.begin()).rejects.toThrow('locked');
    failNext = null;
    await group.write(() => insert('b'));
    expect(committed()).toEqual(['b']);
  });
});
