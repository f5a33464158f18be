import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '@foyer/core';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { etag } from 'hono/etag';

import { clubProfile } from '../clubs/club-profile.ts';
import { allClubs, findClubByName, toFacility } from '../clubs/club-table.ts';
import { findPromotion } from '../content/content-calls.ts';
import { translator } from '../copy/translate.ts';
import type { Backing } from '../http/serve-call.ts';
import { TimedCache } from '../http/timed-cache.ts';
import { type Locale, localeCookie, requestLocale } from '../locale/request-locale.ts';
import { cityPages, cityPath, cityValues, clubLinks } from './city-page.ts';
import { clubPath, clubValues } from './club-page.ts';
import { promotionValues } from './promotion-page.ts';
import {
  asText,
  fillPage,
  type FoundPage,
  type Markup,
  pictureMarkup,
  type PrerenderedPage,
  type PrerenderedSite,
  readPrerenderedSite,
  scriptHashes,
} from './prerendered-pages.ts';

/** Prefixes that belong to the server: an unknown path below them is a JSON 404, never a page. */
const ownPaths =
  /^\/(?:v6|v6\.2|api|dev|healthz|livez|readyz|\.well-known|csp-reports|openapi\.json|media)(?:\/|$)/;

export interface BuiltSite {
  readonly folder: string;
  /** The page for every path when the build prerendered none. */
  readonly page: string;
  /** Null when the build prerendered no pages. */
  readonly drawn: PrerenderedSite | null;
  /** The hashes of the pages' inline scripts, for the Content-Security-Policy. */
  readonly scripts: readonly string[];
}

/** Reads the pages of the site once, at startup. `finish` adds to each what this server knows. */
export function readSite(folder: string, finish: (page: string) => string): BuiltSite {
  const page = finish(readFileSync(join(folder, 'index.html'), 'utf8'));
  const drawn = readPrerenderedSite(folder, finish);
  const pages = drawn === null ? [] : [drawn.notFound, ...drawn.pages];
  const docs = join(folder, 'docs', 'index.html');
  return {
    folder,
    page,
    drawn,
    scripts: scriptHashes([
      page,
      ...pages.flatMap(({ texts }) => Array.from(texts.values())),
      // Every page of the documentation has the same scripts.
      ...(existsSync(docs) ? [readFileSync(docs, 'utf8')] : []),
    ]),
  };
}

interface SiteBacking extends Pick<Backing, 'database' | 'data' | 'publicUrl'> {
  readonly clock: Clock;
}

/**
 * Serves the site: hashed assets cached forever, pages revalidated each time, and the prerendered page for every path
 * that a visitor may have open.
 */
export function serveSite(
  app: Hono,
  { folder, page, drawn }: BuiltSite,
  backing: SiteBacking,
): void {
  const answer =
    drawn === null ? (context: Context) => context.html(page) : answerWithPage(drawn, backing);
  const answerPage = (context: Context) => {
    context.header('Cache-Control', 'no-cache');
    return answer(context);
  };
  if (drawn !== null) serveSiteMap(app, drawn, backing);
  // For links that people share, such as one with a promo code.
  app.get('/join', (context) => {
    const { search } = new URL(context.req.url);
    return context.redirect(`/join/step1${search}`);
  });
  app.get('/index.html', etag(), answerPage);
  app.get('/', etag(), answerPage);
  const files = serveStatic({ root: folder, precompressed: true });
  app.use('/*', async (context, next) => {
    // Build metadata such as `.pages` and `.vite` isn't served.
    if (/\/\./.test(context.req.path)) return next();
    const found = await files(context, next);
    // Otherwise a later handler answers and sets its own headers.
    if (!(found instanceof Response)) return;
    const { path } = context.req;
    found.headers.set('Cache-Control', cacheControlOf(path));
    if (path.startsWith('/embed/')) openToOthers(found.headers);
    return found;
  });
  app.get('/*', etag(), async (context, next) =>
    wantsPage(context) ? answerPage(context) : next(),
  );
}

/** Every file below these has a content hash in its name. */
const hashedFiles = /^\/(?:(?:embed|docs)\/)?assets\//;

/** These files refer to hashed ones that the next release may not have, so they are revalidated each time. */
function cacheControlOf(path: string): string {
  if (hashedFiles.test(path)) return 'public, max-age=31536000, immutable';
  return /^\/(?:embed|docs)(?:\/|$)/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** Other sites' pages load the custom element's script and everything it loads. */
function openToOthers(headers: Headers): void {
  headers.set('Access-Control-Allow-Origin', '*');
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** True for a browser that navigates to a page, not for a misdirected script, picture or API call. */
function wantsPage(context: Context): boolean {
  const { path } = context.req;
  if (ownPaths.test(path) || hashedFiles.test(path)) return false;
  const accept = context.req.header('accept') ?? '*/*';
  if (accept.includes('text/html')) return true;
  const lastPart = path.slice(path.lastIndexOf('/') + 1);
  return accept.includes('*/*') && !lastPart.includes('.');
}

/**
 * Serves the prerendered page for the path in the visitor's language, with metadata of the club or promotion, or the
 * not-found page with status 404. Keeps search engines from indexing a flow's steps, which belong to one visitor.
 */
function answerWithPage(
  drawn: PrerenderedSite,
  { database, publicUrl, clock, data }: SiteBacking,
): (context: Context) => Promise<Response> {
  const { content, forms, gifts, translations } = data;
  const site = { site: asText(publicUrl) };
  return async (context) => {
    const locale = negotiateLocale(context, drawn.locales);
    const found = drawn.find(context.req.path);
    const filled = found && (await fill(found, locale, context.req.query()));
    if (found === null || filled === null) {
      return context.html(fillPage(drawn.notFound.texts.get(locale) ?? '', site), 404);
    }
    const { page, values } = filled;
    if (!found.isItself || !page.listed) context.header('X-Robots-Tag', 'noindex');
    return context.html(fillPage(page.texts.get(locale) ?? '', { ...site, ...values }));
  };

  /** The page and what this server knows for it; null when its address names nothing. */
  async function fill(
    { page, slug }: FoundPage,
    locale: Locale,
    query: Readonly<Record<string, string>>,
  ): Promise<Filled | null> {
    if (page.path === '/clubs') {
      return { page, values: { links: clubLinks(await allClubs(database)) } };
    }
    if (page.path === '/gift-card/purchase') return { page, values: giftValues(locale) };
    if (page.path === '/trial-pass') {
      return { page, values: { ticket: await ticketOf(query) } };
    }
    if (slug === null) return { page, values: {} };
    const values = await valuesOf(page.path, slug, locale);
    if (values !== null) return { page, values };
    // A city without a club of its name.
    const cityPage = drawn.pages.find(({ path }) => path === '/clubs/:city');
    if (page.path !== '/clubs/:club' || cityPage === undefined) return null;
    const ofCity = cityValues(await allClubs(database), slug, publicUrl);
    return ofCity && { page: cityPage, values: ofCity };
  }

  /** The design that a gift card begins with. */
  function giftValues(locale: Locale): Readonly<Record<string, Markup>> {
    const [design] = gifts.designs;
    if (design === undefined) return { picture: asText('') };
    return {
      picture: pictureMarkup(data, {
        src: design.imageUrl,
        alt: translator(translations, locale)(design.title),
        width: 960,
        height: 540,
        sizes: '(max-width: 1023px) 100vw, 32rem',
        isByDay: true,
      }),
    };
  }

  /** The ticket of the pass that the address names while it loads, with its club's picture. */
  async function ticketOf({
    facilityId = '',
    code = '',
  }: Readonly<Record<string, string>>): Promise<Markup> {
    const club = code === '' ? null : await findClubByName(database, facilityId);
    const src = club && toFacility(club).imageUrl;
    if (!src) return asText('');
    const picture = pictureMarkup(data, {
      src,
      alt: '',
      width: 1600,
      height: 900,
      sizes: '(max-width: 650px) 100vw, 40rem',
    });
    return `<div class="foyer-card foyer-pass foyer-surface"><div class="foyer-pass__art">${picture}</div><div class="foyer-skeleton foyer-skeleton--card"><span></span></div></div>` as Markup;
  }

  /** Null when no club, promotion or form has this name. */
  async function valuesOf(
    path: string,
    slug: string,
    locale: Locale,
  ): Promise<Readonly<Record<string, Markup>> | null> {
    const translate = translator(translations, locale);
    if (path.endsWith(':promotion')) {
      const promotion = findPromotion(content, slug);
      if (promotion === undefined) return null;
      return promotionValues(promotion, data, translate);
    }
    if (path.endsWith(':form')) {
      const form = forms.find(({ formId }) => formId === slug);
      if (form === undefined) return null;
      const { title, intro } = form;
      return {
        slug: asText(slug),
        title: asText(translate(title)),
        intro: asText(translate(intro)),
      };
    }
    // Other placeholders mean something only to the visitor.
    if (!path.endsWith(':club')) return {};
    const club = await findClubByName(database, slug);
    if (club === null) return null;
    const now = clock.now();
    const profile = await clubProfile(database, data, club, now);
    return clubValues({ club, profile, slug, now, locale, translate }, publicUrl);
  }
}

interface Filled {
  readonly page: PrerenderedPage;
  readonly values: Readonly<Record<string, Markup>>;
}

const yearSeconds = 31_536_000;

/**
 * Chooses the locale of a page: the URL's `lang`, otherwise the visitor's earlier choice or accepted languages,
 * otherwise the first. Adds the headers for the visitor and caches, and stores a choice from the URL: without
 * JavaScript the site's language picker is a list of such links.
 */
function negotiateLocale(context: Context, locales: readonly Locale[]): Locale {
  const asked = locales.find((locale) => locale === context.req.query('lang'));
  const read = requestLocale(context);
  const locale = asked ?? locales.find((one) => one === read) ?? locales[0] ?? read;
  context.header('Content-Language', locale);
  context.header('Vary', 'Accept-Language, Cookie', { append: true });
  if (asked !== undefined && asked !== getCookie(context, localeCookie)) {
    setCookie(context, localeCookie, asked, {
      maxAge: yearSeconds,
      path: '/',
      sameSite: 'Lax',
      secure: true,
    });
  }
  return locale;
}

/** Serves `robots.txt` and a site map of every indexable page, club, city and promotion, in every language. */
function serveSiteMap(
  app: Hono,
  { pages, locales }: PrerenderedSite,
  { database, clock, publicUrl, data }: SiteBacking,
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
      ...cityPages(clubs).map(cityPath),
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
