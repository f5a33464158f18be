/** What the test environment adds to its pages. */
interface JsdomGlobal {
  readonly jsdom: { reconfigure(settings: { readonly url: string }): void };
}

/** Shows another address, of another origin too, as a fresh visit would. */
export function visit(url: string): void {
  (globalThis as unknown as JsdomGlobal).jsdom.reconfigure({ url });
}

/** Ends when the page has been told of a move that the visitor makes, Back for example. */
export function told(move: () => void): Promise<void> {
  return new Promise((done) => {
    window.addEventListener(
      'popstate',
      () => {
        done();
      },
      { once: true },
    );
    move();
  });
}
