import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { type Locale, localeCookie, requestLocale } from '../locale/request-locale.ts';

const yearSeconds = 31_536_000;

/**
 * The one of some locales to answer with a page in, by the address's own `lang`, else by what its visitor chose before or
 * reads; the first where that was not drawn. Says so to the visitor and to caches, and keeps what the address asks for:
 * without a script the site's own choice of languages is such links. ER-01
 */
export function tellLanguage(context: Context, locales: readonly Locale[]): Locale {
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
