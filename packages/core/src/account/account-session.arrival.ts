import type { Clock } from '../ports/clock.port.ts';
import type { CookieJar } from '../ports/cookie-jar.port.ts';
import type { Navigation } from '../ports/navigation.port.ts';
import { keepSession } from './account-session.cookies.ts';
import type { AccountSessionSettings } from './account-session.settings.ts';
import { type MemberToken, parseBearer } from './member-token.ts';
import { withoutQuery } from './without-query.ts';

/** A token that came with the page's address. */
export interface ArrivedToken extends MemberToken {
  /** False where the page may not have cookies. */
  readonly isKept: boolean;
}

/**
 * Takes the token out of the address and keeps it: the first thing that a page does, so that nothing else of it sees the
 * token, and small, so that it need not wait for the session itself. Null without a token. Source: AC-01.
 */
export function takeArrivingToken(
  {
    navigation,
    cookies,
    clock,
  }: { readonly navigation: Navigation; readonly cookies: CookieJar; readonly clock: Clock },
  settings: AccountSessionSettings,
): ArrivedToken | null {
  const { path, value } = withoutQuery(navigation.current(), settings.tokenQuery);
  if (value === null) return null;
  navigation.replace(path);
  const token = parseBearer(value);
  if (token === null) return null;
  const now = clock.now();
  const session = { token, expiresAt: now.add({ seconds: settings.unknownLifetimeSeconds }) };
  return { ...session, isKept: keepSession(cookies, settings, session, now) };
}
