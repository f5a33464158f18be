import { Temporal } from '../shared/temporal.ts';
import { parseBearer } from './credential.ts';
import type { WebViewMessage } from './web-view-messages.port.ts';
import { webViewMessageType } from './web-view-token.type.ts';

/**
 * The token that the app's message signs in with, null for any other message. Only the listed origins are believed:
 * whoever else can post to the page could sign the visitor in as somebody else. An app may post an object or its JSON,
 * `{ type: 'foyer.session', token, expiresAt }`; `expiresAt`, an ISO instant, may be missing. Source: AC-01.
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
