import type { WebViewMessage, WebViewMessages } from '@foyer/core/session';

/**
 * Messages posted to the window by an app around a web view, by a page that frames this one, or by this page itself.
 * The browser guarantees only the origin.
 */
export class WindowMessages implements WebViewMessages {
  readonly #page: Window;

  constructor(page: Window = window) {
    this.#page = page;
  }

  onMessage(listener: (message: WebViewMessage) => void): () => void {
    const hear = ({ origin, data }: MessageEvent<unknown>): void => {
      listener({ origin, data });
    };
    this.#page.addEventListener('message', hear);
    return () => {
      this.#page.removeEventListener('message', hear);
    };
  }
}
