import type { Locale } from '../locale/request-locale.ts';
import { content as spanish } from './es-US/content.ts';
import { content as french } from './fr-CA/content.ts';

/** Translates the chain's own content to a language. Text without a translation stays unchanged. */
export function contentIn(locale: Locale): (text: string) => string {
  const texts = translations[locale];
  return (text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}

/** A response with all of its content translated. */
export function answerIn<Answer>(locale: Locale, answer: Answer): Answer {
  return isEnglish(locale) ? answer : (saidIn(contentIn(locale), answer) as Answer);
}

function saidIn(said: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map((item) => saidIn(said, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, saidIn(said, item)]));
}

function isEnglish(locale: Locale): boolean {
  return locale === 'en-US' || locale === 'en-GB';
}

const translations: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'en-US': {},
  'en-GB': {},
  'fr-CA': french,
  'es-US': spanish,
};
