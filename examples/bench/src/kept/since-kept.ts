import type { MeasuredRow } from '../measured-row.ts';
import { isOf, type KeptFigure, relativeOf } from './kept-figure.ts';

/** How a row stands to the run that was kept. */
export interface SinceKept {
  readonly row: MeasuredRow;
  /** How many times as long it takes now; below 1 it is faster. */
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
  const now = relativeOf(row);
  const times = row.unit === 'per second' ? before.relative / now : now / before.relative;
  // A median lies in the middle of what its rounds span.
  const noise = (before.noise + row.noise) / 2;
  return { row, times, slower: times > 1 + alwaysForgiven + noise };
}
