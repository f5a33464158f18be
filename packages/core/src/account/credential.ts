import type { Temporal } from '../shared/temporal.ts';

/**
 * What proves to the back end who calls: a bearer token, which the page holds and sends itself, or a cookie that the
 * browser sends and no script can read. Of the cookie the page knows only the session's public id, which has to go with
 * each call and is worth nothing without the cookie. Source: AC-01, AC-09.
 */
export type Credential =
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'cookie'; readonly sessionId: string };

/** A session that has begun, and when it ends. */
export interface BegunSession {
  readonly credential: Credential;
  readonly expiresAt: Temporal.Instant;
}

export function isSameCredential(one: Credential | null, other: Credential | null): boolean {
  return one?.kind === other?.kind && keyOf(one) === keyOf(other);
}

/**
 * The token as it may appear in a header, or null: 1 to 4096 characters of RFC 6750's `b64token`. Nothing else from an
 * address bar, a cookie or a message is a token, so none of it can smuggle in a second header.
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
