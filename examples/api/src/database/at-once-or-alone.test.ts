import { describe, expect, it } from 'vitest';

import { atOnceOrAlone } from './at-once-or-alone.ts';

interface Row {
  readonly key: string;
  readonly text: string;
}

/** A table that writes all or none, and refuses what reads `bad`. */
function aTable() {
  const statements: string[][] = [];
  const write = atOnceOrAlone<Row, string>(
    (rows) => {
      statements.push(rows.map(({ text }) => text));
      return rows.some(({ text }) => text === 'bad')
        ? Promise.reject(new Error('refused'))
        : Promise.resolve(rows.map(({ text }) => `stored ${text}`));
    },
    ({ key }) => key,
  );
  const rows = (texts: string) =>
    texts.split(' ').map((pair) => ({ key: pair.slice(0, 1), text: pair.slice(2) }));
  return { statements, write: (texts: string) => write(rows(texts)) };
}

const stored = (text: string) => ({ status: 'fulfilled', value: `stored ${text}` });

describe('Rows for one statement', () => {
  it('are written by it', async () => {
    const { write, statements } = aTable();
    expect(await write('1:a 2:b')).toEqual([stored('a'), stored('b')]);
    expect(statements).toEqual([['a', 'b']]);
  });

  it('fail alone: when one is refused each is tried by itself', async () => {
    const { write, statements } = aTable();
    const outcomes = await write('1:a 2:bad 3:c');
    expect(outcomes).toMatchObject([stored('a'), { status: 'rejected' }, stored('c')]);
    expect(statements).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']]);
  });

  it('LC-17 under one key follow each other, in the order in which they came', async () => {
    const { write, statements } = aTable();
    const outcomes = await write('1:a 1:b 2:c 1:d');
    expect(outcomes).toEqual([stored('a'), stored('b'), stored('c'), stored('d')]);
    expect(statements).toEqual([['a', 'c'], ['b'], ['d']]);
  });
});
