// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { accountPagesCopy, accountCopy, changeCopy } from '../../copy/account.ts';
import { commonCopy } from '../../copy/first-step.ts';
import { memberTitlesCopy } from '../../copy/member-titles.ts';
import { createLanguage, type Language } from '../../locale/language.ts';
import { part as member } from '../../locales/fr-CA/member.ts';
import { openAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';
import { ChangeDetails } from './change-forms.tsx';

afterEach(cleanup);

/** French with its member part already loaded. */
async function french(): Promise<Language> {
  const nothing = { copy: {}, messages: {}, labels: {} };
  const language = createLanguage({
    locale: 'fr-CA',
    parts: { visit: async () => nothing, join: async () => nothing, member: async () => member },
  });
  await Promise.all(
    (['visit', 'join', 'member'] as const).map(async (name) => language.part(name)),
  );
  return language;
}

it('ER-01 AC-03 shows the account in French, including dates, measures and amounts', async () => {
  const language = await french();
  await openAccount(<AccountScreen page="profile" />, { language });
  const about = await screen.findByRole('region', { name: 'À propos de vous' });
  expect(within(about).getByText(/^168\sc?m$|^5\spi/)).toBeDefined();
  expectNoEnglish();
  cleanup();
  await openAccount(<AccountScreen />, { language });
  expect(screen.getByRole('region', { name: 'Votre laissez-passer' })).toBeDefined();
  expectNoEnglish();
  cleanup();
  await openAccount(<AccountScreen page="billing" />, { language });
  const billing = await screen.findByRole('region', { name: 'Détails du paiement' });
  expect(billing.textContent).toMatch(/se terminant par \d{4}/);
  expect(billing.textContent).toMatch(/Expire en \p{Letter}+ \d{4}/u);
  const gift = screen.getByRole('region', { name: 'Carte-cadeau' });
  expect(gift.textContent).toMatch(/\d+,\d\d\s\$/);
  expectNoEnglish();
});

function expectNoEnglish(): void {
  const english = [
    ...textsOf(accountCopy),
    ...textsOf(accountPagesCopy),
    ...textsOf(commonCopy),
    ...textsOf(memberTitlesCopy),
  ];
  const shown = document.body.textContent;
  expect(english.filter((word) => word.length > 6 && shown.includes(word))).toEqual([]);
}

it('ER-01 AC-05 shows a form and its errors in French', async () => {
  const { user } = await openAccount(<ChangeDetails />, {
    path: '/account/details',
    language: await french(),
  });
  const zip = screen.getByRole('textbox', { name: /^Code postal/ });
  await user.clear(zip);
  await user.type(zip, '1');
  await user.tab();
  expect(document.body.textContent).toContain('Entrez un code postal valide, comme 10013.');
  const shown = document.body.textContent;
  expect(textsOf(changeCopy).filter((word) => word.length > 6 && shown.includes(word))).toEqual([]);
});

/** All texts of a copy that take no parameters. */
function textsOf(copy: object): readonly string[] {
  return Object.entries(copy).flatMap(([key, word]: [string, unknown]) => {
    if (key === 'copyKey') return [];
    if (typeof word === 'string') return [word];
    return typeof word === 'object' && word !== null ? textsOf(word) : [];
  });
}
