import { chooseLocale, foyerLocales } from '@foyer/core';

import { english, type Language } from '../locale/language.ts';
import { openLanguage } from '../locales/index.ts';

/** What an element and the page around it say of the language: the element's attribute, and a `lang` above it. */
export interface ElementTongue {
  readonly own: string | null;
  /** Empty where nobody says. */
  readonly page: string;
}

/** Which of Foyer's languages an element speaks: its own attribute's, else its page's, else English. EM-01, ER-01 */
export function elementLocale({ own, page }: ElementTongue): string {
  return chooseLocale({
    chosen: own,
    visitorLanguages: [own ?? '', page],
    clubCountry: null,
    offered: foyerLocales,
  });
}

/** That language, with the words of the visit; English stands for one that can't be had. */
export async function openElementLanguage(tongue: ElementTongue): Promise<Language> {
  try {
    return await openLanguage(elementLocale(tongue));
  } catch {
    return english;
  }
}
