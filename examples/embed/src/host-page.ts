import type { CookieJar, MemberSession, Visitor } from '@foyer/core/kernel';

/** The host page's cookies aren't the chain's, so the element reads and writes none. */
export const noCookies: CookieJar = {
  read: () => null,
  write: () => undefined,
  remove: () => undefined,
};

/** Another site can't see who is signed in to the chain's site. */
export const nobodySignedIn: MemberSession = { expiresAt: () => null };

/** The visitor according to the browser, on the page that the host names. */
export function visitorOn(sourceUrl: string | null, browser: Visitor): Visitor {
  return {
    country: () => browser.country(),
    timeZone: () => browser.timeZone(),
    pageUrl: () => sourceUrl ?? browser.pageUrl(),
  };
}
