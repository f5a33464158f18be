import { chooseLocale, foyerLocales } from '@foyer/core';

import { english, type Language } from '../locale/language.ts';

/** Which of Foyer's languages an element speaks: its own attribute's, else its page's, else English. EM-01, ER-01 */
export function elementLocale(attribute: string | null, pageLanguage: string): string {
  return chooseLocale({
    chosen: attribute,
    visitorLanguages: [attribute ?? '', pageLanguage],
    clubCountry: null,
    offered: foyerLocales,
  });
}

/** That language, fetched unless it is English, which also stands for one that can't be had. */
export async function openElementLanguage(locale: string): Promise<Language> {
  if (locale === english.locale) return english;
  try {
    const { openLanguage } = await import('../locales/index.ts');
    return await openLanguage(locale);
  } catch {
    return english;
  }
}
