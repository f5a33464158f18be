import type { Temporal } from '../kernel/temporal.ts';

/**
 * What identifies the caller to the back end: a bearer token, which the page holds and sends
 * itself, or a cookie, which the browser sends and scripts can't read. For a cookie the page knows
 * only the session's public id, which goes with every call and is worthless without the cookie.
 */
export type Credential =
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'cookie'; readonly sessionId: string };

export interface StartedSession {
  readonly credential: Credential;
  readonly expiresAt: Temporal.Instant;
}

export function isSameCredential(one: Credential | null, other: Credential | null): boolean {
  return one?.kind === other?.kind && keyOf(one) === keyOf(other);
}

/**
 * Validates a token for use in a header; null if malformed. A token has 1 to 4096 characters of RFC
 * 6750's `b64token`, so that nothing from an address bar, a cookie or a message can inject a second
 * header.
 */
export function parseBearer(text: string): string | null {
  return text.length <= 4_096 && bearerToken.test(text) ? text : null;
}

/** RFC 6750, section 2.1. */
export const bearerToken: RegExp = /^[A-Za-z0-9._~+/-]+=*$/;

function keyOf(credential: Credential | null): string | null {
  if (credential === null) return null;
  return credential.kind === 'bearer' ? credential.token : credential.sessionId;
}
