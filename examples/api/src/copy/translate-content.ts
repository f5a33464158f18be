import type { ChainData } from '../chain-data.ts';
import type { Locale } from '../locale/request-locale.ts';

export type Translations = ChainData['translations'];

/** Translates the chain's own content to a language. Text without a translation stays unchanged. */
export function contentTranslator(
  translations: Translations,
  locale: Locale,
): (text: string) => string {
  const texts = translations[locale] ?? {};
  return (text) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
}

/** A response with all of its content translated. */
export function translateAnswer<Answer>(
  translations: Translations,
  locale: Locale,
  answer: Answer,
): Answer {
  if (translations[locale] === undefined) return answer;
  return translateTexts(contentTranslator(translations, locale), answer) as Answer;
}

function translateTexts(said: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return said(value);
  if (Array.isArray(value)) return value.map((item) => translateTexts(said, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translateTexts(said, item)]),
  );
}
