import { encode } from 'fast-png';
import JsBarcode from 'jsbarcode';

/** A barcode as a picture, and the size to show it at, in CSS pixels. */
export interface BarcodePicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The width of the quiet zone on either side of the bars, in modules. */
const quietZone = 10;
/** In CSS pixels. */
const moduleWidth = 2;
const height = 72;
/** Sharp on a screen with two pixels per CSS pixel. */
const density = 2;

/** A Code 128 barcode, black on white. Mail programs don't show SVG. */
export function barcodePng(value: string): BarcodePicture {
  const drawing: { readonly encodings?: readonly { readonly data: string }[] } = {};
  JsBarcode(drawing, value, { format: 'CODE128' });
  const modules = (drawing.encodings ?? []).map(({ data }) => data).join('');
  const width = (modules.length + 2 * quietZone) * moduleWidth;
  const [columns, rows] = [width * density, height * density];
  const row = Uint8Array.from({ length: columns }, (_, column) => {
    const module = Math.floor(column / (moduleWidth * density)) - quietZone;
    return modules[module] === '1' ? 0 : 255;
  });
  const data = new Uint8Array(columns * rows);
  for (let line = 0; line < rows; line += 1) data.set(row, line * columns);
  return { png: encode({ width: columns, height: rows, data, channels: 1 }), width, height };
}
