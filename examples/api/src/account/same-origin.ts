import type { Context } from 'hono';

/**
 * Whether a request doesn't come from a page of another origin. Today's browsers say so themselves (`Sec-Fetch-Site`);
 * older ones name the page's origin, which has to be the host that was asked, or the site's public address where a proxy
 * rewrites the host. A caller that is no browser sends neither.
 */
export function sameOrigin({ req }: Context, publicUrl: string): boolean {
  const site = req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const origin = req.header('Origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === req.header('Host') || isOriginOf(origin, publicUrl);
}

function isOriginOf(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
