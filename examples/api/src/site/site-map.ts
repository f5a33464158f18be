import type { Hono } from 'hono';

import { allClubs } from '../clubs/club-table.ts';
import { seedPromotions } from '../content/seed-promotions.ts';
import type { Database } from '../database/schema.ts';
import { clubPath } from './club-page.ts';
import type { DrawnPage } from './drawn-pages.ts';
import { asText } from './fill-page.ts';

/** `robots.txt`, and a site map with every page that may be listed, each club and each promotion among them. */
export function serveSiteMap(
  app: Hono,
  {
    pages,
    database,
    publicUrl,
  }: {
    readonly pages: readonly DrawnPage[];
    readonly database: Database;
    readonly publicUrl: string;
  },
): void {
  app.get('/robots.txt', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.text(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });
  app.get('/sitemap.xml', async (context) => {
    const clubs = await allClubs(database);
    const paths = [
      ...pages.filter(({ path, listed }) => listed && !path.includes(':')).map(({ path }) => path),
      ...clubs.map(clubPath),
      ...seedPromotions.map(({ slug }) => `/promo/${slug}`),
    ];
    const urls = paths.map((path) => `  <url><loc>${asText(publicUrl + path)}</loc></url>`);
    context.header('Cache-Control', 'public, max-age=3600');
    context.header('Content-Type', 'application/xml; charset=utf-8');
    return context.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    );
  });
}
