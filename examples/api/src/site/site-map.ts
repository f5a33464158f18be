import type { Clock } from '@foyer/core';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';

import type { ChainData } from '../chain-data.ts';
import { allClubs } from '../clubs/club-table.ts';
import type { Database } from '../database/schema.ts';
import { TimedCache } from '../http/timed-cache.ts';
import { clubPath } from './club-page.ts';
import type { PrerenderedSite } from './prerendered-pages.ts';
import { asText } from './fill-page.ts';

/** Serves `robots.txt` and a site map of every indexable page, club and promotion, in every language. */
export function serveSiteMap(
  app: Hono,
  {
    drawn: { pages, locales },
    database,
    clock,
    publicUrl,
    data,
  }: {
    readonly drawn: Pick<PrerenderedSite, 'pages' | 'locales'>;
    readonly database: Database;
    readonly clock: Clock;
    readonly publicUrl: string;
    readonly data: ChainData;
  },
): void {
  const cache = new TimedCache<string>(clock);
  app.get('/robots.txt', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.text(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', etag(), async (context) => {
    const text = await cache.read('site map', siteMap);
    context.header('Cache-Control', 'public, max-age=3600');
    context.header('Content-Type', 'application/xml; charset=utf-8');
    return context.body(text);
  });

  async function siteMap(): Promise<string> {
    const clubs = await allClubs(database);
    const paths = [
      ...pages.filter(({ path, listed }) => listed && !path.includes(':')).map(({ path }) => path),
      ...clubs.map(clubPath),
      ...data.content.promotions.map(({ slug }) => `/promo/${slug}`),
    ];
    const urls = paths.flatMap((path) => urlsOf(publicUrl + path, locales));
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
  }
}

/** One entry per language, each linking to all of them, as search engines require. */
function urlsOf(address: string, locales: readonly string[]): readonly string[] {
  const alternates = [
    ...locales.map((locale) => [locale, addressIn(address, locale, locales)] as const),
    ['x-default', address] as const,
  ].map(
    ([locale, href]) =>
      `    <xhtml:link rel="alternate" hreflang="${locale}" href="${asText(href)}"/>`,
  );
  return locales.map((locale) => {
    const loc = `    <loc>${asText(addressIn(address, locale, locales))}</loc>`;
    return ['  <url>', loc, ...alternates, '  </url>'].join('\n');
  });
}

/** A page's canonical URL in a language. US English, the first, has no query. */
function addressIn(address: string, locale: string, locales: readonly string[]): string {
  return locale === locales[0] ? address : `${address}?lang=${locale}`;
}
