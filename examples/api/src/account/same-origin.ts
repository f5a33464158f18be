import type { Context } from 'hono';

/**
 * Rejects requests from pages of another origin. Current browsers send `Sec-Fetch-Site`; for older ones, `Origin` must
 * match the requested host, or the site's public URL behind a proxy that rewrites the host. A caller that isn't a
 * browser sends neither header and passes.
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
