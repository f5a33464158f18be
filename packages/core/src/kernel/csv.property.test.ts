import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { writeCsv } from './csv.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', ',', '\n', '\r', ';', '=', '-', '+', '@', '\t', ' ', 'a'),
  }),
);
const tables = fc.array(fc.array(texts, { minLength: 1 }), { minLength: 1 });

describe('a CSV file', () => {
  it('MB-121 has every cell as it was written, whatever its text', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = readCsv(writeCsv(rows)).map((row, at) =>
          row.map((cell, index) => (cell === `'${rows[at]?.[index]}` ? cell.slice(1) : cell)),
        );
        expect(read).toEqual(rows);
      }),
    );
  });

  it('MB-121 has no cell that a spreadsheet runs as a formula', () => {
    const start = fc.string({ unit: fc.constantFrom(' ', '\t', '\r', '\n', '"', "'") });
    const operator = fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠');
    const formula = fc.tuple(start, operator, texts).map((parts) => parts.join(''));
    fc.assert(
      fc.property(formula, (text) => {
        expect(readCsv(writeCsv([[text]]))).toEqual([[`'${text}`]]);
      }),
    );
  });

  it('MB-121 opens as UTF-8, with a row a line', () => {
    expect(
      writeCsv([
        ['Día', 'a "b"'],
        ['', '-$5'],
      ]),
    ).toBe('\uFEFF"Día","a ""b"""\r\n"","\'-$5"\r\n');
  });
});

/** Reads a file in which every cell is quoted. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  let rest = file.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const [all, text = '', end] = /^"((?:[^"]|"")*)"(,|\r\n)/.exec(rest) ?? [];
    if (all === undefined) throw new Error(`Not a cell: ${rest}`);
    rows.at(-1)?.push(text.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
    rest = rest.slice(all.length);
  }
  return rows.slice(0, -1);
}
