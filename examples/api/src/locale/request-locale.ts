import { chooseLocale, foyerLocales } from '@foyer/core';
import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';

/** What the reference API speaks. */
export type Locale = (typeof foyerLocales)[number];

/** Where the site keeps the language that its visitor has chosen. */
export const localeCookie = 'foyer-locale';

/** The language to answer a request in: what its sender has chosen on the site, else the best of what they accept. ER-01 */
export function requestLocale({ req }: Context): Locale {
  return localeOf({
    chosen: parse(req.header('Cookie') ?? '', localeCookie)[localeCookie] ?? null,
    accepted: req.header('Accept-Language') ?? '',
  });
}

/** Of a cookie and an `Accept-Language`, both unchecked. */
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

/** The tags of an `Accept-Language`, the most wanted first; what is not wanted at all is left out. */
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
