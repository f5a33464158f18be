import type { CookieJar, MemberSession, Visitor } from '@foyer/core';

/** The host page's cookies are not the chain's: none are read, and none are left there. CK-01 */
export const noCookies: CookieJar = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
};

/** Who is signed in to the chain's site can't be seen from another one. LC-11 */
export const nobodySignedIn: MemberSession = { expiresAt: () => null };

/** The visitor as the browser tells of them, on the page that the host says it is. LC-23 */
export function visitorOn(sourceUrl: string | null, browser: Visitor): Visitor {
  return {
    country: () => browser.country(),
    timeZone: () => browser.timeZone(),
    pageUrl: () => sourceUrl ?? browser.pageUrl(),
  };
}
