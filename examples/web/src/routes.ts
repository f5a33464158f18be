/** The pages of the site. */
export interface Route {
  readonly page: 'home' | 'membership' | 'schedule-visit' | 'join' | 'clubs' | 'member' | 'plain';
}

/**
 * The page that an address leads to. Half a dozen fixed paths need no router, whose 2.6 KiB are a tenth of what the
 * site's own code may weigh. `plain` are the pages of text, the not-found page among them. RT-01, RT-02, RT-05, RT-06, RT-10
 */
export function routeOf(path: string): Route {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
  if (pathname === '') return { page: 'home' };
  if (isUnder('/membership', pathname)) return { page: 'membership' };
  if (isUnder('/inquiry/schedule-your-visit', pathname)) return { page: 'schedule-visit' };
  if (pathname === '/clubs') return { page: 'clubs' };
  // RT-05: whatever club it names, and also without one.
  if (/^\/join\/step[1-3](?:\/|$)/.test(pathname)) return { page: 'join' };
  if (memberPages.test(pathname)) return { page: 'member' };
  return { page: 'plain' };
}

/** The account, the ways to a login, and what asks for the account's calls. RT-06, AC-08 */
const memberPages = /^\/(?:login|account|activate|gift-card|feedback|trial-pass)(?:\/|$)/;

function isUnder(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}
