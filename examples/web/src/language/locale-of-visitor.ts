import { DocumentCookieJar } from '@foyer/adapters-browser';
import { chooseLocale, foyerLocales } from '@foyer/core';

/** First-party, and set only by who chooses a language. The server reads it before it draws. */
export const localeCookie = 'foyer-locale';

/** What the visitor has chosen before; null for nothing. */
export function keptLocale(page: Document): string | null {
  return new DocumentCookieJar({}, page).read(localeCookie);
}

/** By what they chose, else by their browser's languages, else by their club. ER-01 */
export function localeOfVisitor(chosen: string | null, clubCountry: string | null): string {
  const { languages } = window.navigator;
  return chooseLocale({ chosen, visitorLanguages: languages, clubCountry, offered: foyerLocales });
}
