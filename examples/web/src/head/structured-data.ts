import { type Copy, createCopyReader, type Language, type Localized } from '@foyer/react-ui';

import { employersPageCopy } from '../copy/employers-page.ts';
import { pricesPageCopy } from '../copy/prices-page.ts';
import type { Answered } from '../layout/faq.tsx';

/** The copy of the pages with questions and answers, by path. */
const withFaq = {
  '/prices': pricesPageCopy,
  '/for-employers': employersPageCopy,
} as const;

/**
 * A page's structured data for search engines as JSON, safe inside a script element; null without any. Of the build
 * only: the parts of the language that it needs must be loaded.
 */
export function structuredData(path: string, language: Language): string | null {
  if (!Object.hasOwn(withFaq, path)) return null;
  const { faq } = readCopy(withFaq[path as keyof typeof withFaq], language);
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language.locale,
    mainEntity: faq.map(({ question, answer }: Answered) => ({
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
