import type { MeasuredRow } from '../measured-row.ts';
import { cellsOf, headings } from './cells.ts';
import { inColumns } from './in-columns.ts';

const words = ['what', 'unit', '', 'target'];

/** The rows in columns, for a terminal. */
export function asTable(rows: readonly MeasuredRow[]): string {
  return inColumns([headings, ...rows.map(cellsOf)], (heading) => words.includes(heading));
}
