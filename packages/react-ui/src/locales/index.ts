/** The `@foyer/react-ui/locales` entry point: Foyer's languages other than US English. Each loads in parts. */
import type { CopyPart } from '../locale/copy.ts';
import { createLanguage, english, type Language, type LanguagePart } from '../locale/language.ts';

export { plural } from './plural.ts';
export { leftInEnglish, missingTranslations } from './texts-beside.ts';

/** The keys of `languages`. */
export type TranslatedLocale = 'en-GB' | 'fr-CA' | 'es-US';

/** Creates a language without loading any of its parts. */
export const languages: Readonly<Record<TranslatedLocale, () => Language>> = {
  'en-GB': languageOf('en-GB', {
    visit: () => import('./en-GB/visit.ts'),
    join: () => import('./en-GB/join.ts'),
    member: () => import('./en-GB/member.ts'),
  }),
  'fr-CA': languageOf('fr-CA', {
    visit: () => import('./fr-CA/visit.ts'),
    join: () => import('./fr-CA/join.ts'),
    member: () => import('./fr-CA/member.ts'),
  }),
  'es-US': languageOf('es-US', {
    visit: () => import('./es-US/visit.ts'),
    join: () => import('./es-US/join.ts'),
    member: () => import('./es-US/member.ts'),
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

type PartModule = () => Promise<{ readonly part: LanguagePart }>;

function languageOf(
  locale: TranslatedLocale,
  { visit, join, member }: Readonly<Record<CopyPart, PartModule>>,
): () => Language {
  const partOf = (load: PartModule) => async () => (await load()).part;
  const parts = { visit: partOf(visit), join: partOf(join), member: partOf(member) };
  return () => createLanguage({ locale, parts });
}
