/** The `@foyer/react-ui/locales` entry point: Foyer's languages other than US English. Each loads in parts. */
import { createLanguage, english, type Language, type LanguagePart } from '../locale/language.ts';

export { plural } from './plural.ts';
export { leftInEnglish, missingTranslations } from './texts-beside.ts';

/** The keys of `languages`. */
export type TranslatedLocale = 'en-GB' | 'fr-CA' | 'es-US';

/** Creates a language without loading any of its parts. */
export const languages: Readonly<Record<TranslatedLocale, () => Language>> = {
  'en-GB': () =>
    createLanguage({
      locale: 'en-GB',
      parts: {
        visit: () => import('./en-GB/visit.ts').then(partOf),
        join: () => import('./en-GB/join.ts').then(partOf),
        member: () => import('./en-GB/member.ts').then(partOf),
      },
    }),
  'fr-CA': () =>
    createLanguage({
      locale: 'fr-CA',
      parts: {
        visit: () => import('./fr-CA/visit.ts').then(partOf),
        join: () => import('./fr-CA/join.ts').then(partOf),
        member: () => import('./fr-CA/member.ts').then(partOf),
      },
    }),
  'es-US': () =>
    createLanguage({
      locale: 'es-US',
      parts: {
        visit: () => import('./es-US/visit.ts').then(partOf),
        join: () => import('./es-US/join.ts').then(partOf),
        member: () => import('./es-US/member.ts').then(partOf),
      },
    }),
};

/**
 * Returns the language of a locale with the part that all pages share already loaded. Returns English for an unknown
 * locale.
 */
export async function openLanguage(locale: string): Promise<Language> {
  if (!isTranslated(locale)) return english;
  const language = languages[locale]();
  await language.part('visit');
  return language;
}

function isTranslated(locale: string): locale is TranslatedLocale {
  return Object.hasOwn(languages, locale);
}

function partOf({ part }: { readonly part: LanguagePart }): LanguagePart {
  return part;
}
