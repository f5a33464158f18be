import { readFile, writeFile } from 'node:fs/promises';

import type { MeasuredRow } from '../measured-row.ts';
import { isOf, keptFigureOf, type KeptFigure } from './kept-figure.ts';

const file = new URL('../../kept.json', import.meta.url);

/** What `--keep` wrote last. */
export async function readKept(): Promise<readonly KeptFigure[]> {
  return JSON.parse(await readFile(file, 'utf8')) as readonly KeptFigure[];
}

/** Writes these rows in the place of what was kept of them; other rows stay. */
export async function keep(rows: readonly MeasuredRow[]): Promise<void> {
  const figures = withRows(await readKept(), rows);
  await writeFile(file, `${JSON.stringify(figures, null, 2)}\n`);
}

export function withRows(
  kept: readonly KeptFigure[],
  rows: readonly MeasuredRow[],
): readonly KeptFigure[] {
  const others = kept.filter((figure) => !rows.some((row) => isOf(figure, row)));
  return [...others, ...rows.map(keptFigureOf)];
}
