import type { WebViewMessage, WebViewMessages } from '../kernel/platform.port.ts';

/** The `type` of the message that signs in. */
export const webViewMessageType = 'foyer.session';

export interface HeldWebViewMessages extends WebViewMessages {
  /** Calls `fetchSession` for a message that is already held, and for each later one. */
  whenHeld(fetchSession: () => void): void;
}

/**
 * Listens to the app from the moment the page loads and holds session messages, because the session
 * code loads later. Other messages are dropped; the session decides which origins to trust. Keep
 * this module small: every page loads it.
 */
export function holdWebViewMessages(source: WebViewMessages): HeldWebViewMessages {
  const held: WebViewMessage[] = [];
  const listeners = new Set<(message: WebViewMessage) => void>();
  let onHeld = (): void => undefined;
  source.onMessage((message) => {
    for (const listener of listeners) listener(message);
    if (listeners.size > 0 || !isOfSession(message)) return;
    held.push(message);
    onHeld();
  });
  return {
    whenHeld(fetchSession) {
      onHeld = fetchSession;
      if (held.length > 0) onHeld();
    },
    onMessage(listener) {
      listeners.add(listener);
      for (const message of held.splice(0)) listener(message);
      return () => listeners.delete(listener);
    },
  };
}

/** A quick check only; the session validates the message later. */
function isOfSession({ data }: WebViewMessage): boolean {
  const type: unknown = (data as { readonly type?: unknown } | null)?.type ?? data;
  return typeof type === 'string' && type.includes(webViewMessageType);
}
