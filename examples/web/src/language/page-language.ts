import { english, type Language } from '@foyer/react-ui';

/**
 * The language of the delivered page, which the server chose. A page that isn't prerendered only says `en`, so the
 * choice is made here. English needs no request, and replaces a language that fails to load.
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
