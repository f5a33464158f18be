import { expect, it } from 'vitest';

import { shippedData } from '../chain-data.ts';
import { paymentCopy as spanishPayment } from './es-US/payment-copy.ts';
import { paymentCopy } from './payment-copy.ts';
import { translateAnswer, translator } from './translate.ts';

const { clubs, plans, content, forms, gifts, passes, agreements, photos, questions, translations } =
  shippedData();
const french = translations['fr-CA'] ?? {};
const spanish = translations['es-US'] ?? {};

/** Keys whose values people read. */
const readByPeople = new Set(
  'title text intro eyebrow subCopy finePrint lede presaleLede alt action paragraphs terms label'.split(
    ' ',
  ),
);

it('ER-01 all content of the reference API is translated to French and Spanish', () => {
  const logs = new Set([
    ...clubs.places.flatMap((place) => place.clubs.flatMap(({ amenities }) => amenities)),
    ...[...plans.plans, ...plans.employersPlans].flatMap((plan) => [
      plan.type,
      plan.name,
      plan.description,
    ]),
    ...plans.plans.flatMap(({ includes }) => includes),
    ...Object.values(photos).flatMap((all) => all.map(({ alt }) => alt)),
    ...textsOf([plans.promotions, content, forms, gifts, passes, agreements, questions]),
  ]);
  logs.delete('');
  expect(logs.size).toBeGreaterThan(80);
  for (const texts of [french, spanish]) {
    expect([...logs].filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(french).toSorted());
  }
});

it.each([
  ['French', french],
  ['Spanish', spanish],
])('ER-01 the %s translations have the same placeholders', (_, texts) => {
  const places = (text: string): readonly string[] => text.match(/\{\{\w+}}/g)?.toSorted() ?? [];
  for (const [text, translation] of Object.entries(texts)) {
    expect([text, ...places(translation)]).toEqual([text, ...places(text)]);
  }
});

it('ER-01 text that isn’t the chain’s own content stays unchanged', () => {
  const answer = { name: 'Sauna', list: ['constructor', 'Bob'], count: 3, none: null };
  expect(translateAnswer(translations, 'fr-CA', answer)).toEqual(answer);
  expect(translateAnswer(translations, 'en-US', answer)).toBe(answer);
  expect(translator(translations, 'es-US')('Steam room')).toBe('Baño de vapor');
});

function textsOf(value: unknown, isRead = false): readonly string[] {
  if (typeof value === 'string') return isRead ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, readByPeople.has(key)));
}

it('PG-395 a membership of one month has a term of one month', () => {
  expect([1, 12].map(paymentCopy.months)).toEqual(['1 month', '12 months']);
  expect([1, 12].map(spanishPayment.months)).toEqual(['1 mes', '12 meses']);
});
