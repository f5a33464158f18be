import { expect, it } from 'vitest';

import { agreements } from '../account/agreement-texts.ts';
import { giftDesigns } from '../club-services/gift-catalogue.ts';
import { scenes } from '../clubs/artwork-scenes.ts';
import { seedHeadlines } from '../content/seed-headlines.ts';
import { seedPromotions } from '../content/seed-promotions.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { openTestApi } from '../testing/test-api.ts';
import { questions } from '../training/questions.ts';
import { answerIn, contentIn } from './content-in.ts';
import { content as spanish } from './es-US/content.ts';
import { content as french } from './fr-CA/content.ts';

/** Keys whose values people read. */
const readByPeople = new Set(
  'title text eyebrow subCopy finePrint lede label name description planType paragraphs'.split(' '),
);

it('ER-01 all content of the reference API is translated to French and Spanish', async () => {
  const engine = sqliteEngine();
  const api = await openTestApi(await engine.newPlace());
  const plans = await api.database
    .selectFrom('catalogue_plans')
    .select(['name', 'description', 'plan_type as planType'])
    .execute();
  const corporate = await api.database
    .selectFrom('corporate_plans')
    .select(['name', 'description', 'plan_type as planType'])
    .execute();
  const passes = await api.database
    .selectFrom('trial_passes')
    .select(['title', 'terms as text'])
    .execute();
  const clubs = await api.database.selectFrom('facilities').select('featured_amenities').execute();
  await api.close();
  await engine.stop();
  const amenities = clubs.flatMap((club) => JSON.parse(club.featured_amenities) as string[]);
  const asked = questions.flatMap(({ label, options = [] }) => [label, ...labelsOf(options)]);
  const told = new Set([
    ...asked,
    ...amenities,
    ...textsOf([seedHeadlines, seedPromotions, plans, corporate, passes, agreements]),
    ...textsOf([giftDesigns, scenes]),
  ]);
  told.delete('');
  expect(told.size).toBeGreaterThan(80);
  for (const texts of [french, spanish]) {
    expect([...told].filter((text) => !Object.hasOwn(texts, text))).toEqual([]);
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
  expect(answerIn('fr-CA', answer)).toEqual(answer);
  expect(answerIn('en-GB', answer)).toBe(answer);
  expect(contentIn('es-US')('Steam room')).toBe('Baño de vapor');
});

function labelsOf(options: readonly { readonly label: string }[]): readonly string[] {
  return options.map(({ label }) => label);
}

function textsOf(value: unknown, isRead = false): readonly string[] {
  if (typeof value === 'string') return isRead ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, isRead));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, readByPeople.has(key)));
}
