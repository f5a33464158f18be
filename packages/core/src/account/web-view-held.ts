import type { WebViewMessage, WebViewMessages } from './web-view-messages.port.ts';
import { webViewMessageType } from './web-view-token.type.ts';

/** Messages that wait until somebody listens. */
export interface HeldWebViewMessages extends WebViewMessages {
  /** Calls `fetchSession` when one waits: now, and with each to come. */
  whenHeld(fetchSession: () => void): void;
}

/**
 * Hears the app from the page's first moment, and keeps what it says of the session: that is fetched later than an app
 * posts. Other matters are not kept; whom to believe is for the session to judge. Small, since every page loads it.
 * Source: AC-01.
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

/** At a glance: what it is worth is read later. */
function isOfSession({ data }: WebViewMessage): boolean {
  const type: unknown = (data as { readonly type?: unknown } | null)?.type ?? data;
  return typeof type === 'string' && type.includes(webViewMessageType);
}
