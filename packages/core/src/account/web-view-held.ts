import type { WebViewMessage, WebViewMessages } from './web-view-messages.port.ts';
import { webViewMessageType } from './web-view-token.type.ts';

/**
 * Hears the app from the page's first moment, and keeps what it says of the session until somebody listens: the session
 * is fetched later than an app posts. Other origins' messages, and other matters, are not kept. Source: AC-01.
 */
export class HeldWebViewMessages implements WebViewMessages {
  readonly #held: WebViewMessage[] = [];
  readonly #listeners = new Set<(message: WebViewMessage) => void>();
  #onHeld: () => void = () => undefined;

  /** Where no origin is believed nobody is heard. */
  constructor(source: WebViewMessages, origins: readonly string[]) {
    if (origins.length === 0) return;
    source.onMessage((message) => {
      if (!origins.includes(message.origin)) return;
      for (const listener of this.#listeners) listener(message);
      if (this.#listeners.size > 0 || !isOfSession(message)) return;
      this.#held.push(message);
      this.#onHeld();
    });
  }

  /** Calls `fetchSession` when a message waits: now, and with each to come. */
  whenHeld(fetchSession: () => void): void {
    this.#onHeld = fetchSession;
    if (this.#held.length > 0) fetchSession();
  }

  onMessage(listener: (message: WebViewMessage) => void): () => void {
    this.#listeners.add(listener);
    for (const message of this.#held.splice(0)) listener(message);
    return () => this.#listeners.delete(listener);
  }
}

/** At a glance: what it is worth is read later. */
function isOfSession({ data }: WebViewMessage): boolean {
  const type: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : data;
  return typeof type === 'string' && type.includes(webViewMessageType);
}
