import type { Context } from 'hono';

import { findClubByName } from '../clubs/club-table.ts';
import { findPromotion } from '../content/find-content.ts';
import type { Database } from '../database/schema.ts';
import { contentIn } from '../words/content-in.ts';
import { clubValues } from './club-page.ts';
import type { DrawnSite } from './drawn-pages.ts';
import { asText, fillPage, type Markup } from './fill-page.ts';
import { tellLanguage } from './page-locale.ts';

/**
 * Answers with the page that was drawn for the path in its visitor's language: a club's and a promotion's with what is known of it, the not-found
 * page with its status where there is none. Steps of a flow are one visitor's own and not to be listed. RT-10
 */
export function answerWithPage(
  drawn: DrawnSite,
  database: Database,
  publicUrl: string,
): (context: Context) => Promise<Response> {
  const site = { site: asText(publicUrl) };
  return async (context) => {
    const locale = tellLanguage(context, drawn.locales);
    const found = drawn.find(context.req.path);
    const slug = found?.slug ?? null;
    const own =
      found === null || slug === null
        ? {}
        : await valuesOf(found.page.path, slug, contentIn(locale));
    if (found === null || own === null) {
      return context.html(fillPage(drawn.notFound.texts.get(locale) ?? '', site), 404);
    }
    if (!found.isItself) context.header('X-Robots-Tag', 'noindex');
    return context.html(fillPage(found.page.texts.get(locale) ?? '', { ...site, ...own }));
  };

  /** Null where no club or promotion goes by that name. */
  async function valuesOf(
    path: string,
    slug: string,
    said: (text: string) => string,
  ): Promise<Readonly<Record<string, Markup>> | null> {
    if (path.endsWith(':promotion')) {
      const promotion = findPromotion(slug);
      if (promotion === undefined) return null;
      const { title, lede } = promotion;
      return {
        path: asText(`/promo/${slug}`),
        title: asText(said(title)),
        lede: asText(said(lede ?? '')),
      };
    }
    // Any other is known to the visitor alone.
    if (!path.endsWith(':club')) return {};
    const club = await findClubByName(database, slug);
    return club && clubValues(club, publicUrl, said);
  }
}
