import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { type Locale, localeCookie, requestLocale } from '../locale/request-locale.ts';

const yearSeconds = 31_536_000;

/**
 * Chooses the locale of a page: the URL's `lang`, otherwise the visitor's earlier choice or accepted languages,
 * otherwise the first. Adds the headers for the visitor and caches, and stores a choice from the URL: without
 * JavaScript the site's language picker is a list of such links.
 */
export function negotiateLocale(context: Context, locales: readonly Locale[]): Locale {
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
