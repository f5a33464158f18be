// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { scheduleCopy } from '../../copy/visit.ts';
import { createLanguage, type LanguagePart } from '../../locale/language.ts';
import type { PartlyLocalized } from '../../locale/copy.ts';
import { openFlow } from '../../testing/open-flow.fake.tsx';

/** A chain's partial translation into a language that Foyer doesn't include. */
const schedule: PartlyLocalized<typeof scheduleCopy> = {
  title: 'Wann möchten Sie kommen?',
  parts: { afternoon: 'Nachmittag' },
  openTimes: (count) => `${count} freie Zeiten`,
};

const visit: LanguagePart = {
  copy: { 'visit/contact': { guidedTour: 'Führung buchen' }, 'visit/schedule': schedule },
  messages: { clubRequired: 'Bitte wählen Sie einen Club.' },
  labels: { 'First Name': 'Vorname' },
};

it('ER-01 lets a chain add a language: dates follow its locale, and missing texts stay in English', async () => {
  const none = async (): Promise<LanguagePart> => ({ copy: {}, messages: {}, labels: {} });
  const language = createLanguage({
    locale: 'de-DE',
    parts: { visit: async () => visit, join: none, member: none },
  });
  await language.part('visit');
  const page = await openFlow({ language });
  expect(screen.getByLabelText('Vorname')).toBeDefined();
  expect(screen.getByLabelText('Last Name')).toBeDefined();
  await page.press(/^(?:Visit A Club|Führung buchen)$/);
  expect(screen.getAllByText('Bitte wählen Sie einen Club.')).not.toHaveLength(0);
  await page.chooseClub('101');
  await page.enter();
  await page.press('Führung buchen');
  await page.until(() => screen.queryByRole('group', { name: 'Nachmittag' }));
  expect(page.heading.textContent).toBe('Wann möchten Sie kommen?');
  expect(screen.getByRole('radio', { name: 'Morgen, 21. November, 9 freie Zeiten' })).toBeDefined();
  expect(screen.getByRole('radio', { name: '13:00' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'Morning' })).toBeDefined();
});
