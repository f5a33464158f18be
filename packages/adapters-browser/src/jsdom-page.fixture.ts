/** The global that the test environment adds to its pages. */
interface JsdomGlobal {
  readonly jsdom: { reconfigure(settings: { readonly url: string }): void };
}

/** Loads another URL, including of another origin, like a fresh visit. */
export function visit(url: string): void {
  (globalThis as unknown as JsdomGlobal).jsdom.reconfigure({ url });
}

/** Resolves when the page was notified of a navigation by the visitor, such as Back. */
export function navigated(move: () => void): Promise<void> {
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
