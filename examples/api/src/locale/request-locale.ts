import { chooseLocale, foyerLocales } from '@foyer/core/messages';
import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';

/** The languages of the reference API. */
export type Locale = (typeof foyerLocales)[number];

/** The cookie in which the site stores the visitor's language choice. */
export const localeCookie = 'foyer-locale';

/** The language of a response: the visitor's choice on the site, otherwise the best match for `Accept-Language`. */
export function requestLocale({ req }: Context): Locale {
  return localeOf({
    chosen: parse(req.header('Cookie') ?? '', localeCookie)[localeCookie] ?? null,
    accepted: req.header('Accept-Language') ?? '',
  });
}

/** Takes an unvalidated cookie and `Accept-Language`. */
export function localeOf({
  chosen,
  accepted,
}: {
  readonly chosen: string | null;
  readonly accepted: string;
}): Locale {
  return chooseLocale({
    chosen,
    visitorLanguages: languagesOf(accepted),
    clubCountry: null,
    offered: foyerLocales,
  }) as Locale;
}

/** The language tags of an `Accept-Language` header by descending weight, without those of weight 0. */
function languagesOf(accepted: string): readonly string[] {
  return accepted
    .slice(0, longest)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const quality = parameters.find((text) => text.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Longer than any browser sends, in characters. */
const longest = 500;
