import { expect, it } from 'vitest';
import type { GrownRow } from '../growth/growth.ts';
import { growthAsJson, growthAsMarkdown, growthAsTable } from './growth-report.ts';

const rows: readonly GrownRow[] = [
  {
    name: 'nearest',
    of: 'clubs',
    figures: [
      { size: 100, us: 0.4 },
      { size: 10_000, us: 0.6 },
      { size: 1_000_000, us: 1.2 },
    ],
  },
  {
    name: 'first',
    of: 'clubs',
    figures: [
      { size: 100, us: 5 },
      { size: 10_000, us: 5_500 },
      { size: 1_000_000, us: 2_200_000 },
    ],
  },
  {
    name: 'labels',
    of: 'times',
    figures: [
      { size: 28, us: 1 },
      { size: 280, us: 10 },
    ],
  },
];

it('is a table for each thing that grows, with what the next size takes', () => {
  const [clubs, times] = growthAsTable(rows).split('\n\n');
  expect(clubs?.split('\n')).toEqual([
    'clubs         100    10,000  1,000,000  for 100 times as many',
    'nearest  0.400 us  0.600 us    1.20 us             1.5×, 2.0×',
    'first     5.00 us   5.50 ms     2.20 s           1,100×, 400×',
  ]);
  expect(times?.split('\n')[0]).toMatch(/^times +28 +280 +for 10 times as many$/);
});

it('is a table for a page, and JSON', () => {
  expect(growthAsMarkdown(rows.slice(2)).split('\n')).toEqual([
    '| times | 28 | 280 | for 10 times as many |',
    '| --- | --- | --- | --- |',
    '| labels | 1.00 us | 10.0 us | 10× |',
  ]);
  expect(JSON.parse(growthAsJson(rows.slice(2)))).toEqual({
    growth: [
      {
        name: 'labels',
        of: 'times',
        unit: 'us',
        figures: [
          { size: 28, ours: 1 },
          { size: 280, ours: 10 },
        ],
      },
    ],
  });
});
