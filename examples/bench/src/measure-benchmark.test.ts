import { expect, it } from 'vitest';
import { measureBenchmark, median } from './measure-benchmark.ts';

it('each round measures every way in turn, and each way has the median of its own', async () => {
  const asked: string[] = [];
  const figures: Record<string, number[]> = {
    Foyer: [4, 2, 3],
    one: [6, 12, 8],
    other: [1, 1, 30],
    floor: [2, 1, 3],
  };
  const rows = await measureBenchmark(
    'work',
    {
      unit: 'us',
      target: null,
      ways: Object.keys(figures),
      findWrongAnswers: () => [],
      measure: async (way) => {
        asked.push(way);
        return figures[way]?.shift() ?? Number.NaN;
      },
    },
    3,
  );
  expect(asked.slice(0, 5)).toEqual(['Foyer', 'one', 'other', 'floor', 'Foyer']);
  expect(
    rows.map(({ peerName, ours, peer, floor, ratio }) => [peerName, ours, peer, floor, ratio]),
  ).toEqual([
    ['one', 3, 8, 2, 3 / 8],
    ['other', 3, 1, 2, 3],
  ]);
  expect(rows[0]?.noise).toBeCloseTo(2 / 3);
});

it('what has no peer has a row all the same', async () => {
  const alone = { unit: 'ms', target: null, ways: ['Foyer'], findWrongAnswers: () => [] } as const;
  const rows = await measureBenchmark('alone', { ...alone, measure: async () => 5 }, 2);
  expect(rows).toEqual([
    {
      name: 'alone',
      unit: 'ms',
      ours: 5,
      peer: null,
      peerName: null,
      floor: null,
      ratio: null,
      noise: 0,
      target: null,
    },
  ]);
});

it('the median of an even number is between the middle two, and of none there is none', () => {
  expect(median([9, 1, 3, 5])).toBe(4);
  expect(median([])).toBeNull();
});
