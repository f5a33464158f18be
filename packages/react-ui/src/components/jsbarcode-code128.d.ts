/** The one symbology of JsBarcode that is used; its own types know only the whole. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  export default class Code128Auto {
    constructor(text: string, options: object);
    valid(): boolean;
    encode(): { readonly data: string; readonly text: string };
  }
}
