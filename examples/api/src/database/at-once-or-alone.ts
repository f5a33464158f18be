import type { WriteAll } from './turn-batch.ts';

/**
 * Rows by one statement, which writes all or none and answers in their order; when it is refused each is tried by itself.
 * `sameKey` tells the rows that one statement can't hold both of: the later goes with the next.
 */
export function atOnceOrAlone<Row, Stored>(
  write: (rows: readonly Row[]) => Promise<readonly Stored[]>,
  sameKey: (row: Row) => string,
): WriteAll<Row, Stored> {
  return async function writeAll(rows) {
    const first = new Map<string, number>();
    const later: number[] = [];
    for (const [index, row] of rows.entries()) {
      const key = sameKey(row);
      if (first.has(key)) later.push(index);
      else first.set(key, index);
    }
    const outcomes: PromiseSettledResult<Stored>[] = [];
    const put = (places: Iterable<number>, these: readonly PromiseSettledResult<Stored>[]) => {
      for (const [index, place] of [...places].entries()) {
        outcomes[place] = these[index] ?? notReturned;
      }
    };
    const of = (places: Iterable<number>) => [...places].flatMap((place) => rows[place] ?? []);
    put(first.values(), await attempt(of(first.values())));
    if (later.length > 0) put(later, await writeAll(of(later)));
    return outcomes;
  };

  async function attempt(rows: readonly Row[]): Promise<readonly PromiseSettledResult<Stored>[]> {
    try {
      return (await write(rows)).map((value) => ({ status: 'fulfilled', value }));
    } catch (reason) {
      if (rows.length === 1) return [{ status: 'rejected', reason }];
      // Whose row it was the engine does not say.
      return (await Promise.all(rows.map((row) => attempt([row])))).flat();
    }
  }
}

const notReturned: PromiseRejectedResult = {
  status: 'rejected',
  reason: new Error('A row was written and not returned.'),
};
