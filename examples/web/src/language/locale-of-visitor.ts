import { DocumentCookieJar } from '@foyer/adapters-browser';
import { chooseLocale, foyerLocales } from '@foyer/core/messages';

/** A first-party cookie, set only when the visitor chooses a language. The server reads it to choose the page. */
export const localeCookie = 'foyer-locale';

/** The visitor's earlier choice; null for none. */
export function savedLocale(page: Document): string | null {
  return new DocumentCookieJar({}, page).read(localeCookie);
}

/** The visitor's choice, otherwise their browser's languages, otherwise their club's language. */
export function localeOfVisitor(chosen: string | null, clubCountry: string | null): string {
  const { languages } = window.navigator;
  return chooseLocale({ chosen, visitorLanguages: languages, clubCountry, offered: foyerLocales });
}
