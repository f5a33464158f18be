import type { WebViewMessage, WebViewMessages } from '../../src/account/web-view-messages.port.ts';

/** An app whose messages tests post. */
export class FakeWebViewMessages implements WebViewMessages {
  readonly #listeners = new Set<(message: WebViewMessage) => void>();

  post(message: WebViewMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  onMessage(listener: (message: WebViewMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
