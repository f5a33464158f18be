// @vitest-environment jsdom
import { aMember, aMembership } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { createLanguage, type Language } from '../../locale/language.ts';
import { part as member } from '../../locales/fr-CA/member.ts';
import { part as visit } from '../../locales/fr-CA/visit.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { openAccount } from '../../testing/open-account.fake.tsx';
import { MembershipPanel } from './membership-panel.tsx';

installDialogs(window);
afterEach(cleanup);

async function french(): Promise<Language> {
  const nothing = { copy: {}, messages: {}, labels: {} };
  const language = createLanguage({
    locale: 'fr-CA',
    parts: { visit: async () => visit, join: async () => nothing, member: async () => member },
  });
  await Promise.all(
    (['visit', 'join', 'member'] as const).map(async (name) => language.part(name)),
  );
  return language;
}

it('ER-01 MB-72: a freeze is chosen and checked in French, with its dates and amounts', async () => {
  const { user, pass } = await openAccount(<MembershipPanel />, {
    language: await french(),
    before: ({ membership }) => membership.memberships.set(aMember().memberId, aMembership()),
  });
  expect(document.body.textContent).toMatch(/Prochaine facture205,00\s\$/);
  await user.click(screen.getByRole('button', { name: 'Suspendre' }));
  await user.click(screen.getByRole('radio', { name: '3 mois' }));
  await user.click(screen.getByRole('button', { name: 'Continuer' }));
  await pass(200);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toMatch(/Reprend le20 mars 2027/);
  expect(textContent).toMatch(/Frais pendant la suspension15,00\s\$(?:\sUS)? par mois/);
});
