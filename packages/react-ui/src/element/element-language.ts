import { chooseLocale, foyerLocales } from '@foyer/core/messages';

import type { Language } from '../locale/language.ts';
import { openLanguage } from '../locales/index.ts';

/** The language settings of an element: its own attribute and the nearest `lang` attribute of the page. */
export interface ElementLocale {
  readonly own: string | null;
  /** Empty if the page has no `lang`. */
  readonly page: string;
}

/** Returns the language of an element: its own attribute's, else its page's, else English. */
export function elementLocale({ own, page }: ElementLocale): string {
  return chooseLocale({
    chosen: own,
    visitorLanguages: [own ?? '', page],
    clubCountry: null,
    offered: foyerLocales,
  });
}

/** Loads that language with the copy of the visit. */
export function openElementLanguage(wanted: ElementLocale): Promise<Language> {
  return openLanguage(elementLocale(wanted));
}
