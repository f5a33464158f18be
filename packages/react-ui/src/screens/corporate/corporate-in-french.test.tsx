// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import type { Language } from '../../locale/language.ts';
import { openLanguage } from '../../locales/index.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { adaAtAcme, openJoin } from '../../testing/open-join.fake.tsx';

beforeAll(() => installDialogs(window));

/**
 * All texts from the first step to a visit before the membership. Finds controls by language-independent attributes.
 */
async function said(language?: Language): Promise<readonly string[]> {
  const page = await openJoin(language && { language });
  const read: string[] = [];
  const look = async (): Promise<void> => {
    await page.pass(400);
    read.push(...textsOf(document.body));
  };
  const there = (part: string): Promise<void> => page.until(() => document.querySelector(part));
  await look();
  await act(async () => void page.join.submit());
  await look();
  await page.chooseClub('101');
  await page.enter(adaAtAcme);
  await act(async () => void page.join.submit());
  await there('.foyer-code__wait');
  await look();
  await act(async () => page.join.changeCode(page.wrong));
  await look();
  await act(async () => page.join.changeCode(page.mailed));
  await there('.foyer-plans');
  await look();
  await act(async () => void page.join.purchase());
  await look();
  await act(async () => void page.join.visitFirst());
  await there('[role=radiogroup]');
  await look();
  cleanup();
  return read;
}

function textsOf(element: Element): readonly string[] {
  const labels = Array.from(
    element.querySelectorAll('[aria-label], [placeholder], [alt]'),
    (one) =>
      one.getAttribute('aria-label') ?? one.getAttribute('placeholder') ?? one.getAttribute('alt'),
  );
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.nodeValue ?? '');
  return [...labels, ...texts]
    .map((text) => (text ?? '').trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

/** Names, addresses and texts from the service, which answers in the requested language. */
const names =
  /^(?:Ada|Acme|Foyer|Clubs?$|Bryant Park|Brooklyn|New York|Select Access|Regional Access|Single club|Multiple clubs|Unlimited|Every club in New York|All group classes|Two guests|\d+ )|@/;

it('ER-01 shows no English to a visitor who joins through an employer in French', async () => {
  const language = await openLanguage('fr-CA');
  await language.part('join');
  const french = await said(language);
  const english = new Set(await said());
  // Proves that the walk-through reached the purchase.
  expect(english).toContain('Purchase membership');
  expect(english).toContain('Visit first');
  expect(french).toContain('D’abord une visite');
  const left = french.filter((text) => english.has(text) && !names.test(text));
  expect(Array.from(new Set(left))).toEqual([]);
});
