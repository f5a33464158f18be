import { median } from '../measure-benchmark.ts';
import type { GrownFigure, GrownRow, Growth } from './growth.ts';

/** Measures one size after the other, `rounds` times each, and takes the median. */
export async function measureGrowth(growth: Growth, rounds: number): Promise<GrownRow> {
  const { name, of, sizes, prepare } = growth;
  const figures: GrownFigure[] = [];
  for (const size of sizes) {
    const measure = prepare(size);
    const seen: number[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await measure());
    figures.push({ size, us: median(seen) ?? Number.NaN });
  }
  return { name, of, figures };
}
