import type { Temporal } from '../shared/temporal.ts';

/** A bearer token and the moment from which it is good no more. */
export interface MemberToken {
  readonly token: string;
  readonly expiresAt: Temporal.Instant;
}

/**
 * The token as it may stand in a header, or null: 1 to 4096 characters of RFC 6750's `b64token`. Whatever an address bar,
 * a cookie or a message holds beside that is no token, and can't become a second header either.
 */
export function parseBearer(text: string): string | null {
  return text.length <= 4_096 && bearerToken.test(text) ? text : null;
}

/** RFC 6750, section 2.1. */
export const bearerToken: RegExp = /^[A-Za-z0-9._~+/-]+=*$/;
