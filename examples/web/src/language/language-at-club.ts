import type { Language } from '@foyer/react-ui';

import { localeOfVisitor, openSiteLanguage, savedLocale } from './site-languages.ts';

/**
 * The language for a visitor who reads `locale` at a club in this country; null for no change. A club only decides
 * between variants of English.
 */
export async function languageAtClub(
  page: Document,
  locale: string,
  country: string,
): Promise<Language | null> {
  const wanted = localeOfVisitor(savedLocale(page), country);
  const isEnglish = [locale, wanted].every((one) => one.startsWith('en-'));
  return isEnglish && wanted !== locale ? openSiteLanguage(wanted) : null;
}
