import type { MeasuredRow } from '../measured-row.ts';
import { besidesOf, isOf, type KeptFigure } from './kept-figure.ts';

/** How a row stands to the run that was kept. */
export interface SinceKept {
  readonly row: MeasuredRow;
  /**
   * How many times as long it takes now, beside the peer or the floor, whichever says less: a machine that is slow for a while
   * is not as slow for each of them. Below 1 it is faster.
   */
  readonly times: number;
  /** Whether that is more than the rounds of the two runs differ by themselves. */
  readonly slower: boolean;
}

/** Beyond what two runs of the same code on the same quiet machine were ever seen apart. */
const alwaysForgiven = 0.15;

/** Null for a row that was not kept. */
export function sinceKept(kept: readonly KeptFigure[], row: MeasuredRow): SinceKept | null {
  const before = kept.find((figure) => isOf(figure, row));
  if (before === undefined) return null;
  const changes = besidesOf(row).map((now, index) => {
    const then = before.besides[index] ?? now;
    return row.unit === 'per second' ? then / now : now / then;
  });
  const times = Math.min(...changes);
  // A median lies in the middle of what its rounds span.
  const noise = (before.noise + row.noise) / 2;
  return { row, times, slower: times > 1 + alwaysForgiven + noise };
}
