import {
  type Copy,
  createCopyReader,
  type Language,
  type Localized,
} from '@foyer/react-ui/language';

import { employersPageCopy } from '../copy/employers-page.ts';
import { homeMoreCopy } from '../copy/home-more.ts';
import { offersPageCopy } from '../copy/offers-page.ts';
import { pricesPageCopy } from '../copy/prices-page.ts';
import type { Answered } from '../layout/faq.tsx';

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
export function structuredData(path: string, language: Language): string | null {
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

function readCopy<T extends Copy>(copy: T, language: Language): Localized<T> {
  const [name = ''] = copy.copyKey.split('/', 1);
  const part = language.part(name as Parameters<Language['part']>[0]);
  if (part instanceof Promise) throw new Error(`${name} of ${language.locale} isn't loaded.`);
  return createCopyReader({})(copy, part);
}
