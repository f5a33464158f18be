import type { MeasuredRow } from '../measured-row.ts';
import { cellsOf, headings } from './cells.ts';
import { inMarkdown } from './in-markdown.ts';

/** The rows as a table for a page. */
export function asMarkdown(rows: readonly MeasuredRow[]): string {
  return inMarkdown([headings, ...rows.map(cellsOf)]);
}
