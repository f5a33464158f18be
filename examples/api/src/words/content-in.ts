import type { ChainData } from '../chain-data.ts';
import type { Locale } from '../locale/request-locale.ts';

export type Translations = ChainData['translations'];

/** Translates the chain's own content to a language. Text without a translation stays unchanged. */
export function contentIn(translations: Translations, locale: Locale): (text: string) => string {
  const texts = translations[locale] ?? {};
  return (text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}

/** A response with all of its content translated. */
export function answerIn<Answer>(
  translations: Translations,
  locale: Locale,
  answer: Answer,
): Answer {
  if (translations[locale] === undefined) return answer;
  return saidIn(contentIn(translations, locale), answer) as Answer;
}

function saidIn(said: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map((item) => saidIn(said, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, saidIn(said, item)]));
}
