/** Types the one JsBarcode symbology that the package imports; JsBarcode's own types cover only its main entry. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128Auto {
    constructor(text: string, options: object);
    valid(): boolean;
    encode(): { readonly data: string; readonly text: string };
  }
}
