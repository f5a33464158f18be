import { foyerLocales } from '@foyer/core/messages';
import {
  type Copy,
  createCopyReader,
  english,
  type Language,
  type Localized,
} from '@foyer/react-ui/language';

import { addressIn, cityPath, headCopy, type PageHead } from './page-heads.ts';
import { employersPageCopy } from '../copy/employers-page.ts';
import { homeMoreCopy } from '../copy/home-more.ts';
import { offersPageCopy } from '../copy/offers-page.ts';
import { pricesPageCopy } from '../copy/prices-page.ts';
import type { Answered } from '../layout/selling.tsx';

/**
 * A page's head in the build's output. The server replaces `{{site}}` with the site's origin, `{{path}}` with the path
 * of a page with a placeholder, and `{{data}}` with the structured data of a club or a city.
 */
export function headHtml(head: PageHead, language: Language = english): string {
  const { title, description, listed } = head;
  const path = `{{site}}${addressOf(head)}`;
  const address = addressIn(path, language.locale);
  const data = /\/:(?:club|city)$/.test(head.path)
    ? '{{data}}'
    : structuredData(head.path, language);
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...(description === null ? [] : [meta('name', 'description', description)]),
    listed
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Foyer Clubs'),
    meta('property', 'og:title', title),
    ...(description === null ? [] : [meta('property', 'og:description', description)]),
    ...(listed ? [meta('property', 'og:url', address), ...alternates(path)] : []),
    meta('property', 'og:locale', language.locale.replace('-', '_')),
    ...(head.path === '/clubs/:club' ? clubPicture : sitePicture(language)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(data === null ? [] : [`<script type="application/ld+json">${data}</script>`]),
    // The page's script doesn't know yet whether the address names a club or a city.
    ...(head.path === cityPath
      ? ['<meta name="foyer-city" content="{{city}}" data-slug="{{slug}}">']
      : []),
  ].join('\n    ');
}

/** What a shared link to a club shows: its main photo. */
const clubPicture: readonly string[] = [
  meta('property', 'og:image', '{{site}}{{image}}'),
  meta('property', 'og:image:alt', '{{name}}'),
];

function sitePicture(language: Language): readonly string[] {
  return [
    meta('property', 'og:image', '{{site}}/share.png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', headCopy(language).picture),
  ];
}

/** Links to the same page in each language, and the default one. */
function alternates(path: string): readonly string[] {
  return [
    ...foyerLocales.map((locale) => [locale, addressIn(path, locale)] as const),
    ['x-default', path] as const,
  ].map(
    ([locale, address]) =>
      `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(address)}">`,
  );
}

/** The page's canonical address. */
function addressOf({ path, standsFor }: PageHead): string {
  return path.includes('/:') ? '{{path}}' : (standsFor ?? path);
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Reads the questions and answers of each page that has some, by path. */
const faqs: Readonly<Record<string, (language: Language) => readonly Answered[]>> = {
  '/': (language) => readCopy(homeMoreCopy, language).faq,
  '/prices': (language) => readCopy(pricesPageCopy, language).faq,
  '/groupfitness': (language) => readCopy(offersPageCopy, language).classesFaq,
  '/personaltraining': (language) => readCopy(offersPageCopy, language).trainingFaq,
  '/pilates': (language) => readCopy(offersPageCopy, language).pilatesFaq,
  '/for-employers': (language) => readCopy(employersPageCopy, language).faq,
};

/**
 * A page's structured data for search engines as JSON, safe inside a script element; null without any. Of the build
 * only: the parts of the language that it needs must be loaded.
 */
function structuredData(path: string, language: Language): string | null {
  const faq = faqs[path]?.(language);
  if (faq === undefined) return null;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language.locale,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }).replaceAll('<', '\\u003c');
}

/** Of the build only: that part of the language must be loaded. */
export function readCopy<T extends Copy>(copy: T, language: Language): Localized<T> {
  const [name = ''] = copy.copyKey.split('/', 1);
  const part = language.part(name as Parameters<Language['part']>[0]);
  if (part instanceof Promise) throw new Error(`${name} of ${language.locale} isn't loaded.`);
  return createCopyReader({})(copy, part);
}
