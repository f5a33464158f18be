import type { WebViewMessage, WebViewMessages } from '@foyer/core/session';

/**
 * Messages posted to the window by an app around a web view, by a page that frames this one, or by this page itself.
 * Buffers them until the first listener subscribes. The browser guarantees only the origin.
 */
export class WindowMessages implements WebViewMessages {
  readonly #early: WebViewMessage[] = [];
  readonly #listeners = new Set<(message: WebViewMessage) => void>();
  #isHeard = false;

  constructor(page: Pick<Window, 'addEventListener'> = window) {
    page.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
      const message = { origin, data };
      if (!this.#isHeard) this.#early.push(message);
      for (const listener of this.#listeners) listener(message);
    });
  }

  onMessage(listener: (message: WebViewMessage) => void): () => void {
    this.#isHeard = true;
    this.#listeners.add(listener);
    for (const message of this.#early.splice(0)) listener(message);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}
