import { pathnameOf } from './navigation/addresses.ts';

/** The pages of the site. */
export type Route = 'home' | 'membership' | 'booking' | 'join' | 'clubs' | 'member' | 'plain';

/** Where the not-found page is drawn; any other unknown path shows it as well. */
export const notFoundPath = '/404';

/**
 * The page for an address. A few fixed paths don't justify a router's share of the size budget. `plain` are the other
 * pages, including the not-found page.
 */
export function routeOf(path: string): Route {
  const pathname = pathnameOf(path);
  if (pathname === '') return 'home';
  if (isUnder('/membership', pathname)) return 'membership';
  if (isUnder('/inquiry/schedule-your-visit', pathname)) return 'booking';
  if (pathname === '/clubs') return 'clubs';
  // With any club or none.
  if (/^\/join\/step[1-3](?:\/|$)/.test(pathname)) return 'join';
  if (memberPages.test(pathname)) return 'member';
  return 'plain';
}

/** The account, the pages that lead to a login, and others that use account calls. */
const memberPages =
  /^\/(?:login|account|activate|gift-card|desk|feedback|forms|(?:day|trial)-pass|privacy\/request)(?:\/|$)/;

export function isUnder(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
