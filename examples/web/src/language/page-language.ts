import { english, type Language } from '@foyer/react-ui';

/**
 * The language of the page as it was delivered: whoever serves it has chosen. A page that nobody drew says no more than
 * `en`, and it is chosen here. English costs no request; one that can't be fetched is spoken for by English.
 */
export async function pageLanguage(page: Document): Promise<Language> {
  if (page.documentElement.lang === english.locale) return english;
  try {
    const { firstLanguage } = await import('./first-language.ts');
    return await firstLanguage(page);
  } catch {
    return english;
  }
}
