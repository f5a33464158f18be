// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';

import { fakeFoyer } from '../../di/foyer.fake.ts';
import { createLanguage, type LanguagePart } from '../../locale/language.ts';
import { part as join } from '../../locales/fr-CA/join.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts } from '../../testing/on-screen.fake.ts';
import { openStandardJoin } from '../../testing/open-standard-join.fake.tsx';

beforeAll(() => installDialogs(window));

const nothing: LanguagePart = { copy: {}, messages: {}, labels: {} };

/** Canadian French with the join part loaded. */
async function french() {
  const language = createLanguage({
    locale: 'fr-CA',
    parts: { visit: async () => nothing, join: async () => join, member: async () => nothing },
  });
  await Promise.all([language.part('visit'), language.part('join')]);
  return language;
}

it('ER-01 PL-05 SJ-01 shows the memberships in French with amounts formatted as in Québec', async () => {
  await openStandardJoin({ language: await french() });
  expect(screen.getByText('Abonnement')).toBeTruthy();
  const [select] = screen.getAllByRole('radio');
  const described = (select?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described.slice(0, 3)).toEqual([
    'Un seul club',
    '405\u00A0$\u00A0US à payer aujourd’hui\u00A0: premier mois 205\u00A0$\u00A0US, frais d’adhésion 200\u00A0$\u00A0US',
    'Normalement 235\u00A0$\u00A0USEngagement de 12 mois',
  ]);
});

it('ER-01 shows errors in French', async () => {
  const page = await openStandardJoin({ language: await french() });
  await page.press('Continuer');
  expect(alerts()).toContain('Choisissez un abonnement ci-dessus pour vous inscrire.');
});

it('ER-01 SJ-06 welcomes the member in French unless the chain has its own text', async () => {
  const foyer = fakeFoyer({ path: '/join/step3/101' });
  foyer.joinContent.content = null;
  const page = await openStandardJoin({
    foyer,
    language: await french(),
    arrival: { step: 0, facilityId: '101' },
  });
  await page.user.click(screen.getByRole('radio', { name: /^Select Access/ }));
  await page.press('Continuer');
  await page.until(() => screen.queryByRole('button', { name: 'Suivant' }));
  await page.enter();
  await page.press('Suivant');
  const token = foyer.cookies.read('foyer_product_token') ?? '';
  const confirmationToken = foyer.backEnd.purchases.pay(token);
  void page.join.enter({ step: 2, confirmationToken });
  await page.until(() => screen.queryByText('Bienvenue, Ada'));
  expect(document.body.textContent).toContain('Vous êtes maintenant membre du club Bryant Park.');
});
