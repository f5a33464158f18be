import { foyerLocales } from '@foyer/core/messages';
import type { Language } from '@foyer/react-ui';

import { localeOfVisitor, openSiteLanguage, savedLocale } from './site-languages.ts';

/** The language of a prerendered page, otherwise the best one for its visitor. */
export function firstLanguage(page: Document): Promise<Language> {
  const { lang } = page.documentElement;
  const drawn = foyerLocales.find((locale) => locale === lang);
  const asked = new URLSearchParams(page.location.search).get('lang');
  return openSiteLanguage(drawn ?? localeOfVisitor(asked ?? savedLocale(page), null));
}
