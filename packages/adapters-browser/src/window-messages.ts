import type { WebViewMessage, WebViewMessages } from '@foyer/core';

/**
 * What was posted to the window: by the app around a web view, a page that frames this one, or this page itself. The
 * browser vouches for the origin alone. AC-01
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
