import type { ChainData } from '../chain-data.ts';
import type { Locale } from '../locale/request-locale.ts';

export type Translations = ChainData['translations'];

/** Translates the chain's own content to a language. Text without a translation stays unchanged. */
export function translator(translations: Translations, locale: Locale): (text: string) => string {
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
  return translateAll(translator(translations, locale), answer) as Answer;
}

function translateAll(translate: (text: string) => string, value: unknown): unknown {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((item) => translateAll(translate, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, translateAll(translate, item)]),
  );
}

/** Loosens the type of copy for translations: the same keys and the same function parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : T extends readonly (infer Line)[]
      ? readonly Translated<Line>[]
      : { readonly [Key in keyof T]: Translated<T[Key]> };
