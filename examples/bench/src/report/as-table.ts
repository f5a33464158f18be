import type { MeasuredRow } from '../measured-row.ts';
import { cellsOf, headings } from './cells.ts';

/** The rows in columns, for a terminal. */
export function asTable(rows: readonly MeasuredRow[]): string {
  const lines = [headings, ...rows.map(cellsOf)];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isText(column) ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function isText(column: number): boolean {
  return ['what', 'unit', '', 'target'].includes(headings[column] ?? '');
}
