import { describe, expect, it } from 'vitest';

import { TurnBatch } from './turn-batch.ts';

/** Keeps each row but what reads `bad`. */
function aTable() {
  const turns: (readonly string[])[] = [];
  const batch = new TurnBatch<string, string>((rows) => {
    turns.push(rows);
    if (rows.includes('nothing works')) return Promise.reject(new Error('gone'));
    return Promise.resolve(
      rows.map((row) =>
        row === 'bad'
          ? { status: 'rejected', reason: new Error('refused') }
          : { status: 'fulfilled', value: `stored ${row}` },
      ),
    );
  });
  return { turns, add: (row: string) => batch.add(row) };
}

describe('Rows of one turn of the event loop', () => {
  it('are handed on together, and each hears of its own', async () => {
    const { add, turns } = aTable();
    expect(await Promise.all([add('a'), add('b')])).toEqual(['stored a', 'stored b']);
    await add('c');
    expect(turns).toEqual([['a', 'b'], ['c']]);
  });

  it('fail alone', async () => {
    const { add } = aTable();
    const outcomes = await Promise.allSettled([add('a'), add('bad'), add('c')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('all hear of it when nothing of them could be written', async () => {
    const { add } = aTable();
    const outcomes = await Promise.allSettled([add('a'), add('nothing works')]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await add('c')).toBe('stored c');
  });
});
