import type { Language } from '@foyer/react-ui';

import { keptLocale, localeOfVisitor } from './locale-of-visitor.ts';
import { openSiteLanguage } from './site-languages.ts';

/**
 * The language at a club of that country, for who is spoken to in `locale`; null where it stays. A club decides no more
 * than which English. ER-01
 */
export async function languageAtClub(
  page: Document,
  locale: string,
  country: string,
): Promise<Language | null> {
  const wanted = localeOfVisitor(keptLocale(page), country);
  const isEnglish = [locale, wanted].every((one) => one.startsWith('en-'));
  return isEnglish && wanted !== locale ? openSiteLanguage(wanted) : null;
}
