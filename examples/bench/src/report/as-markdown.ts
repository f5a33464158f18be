import type { MeasuredRow } from '../measured-row.ts';
import { cellsOf, headings } from './cells.ts';

/** The rows as a table for a page. */
export function asMarkdown(rows: readonly MeasuredRow[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    line(headings.map(() => '---')),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n');
}
