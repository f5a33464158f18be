import type { CookieJar } from '../ports/cookie-jar.port.ts';
import { Temporal } from '../shared/temporal.ts';
import type { AccountSessionSettings } from './account-session.settings.ts';
import { type MemberToken, parseBearer } from './member-token.ts';

/** The session as its cookies have it; null without a token, or without an end that can be read. AC-01 */
export function readSession(
  cookies: CookieJar,
  { tokenCookie, expiresCookie }: AccountSessionSettings,
): MemberToken | null {
  const token = parseBearer(cookies.read(tokenCookie) ?? '');
  const end = cookies.read(expiresCookie) ?? '';
  if (token === null || !/^\d{1,15}$/.test(end)) return null;
  return { token, expiresAt: Temporal.Instant.fromEpochMilliseconds(Number(end)) };
}

/**
 * Keeps it in its cookies, which end with it. Answers whether they took it: a frame on another site, or a visitor who
 * allows none, has the session for as long as the page is open. AC-01
 */
export function keepSession(
  cookies: CookieJar,
  { tokenCookie, expiresCookie }: AccountSessionSettings,
  { token, expiresAt }: MemberToken,
  now: Temporal.Instant,
): boolean {
  const end = expiresAt.epochMilliseconds;
  const seconds = Math.ceil((end - now.epochMilliseconds) / 1_000);
  if (seconds > 0) {
    cookies.write(tokenCookie, token, seconds);
    cookies.write(expiresCookie, String(end), seconds);
  }
  return cookies.read(tokenCookie) === token;
}

export function dropSession(
  cookies: CookieJar,
  { tokenCookie, expiresCookie }: AccountSessionSettings,
): void {
  cookies.remove(tokenCookie);
  cookies.remove(expiresCookie);
}
