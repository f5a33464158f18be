import type { Context } from 'hono';

import { findClubByName } from '../clubs/club-table.ts';
import type { ChainData } from '../chain-data.ts';
import { findPromotion } from '../content/content-calls.ts';
import type { Database } from '../database/schema.ts';
import { translator } from '../copy/translate.ts';
import { clubValues } from './club-page.ts';
import type { PrerenderedSite } from './prerendered-pages.ts';
import { asText, fillPage, type Markup } from './fill-page.ts';
import { negotiateLocale } from './page-locale.ts';

/**
 * Serves the prerendered page for the path in the visitor's language, with metadata of the club or promotion, or the
 * not-found page with status 404. Keeps search engines from indexing a flow's steps, which belong to one visitor.
 */
export function answerWithPage(
  drawn: PrerenderedSite,
  database: Database,
  publicUrl: string,
  { content, translations }: ChainData,
): (context: Context) => Promise<Response> {
  const site = { site: asText(publicUrl) };
  return async (context) => {
    const locale = negotiateLocale(context, drawn.locales);
    const found = drawn.find(context.req.path);
    const slug = found?.slug ?? null;
    const own =
      found === null || slug === null
        ? {}
        : await valuesOf(found.page.path, slug, translator(translations, locale));
    if (found === null || own === null) {
      return context.html(fillPage(drawn.notFound.texts.get(locale) ?? '', site), 404);
    }
    if (!found.isItself) context.header('X-Robots-Tag', 'noindex');
    return context.html(fillPage(found.page.texts.get(locale) ?? '', { ...site, ...own }));
  };

  /** Null when no club or promotion has this name. */
  async function valuesOf(
    path: string,
    slug: string,
    translate: (text: string) => string,
  ): Promise<Readonly<Record<string, Markup>> | null> {
    if (path.endsWith(':promotion')) {
      const promotion = findPromotion(content, slug);
      if (promotion === undefined) return null;
      const { title, lede } = promotion;
      return {
        path: asText(`/promo/${slug}`),
        title: asText(translate(title)),
        lede: asText(translate(lede ?? '')),
      };
    }
    // Other placeholders mean something only to the visitor.
    if (!path.endsWith(':club')) return {};
    const club = await findClubByName(database, slug);
    return club && clubValues(club, publicUrl, translate);
  }
}
