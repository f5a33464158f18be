import { Temporal } from '../kernel/temporal.ts';
import { parseBearer } from './credential.ts';
import type { WebViewMessage } from './web-view-messages.port.ts';
import { webViewMessageType } from './held-web-view-messages.ts';

/**
 * The sign-in token of an app's message; null for any other message. Only the listed origins are
 * trusted, because any other sender could sign the visitor in as someone else. The message is an
 * object or its JSON: `{ type: 'foyer.session', token, expiresAt }`, where `expiresAt`, an ISO
 * instant, is optional.
 */
export function readWebViewToken(
  { origin, data }: WebViewMessage,
  allowedOrigins: readonly string[],
): { readonly token: string; readonly expiresAt: Temporal.Instant | null } | null {
  if (origin === 'null' || !allowedOrigins.includes(origin)) return null;
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (typeof message !== 'object' || message === null) return null;
  const field = (name: string): unknown => Reflect.get(message, name);
  const [type, text, end] = [field('type'), field('token'), field('expiresAt')];
  const token = typeof text === 'string' ? parseBearer(text) : null;
  if (type !== webViewMessageType || token === null) return null;
  return { token, expiresAt: typeof end === 'string' ? parseInstant(end) : null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parseInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
