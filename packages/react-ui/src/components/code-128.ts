import * as jsBarcode from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/**
 * The modules of a Code 128 symbol, `1` black and `0` white, without its quiet zones; empty for what it can't hold. The
 * code sets are chosen for the shortest symbol. SJ-09
 */
export function code128(text: string): string {
  const symbol = new Code128(text, {});
  return symbol.valid() ? symbol.encode().data : '';
}

type Code128Class = typeof jsBarcode.default;

/** Bundlers and Node each look into a CommonJS module at another depth. */
const { default: found } = jsBarcode;
const Code128: Code128Class = (Reflect.get(found, 'default') as Code128Class | undefined) ?? found;
