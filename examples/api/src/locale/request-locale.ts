import { asWritten } from '@foyer/core/calendar';
import { chooseLocale, foyerLocales } from '@foyer/core/messages';
import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { parse } from 'hono/utils/cookie';

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
  return parseAccept(accepted.slice(0, longest))
    .filter(({ type, q }) => type !== '*' && q > 0)
    .map(({ type }) => type);
}

/** Longer than any browser sends, in characters. */
const longest = 500;

/** Cached, because creating one is slow, and an agreement has a dozen days. */
const dayFormats = new Map<Locale, Intl.DateTimeFormat>();

/** Formats an ISO date for display: `March 1, 2027`. */
export function formatDay(date: string, locale: Locale): string {
  let format = dayFormats.get(locale);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    dayFormats.set(locale, format);
  }
  return asWritten(format.format(Date.parse(date)), locale);
}
