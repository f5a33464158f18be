/** Foyer's languages beside US English: `@foyer/react-ui/locales`. Each is fetched part by part. */
import { createLanguage } from '../locale/create-language.ts';
import { english, type Language, type LanguagePart } from '../locale/language.ts';

export { plural } from './plural.ts';
export { leftInEnglish, notSaid } from './texts-beside.ts';

/** The locales of `languages`. */
export type TranslatedLocale = 'en-GB' | 'fr-CA' | 'es-US';

/** Each makes its language, of which nothing is fetched yet. ER-01 */
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

/** The language of that locale, once what every page says is there; English for one that there is not. */
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
