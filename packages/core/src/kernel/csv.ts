/** Text that a spreadsheet would run as a formula. */
const formula = /^[\s'"]*[=+\-@＝＋－＠]/;

/**
 * Writes rows as a CSV file (RFC 4180) that spreadsheets open as UTF-8. A cell that would be run as a formula starts
 * with an apostrophe, which a spreadsheet shows as text.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const inert = formula.test(text) ? `'${text}` : text;
  return `"${inert.replaceAll('"', '""')}"`;
}
