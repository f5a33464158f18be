import { describe, expect, it } from 'vitest';

import { allBenchmarks } from '../all-benchmarks.ts';
import type { MeasuredRow } from '../measured-row.ts';
import { sinceKeptText } from '../report/since-kept-text.ts';
import { readKept, withRows } from './kept-file.ts';
import { keptFigureOf } from './kept-figure.ts';
import { sinceKept } from './since-kept.ts';

const row: MeasuredRow = {
  name: 'phone number typed, 10 keys',
  unit: 'us',
  ours: 0.8,
  peer: 16,
  peerName: 'libphonenumber-js',
  floor: 0.2,
  ratio: 0.05,
  noise: 0.02,
  target: null,
};
const kept = [keptFigureOf(row)];
/** As slow beside the floor as beside the peer. */
const again = (ratio: number, noise = 0.02): MeasuredRow => ({
  ...row,
  ours: ratio * 16,
  ratio,
  noise,
});

describe('what a change did to a figure that was kept', () => {
  it('says how many times as long the work takes, and that it is slower beyond the noise of both runs', () => {
    expect(sinceKept(kept, again(0.1))).toMatchObject({ times: 2, slower: true });
    expect(sinceKept(kept, again(0.058))).toMatchObject({ slower: false });
    expect(sinceKept(kept, again(0.065))).toMatchObject({ slower: true });
    expect(sinceKept(kept, again(0.065, 0.3))).toMatchObject({ slower: false });
  });

  it('takes more a second for faster', () => {
    const perSecond = { ...row, unit: 'per second' } as const;
    const [faster, slower] = [
      { ours: 1.6, ratio: 0.1 },
      { ours: 0.4, ratio: 0.025 },
    ];
    expect(sinceKept(kept, { ...perSecond, ...faster })).toMatchObject({ times: 0.5 });
    expect(sinceKept(kept, { ...perSecond, ...slower })).toMatchObject({ times: 2, slower: true });
  });

  it('believes neither the peer nor the floor alone: a machine may be slow for one of them', () => {
    expect(sinceKept(kept, { ...row, ratio: 0.1 })).toMatchObject({ times: 1, slower: false });
    expect(sinceKept(kept, { ...row, floor: 0.1 })).toMatchObject({ times: 1, slower: false });
  });

  it('compares a row without a peer with its floor, and one without either by itself', () => {
    const alone = { ...row, peer: null, peerName: null, ratio: null };
    const before = [keptFigureOf(alone)];
    expect(sinceKept(before, { ...alone, ours: 1.6, floor: 0.4 })?.times).toBe(1);
    const bare = { ...alone, floor: null };
    expect(sinceKept([keptFigureOf(bare)], { ...bare, ours: 1.6 })?.times).toBe(2);
  });

  it('knows nothing of a row that was not kept, or beside another peer', () => {
    expect(sinceKept(kept, { ...row, name: 'another' })).toBeNull();
    expect(sinceKept(kept, { ...row, peerName: 'another' })).toBeNull();
  });

  it('keeps the rows of a run of some, and leaves the others as they were', () => {
    const other = { ...row, name: 'another' };
    const figures = withRows([keptFigureOf(row), keptFigureOf(other)], [again(0.1)]);
    expect(figures.map(({ name, besides }) => [name, besides])).toEqual([
      ['another', [0.05, 4]],
      ['phone number typed, 10 keys', [0.1, 8]],
    ]);
  });

  it('tells it in a line', () => {
    const since = sinceKept(kept, again(0.1));
    expect(since === null ? '' : sinceKeptText(since)).toBe(
      'slower than kept: 2.00×, phone number typed, 10 keys, beside libphonenumber-js',
    );
  });
});

it('every row that is kept is one that the bench has, and every one that it has is kept', async () => {
  const names = new Set((await readKept()).map(({ name }) => name));
  expect([...names].toSorted()).toEqual(allBenchmarks.map(({ name }) => name).toSorted());
});
