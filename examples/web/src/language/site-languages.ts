import { DocumentCookieJar } from '@foyer/adapters-browser';
import type { Navigation } from '@foyer/core';
import type { CookieJar } from '@foyer/core/kernel';
import { chooseLocale, foyerLocales } from '@foyer/core/messages';
import {
  createLanguage,
  english,
  type Language,
  type LanguagePart,
} from '@foyer/react-ui/language';
import { languages } from '@foyer/react-ui/locales';

import { queryOf, withParameter } from '../navigation/addresses.ts';

type LoadPart = () => Promise<{ readonly part: LanguagePart }>;

/** The site's own copy for each of the package's languages. */
const ofSite: Readonly<
  Record<
    'en-GB' | 'fr-CA' | 'es-US',
    { readonly visit: LoadPart; readonly join: LoadPart; readonly member: LoadPart }
  >
> = {
  'en-GB': {
    visit: () => import('../locales/en-GB/visit.ts'),
    join: () => import('../locales/en-GB/join.ts'),
    member: () => import('../locales/en-GB/member.ts'),
  },
  'fr-CA': {
    visit: () => import('../locales/fr-CA/visit.ts'),
    join: () => import('../locales/fr-CA/join.ts'),
    member: () => import('../locales/fr-CA/member.ts'),
  },
  'es-US': {
    visit: () => import('../locales/es-US/visit.ts'),
    join: () => import('../locales/es-US/join.ts'),
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
  const { visit, join, member } = ofSite[locale];
  return createLanguage({
    locale,
    direction: ofPackage.direction,
    parts: {
      visit: () => both(ofPackage.part('visit'), visit()),
      join: () => both(ofPackage.part('join'), join()),
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

/** The language of a prerendered page, otherwise the best one for its visitor. */
export function firstLanguage(page: Document): Promise<Language> {
  const { lang } = page.documentElement;
  const drawn = foyerLocales.find((locale) => locale === lang);
  const asked = new URLSearchParams(page.location.search).get('lang');
  return openSiteLanguage(drawn ?? localeOfVisitor(asked ?? savedLocale(page), null));
}

const yearSeconds = 31_536_000;

/**
 * Loads the language and stores it as the visitor's choice for a year. Rejects without storing anything when it fails
 * to load.
 */
export async function chooseLanguage(
  locale: string,
  { cookies, navigation }: { readonly cookies: CookieJar; readonly navigation: Navigation },
): Promise<Language> {
  const language = await openSiteLanguage(locale);
  cookies.write(localeCookie, locale, yearSeconds);
  const address = navigation.current();
  // It would override the choice on a reload.
  if (queryOf(address).has('lang')) {
    // A page's token is in the fragment, which a navigation doesn't report.
    navigation.replace(withParameter(address, 'lang', null) + window.location.hash);
  }
  return language;
}

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
