/** Lines of cells, the first of them headings, for a terminal. `isText` says which columns are words: they stand left. */
export function inColumns(
  lines: readonly (readonly string[])[],
  isText: (heading: string) => boolean,
): string {
  const headings = lines[0] ?? [];
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => (cells[column] ?? '').length)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isText(headings[column] ?? '') ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
