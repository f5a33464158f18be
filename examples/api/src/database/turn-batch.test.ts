import { describe, expect, it } from 'vitest';

import { TurnBatch } from './turn-batch.ts';

interface Row {
  readonly key: string;
  readonly text: string;
}

/** A table that writes all or none, and refuses what reads `bad`. */
function aTable() {
  const statements: string[][] = [];
  const batch = new TurnBatch<Row, string>(
    (rows) => {
      statements.push(rows.map(({ text }) => text));
      return rows.some(({ text }) => text === 'bad')
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(rows.map(({ text }) => `stored ${text}`));
    },
    ({ key }) => key,
  );
  return { statements, add: (key: string, text: string) => batch.add({ key, text }) };
}

describe('Rows of one turn of the event loop', () => {
  it('are written by one statement, and each hears of its own', async () => {
    const { add, statements } = aTable();
    expect(await Promise.all([add('1', 'a'), add('2', 'b')])).toEqual(['stored a', 'stored b']);
    await add('3', 'c');
    expect(statements).toEqual([['a', 'b'], ['c']]);
  });

  it('fail alone: when one is refused each is tried by itself', async () => {
    const { add, statements } = aTable();
    const outcomes = await Promise.allSettled([add('1', 'a'), add('2', 'bad'), add('3', 'c')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(statements).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('LC-17 under one key follow each other, in the order in which they came', async () => {
    const { add, statements } = aTable();
    await Promise.all([add('1', 'a'), add('1', 'b'), add('2', 'c'), add('1', 'd')]);
    expect(statements).toEqual([['a', 'c'], ['b'], ['d']]);
  });
});
