import { expect, it } from 'vitest';
import { allGrowths } from './all-growths.ts';
import { measureGrowth } from './measure-growth.ts';
import { timeOfFirst } from './time-of-first.ts';

it('each size is prepared once, and has the median of its rounds', async () => {
  const prepared: number[] = [];
  const row = await measureGrowth(
    {
      name: 'looked up',
      of: 'clubs',
      sizes: [10, 1000],
      prepare: (size) => {
        prepared.push(size);
        const figures = [size, size * 3, size * 2];
        return async () => figures.shift() ?? Number.NaN;
      },
    },
    3,
  );
  expect(prepared).toEqual([10, 1000]);
  expect(row).toEqual({
    name: 'looked up',
    of: 'clubs',
    figures: [
      { size: 10, us: 20 },
      { size: 1000, us: 2000 },
    ],
  });
});

it('what is timed as the first is given something new each time', () => {
  const seen = new Set<object>();
  let calls = 0;
  const us = timeOfFirst(
    () => ({}),
    (input) => {
      seen.add(input);
      calls += 1;
    },
    1,
  );
  expect(us).toBeGreaterThanOrEqual(0);
  expect(calls).toBeGreaterThan(0);
  expect(seen.size).toBe(calls);
});

it.each(allGrowths)('$of, $name: each size is as many times the one before', ({ sizes }) => {
  const times = sizes.slice(1).map((size, at) => size / (sizes[at] ?? 0));
  expect(new Set(times).size).toBe(1);
});
