import type { GrownFigure, GrownRow } from '../growth/growth.ts';
import { figure } from './cells.ts';
import { inColumns } from './in-columns.ts';
import { inMarkdown } from './in-markdown.ts';

type Lines = readonly (readonly string[])[];

/** A table for each kind of thing that there is more and more of, for a terminal. */
export function growthAsTable(rows: readonly GrownRow[]): string {
  return tablesOf(rows)
    .map((lines) => inColumns(lines, (heading) => heading === lines[0]?.[0]))
    .join('\n\n');
}

/** The same for a page. */
export function growthAsMarkdown(rows: readonly GrownRow[]): string {
  return tablesOf(rows).map(inMarkdown).join('\n\n');
}

/** `{"growth": [{"name", "of", "unit", "figures": [{"size", "ours"}]}]}` */
export function growthAsJson(rows: readonly GrownRow[]): string {
  return JSON.stringify({
    growth: rows.map(({ name, of, figures }) => ({
      name,
      of,
      unit: 'us',
      figures: figures.map(({ size, us }) => ({ size, ours: us })),
    })),
  });
}

function tablesOf(rows: readonly GrownRow[]): readonly Lines[] {
  return [...new Set(rows.map(({ of }) => of))].map((of) => {
    const among = rows.filter((row) => row.of === of);
    const figures = among[0]?.figures ?? [];
    const times = (figures[1]?.size ?? Number.NaN) / (figures[0]?.size ?? Number.NaN);
    const sizes = figures.map(({ size }) => size.toLocaleString('en-US'));
    return [[of, ...sizes, `for ${times} times as many`], ...among.map(cellsOf)];
  });
}

function cellsOf({ name, figures }: GrownRow): readonly string[] {
  return [name, ...figures.map(({ us }) => duration(us)), growthOf(figures)];
}

function duration(us: number): string {
  if (us < 1000) return `${figure(us)} us`;
  return us < 1_000_000 ? `${figure(us / 1000)} ms` : `${figure(us / 1_000_000)} s`;
}

/** `1.3×, 2.0×`: from each size to the next. */
function growthOf(figures: readonly GrownFigure[]): string {
  return figures
    .slice(1)
    .map(({ us }, at) => us / (figures[at]?.us ?? Number.NaN))
    .map((times) => `${times < 10 ? times.toFixed(1) : Math.round(times).toLocaleString('en-US')}×`)
    .join(', ');
}
