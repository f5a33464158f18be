import { foyerLocales } from '@foyer/core';
import type { Language } from '@foyer/react-ui';

import { localeOfVisitor, keptLocale } from './locale-of-visitor.ts';
import { openSiteLanguage } from './site-languages.ts';

/** The delivered page's language where it was drawn in one, else the one that suits its visitor. ER-01 */
export function firstLanguage(page: Document): Promise<Language> {
  const { lang } = page.documentElement;
  const drawn = foyerLocales.find((locale) => locale === lang);
  const asked = new URLSearchParams(page.location.search).get('lang');
  return openSiteLanguage(drawn ?? localeOfVisitor(asked ?? keptLocale(page), null));
}
