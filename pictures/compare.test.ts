import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compare, keepable } from './compare.ts';
import { type Picture, readPng, writePng } from './png.ts';

const paper = 0xf7_f3_ec;
const line = 0xd9_d0_c1;
const ink = 0x19_17_13;
const accent = 0x1d_3f_36;

describe('a picture that is compared', () => {
  it('UI-03 is the same as itself, as it is kept', () => {
    const page = drawn({ x: 20, y: 20 });
    expect(compare(readPng(writePng(keepable(page))), page)?.differing).toBe(0);
  });

  it('UI-03 is another one where a hairline is gone', () => {
    const page = drawn({ x: 20, y: 20 });
    const without = { ...page, colours: page.colours.map((it) => (it === line ? paper : it)) };
    expect(compare(page, without)?.differing).toBe(80);
  });

  it('UI-03 is another one where a button moved by two pixels, and where it has another colour', () => {
    const page = drawn({ x: 20, y: 20 });
    expect(compare(page, drawn({ x: 20, y: 22 }))?.differing).toBeGreaterThan(12);
    const dressed = { ...page, colours: page.colours.map((it) => (it === accent ? ink : it)) };
    expect(compare(page, dressed)?.differing).toBeGreaterThan(12);
  });

  it('UI-03 is the same where another browser smooths edges otherwise, or lays out by a pixel more', () => {
    const page = drawn({ x: 20, y: 20 });
    expect(compare(page, drawn({ x: 20, y: 21 }))?.differing).toBe(0);
    const nudged = { ...page, colours: page.colours.map((it) => it - 0x06_06_06) };
    expect(compare(page, nudged)?.differing).toBe(0);
  });

  it('UI-03 can not be compared with one of another size', () => {
    const page = drawn({ x: 20, y: 20 });
    expect(compare(page, { ...page, width: 40, height: 120 })).toBeNull();
  });

  it('UI-03 shows where it differs', () => {
    const page = drawn({ x: 20, y: 20 });
    const without = { ...page, colours: page.colours.map((it) => (it === line ? paper : it)) };
    const marked = compare(page, without)?.difference.colours ?? [];
    expect([...marked].filter((colour) => colour === 0xc8_00_00)).toHaveLength(80);
  });
});

describe('a PNG', () => {
  it('UI-03 is read as it was written, with a palette and in full', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 300 }),
        (width, shades) => {
          const colours = Uint32Array.from(
            { length: width * 20 },
            (_, at) => (at % shades) * 0x03_07,
          );
          const picture: Picture = { width, height: 20, colours };
          expect(readPng(writePng(picture))).toEqual(picture);
        },
      ),
    );
  });

  it('UI-03 that is none is not taken for one', () => {
    expect(() => readPng(Buffer.from('GIF89a'))).toThrow('No PNG.');
  });
});

/** A page of 80 by 60 with a hairline across, and a button on it. */
function drawn({ x, y }: { readonly x: number; readonly y: number }): Picture {
  const [width, height] = [80, 60];
  const colours = Uint32Array.from({ length: width * height }, (_, place) => {
    const [column, row] = [place % width, Math.floor(place / width)];
    if (row === 10) return line;
    return column >= x && column < x + 30 && row >= y && row < y + 12 ? accent : paper;
  });
  return { width, height, colours };
}
