/** Lines of cells, the first of them headings, as a table for a page. */
export function inMarkdown([headings = [], ...lines]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...lines.map(line)].join('\n');
}
