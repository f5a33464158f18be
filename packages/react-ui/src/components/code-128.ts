import * as jsBarcode from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/**
 * Returns the modules of a Code 128 barcode, `1` for black and `0` for white, without quiet zones. Empty if the text
 * can't be encoded. Picks the code sets that make the barcode shortest.
 */
export function code128(text: string): string {
  const symbol = new Code128(text, {});
  return symbol.valid() ? symbol.encode().data : '';
}

type Code128Class = typeof jsBarcode.default;

/** Bundlers and Node unwrap the default export of a CommonJS module at different depths. */
const { default: found } = jsBarcode;
const Code128: Code128Class = (Reflect.get(found, 'default') as Code128Class | undefined) ?? found;
