/** The pages of the site. */
export type Route =
  | { readonly page: 'home' | 'membership' | 'schedule-visit' | 'clubs' | 'plain' }
  | { readonly page: 'join'; readonly facilityId: string };

/**
 * The page that an address leads to. Half a dozen fixed paths need no router, whose 2.6 KiB are a tenth of what the
 * site's own code may weigh. `plain` are the pages of text, the not-found page among them. RT-01, RT-02, RT-06, RT-10
 */
export function routeOf(path: string): Route {
  const pathname = (path.split(/[?#]/, 1)[0] ?? '').replace(/\/+$/, '');
  if (pathname === '') return { page: 'home' };
  if (isUnder('/membership', pathname)) return { page: 'membership' };
  if (isUnder('/inquiry/schedule-your-visit', pathname)) return { page: 'schedule-visit' };
  if (pathname === '/clubs') return { page: 'clubs' };
  const facilityId = /^\/join\/step1\/([^/]+)$/.exec(pathname)?.[1];
  return facilityId === undefined
    ? { page: 'plain' }
    : { page: 'join', facilityId: decoded(facilityId) };
}

function isUnder(base: string, pathname: string): boolean {
  return pathname === base || pathname.startsWith(`${base}/`);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
