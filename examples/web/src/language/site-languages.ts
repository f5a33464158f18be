import { DocumentCookieJar } from '@foyer/adapters-browser';
import { chooseLocale, foyerLocales } from '@foyer/core/messages';
import { createLanguage, english, type Language, type LanguagePart } from '@foyer/react-ui';
import { languages } from '@foyer/react-ui/locales';

type Parts = Readonly<Record<'visit' | 'member', () => Promise<{ readonly part: LanguagePart }>>>;

/** The site's own copy for each of the package's languages. */
const ofSite: Readonly<Record<'en-GB' | 'fr-CA' | 'es-US', Parts>> = {
  'en-GB': {
    visit: () => import('../locales/en-GB/visit.ts'),
    member: () => import('../locales/en-GB/member.ts'),
  },
  'fr-CA': {
    visit: () => import('../locales/fr-CA/visit.ts'),
    member: () => import('../locales/fr-CA/member.ts'),
  },
  'es-US': {
    visit: () => import('../locales/es-US/visit.ts'),
    member: () => import('../locales/es-US/member.ts'),
  },
};

const opened = new Map<string, Language>([[english.locale, english]]);

/** The language with this locale and the copy that every page needs; English for an unknown locale. */
export async function openSiteLanguage(locale: string): Promise<Language> {
  const language = opened.get(locale) ?? siteLanguage(locale);
  opened.set(locale, language);
  await language.part('visit');
  return language;
}

/** A first-party cookie, set only when the visitor chooses a language. The server reads it to choose the page. */
export const localeCookie = 'foyer-locale';

/** The visitor's earlier choice; null for none. */
export function savedLocale(page: Document): string | null {
  return new DocumentCookieJar({}, page).read(localeCookie);
}

/** The visitor's choice, otherwise their browser's languages, otherwise their club's language. */
export function localeOfVisitor(chosen: string | null, clubCountry: string | null): string {
  const { languages } = window.navigator;
  return chooseLocale({ chosen, visitorLanguages: languages, clubCountry, offered: foyerLocales });
}

function siteLanguage(locale: string): Language {
  if (!isOffered(locale)) return english;
  const ofPackage = languages[locale]();
  const { visit, member } = ofSite[locale];
  return createLanguage({
    locale,
    direction: ofPackage.direction,
    parts: {
      visit: () => both(ofPackage.part('visit'), visit()),
      join: async () => ofPackage.part('join'),
      member: () => both(ofPackage.part('member'), member()),
    },
  });
}

function isOffered(locale: string): locale is keyof typeof ofSite {
  return Object.hasOwn(ofSite, locale);
}

async function both(
  ofPackage: LanguagePart | Promise<LanguagePart>,
  ofSitePart: Promise<{ readonly part: LanguagePart }>,
): Promise<LanguagePart> {
  const [one, { part: other }] = await Promise.all([ofPackage, ofSitePart]);
  return {
    copy: { ...one.copy, ...other.copy },
    messages: { ...one.messages, ...other.messages },
    labels: { ...one.labels, ...other.labels },
  };
}
