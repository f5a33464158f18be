// @vitest-environment jsdom
import { defaultLeadFlowSettings } from '@foyer/core';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';

import {
  confirmationCopy,
  headlineMoreCopy,
  scheduleCopy,
  surveyCopy,
  visitActionsCopy,
  visitSummaryCopy,
} from '../../copy/visit.ts';
import { contactCopy, headlineCopy, progressCopy } from '../../copy/first-step.ts';
import type { Language } from '../../locale/language.ts';
import { openLanguage } from '../../locales/index.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { type FlowOnScreen, openFlow } from '../../testing/open-flow.fake.tsx';

let language: Language;
beforeAll(async () => {
  installDialogs(window);
  language = await openLanguage('fr-CA');
});

const visit = /^(?:Visiter un club|Réserver une visite guidée VIP)$/;
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

async function toTimes(): Promise<FlowOnScreen> {
  const page = await openFlow({ language });
  await page.chooseClub('101');
  await page.enter();
  await page.press(visit);
  await page.until(() => screen.queryByRole('group', { name: 'Jour' }));
  return page;
}

describe('the visit in French', () => {
  it('ER-01 shows the labels, copy and errors of the contact step in French', async () => {
    const page = await openFlow({ language });
    expect(page.heading.textContent).toBe('Voyez-le par vous-même');
    expect(screen.getByText(/^Il manque/).textContent).toBe(
      'Il manque\u00a0: club, prénom, nom de famille, adresse courriel, numéro de téléphone',
    );
    await page.user.type(screen.getByLabelText('Prénom'), 'A');
    await page.press(visit);
    const summary = screen.getAllByRole('alert')[0];
    expect(summary?.textContent).toContain('Vérifiez que tous les champs sont bien remplis.');
    expect(summary?.textContent).toContain('Prénom\u00a0: au moins 2 caractères.');
    expect(summary?.textContent).toContain('Numéro de téléphone\u00a0: à remplir pour continuer');
    expect(screen.getByText(/Répondez ARRET ou STOP/)).toBeDefined();
    expect(englishOf(contactCopy, headlineCopy, headlineMoreCopy, progressCopy)).toEqual([]);
  });

  it('ER-01 records the newsletter’s text in French where only that one is translated', async () => {
    const { consents } = defaultLeadFlowSettings;
    const own = { ...consents, textAlertsText: 'Our texts.', newsletterText: 'Our news.' };
    const page = await openFlow({ language, settings: { consents: own } });
    await page.chooseClub('101');
    await page.enter();
    await page.press(visit);
    const [newsletter] = page.foyer.backEnd.consents.all;
    expect(newsletter?.text).toMatch(/^Nous pouvons vous/);
  });

  it('LS-02 LS-10 LA-13 ER-01 formats days and times as in Québec', async () => {
    const page = await toTimes();
    expect(
      screen.getByRole('radio', { name: /^Demain, 21 novembre, 9 heures disponibles$/ }),
    ).toBeDefined();
    const afternoon = within(screen.getByRole('group', { name: 'Après-midi' }));
    expect(
      afternoon
        .getAllByRole('radio')
        .map((time) => plain(time.getAttribute('aria-label')))
        .slice(0, 2),
    ).toEqual(['12 h', '13 h']);
    await page.user.click(afternoon.getByRole('radio', { name: /^13/ }));
    await waitFor(() =>
      expect(plain(document.querySelector('.foyer-actions__summary')?.textContent)).toBe(
        'Demain, 21 novembre à 13 h',
      ),
    );
    expect(englishOf(scheduleCopy, visitSummaryCopy)).toEqual([]);
  });

  it('PG-335 keeps “souhaitez-vous” on one line of the times’ heading', async () => {
    const page = await toTimes();
    expect(page.heading.textContent).toBe('Quand souhaitez\u2011vous nous rendre visite?');
  });

  it('LA-01 LA-06 SV-01 ER-01 shows the confirmation, calendars and survey in French', async () => {
    const page = await toTimes();
    await page.user.click(screen.getByRole('radio', { name: /^13/ }));
    await page.press('Réserver la visite');
    await page.until(() => screen.queryByText('Votre visite est réservée'));
    expect(plain(screen.getByText(/^Demain, 21 novembre$/).parentElement?.textContent)).toBe(
      'QuandDemain, 21 novembre13 h30 minutes',
    );
    await page.press('Aidez-nous à personnaliser votre visite');
    expect(screen.getByText('Je m’intéresse à…')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'Course à pied' })).toBeDefined();
    await page.user.click(button('Ajouter au calendrier'));
    const google = screen.getByRole('link', { name: /^Google/ }).getAttribute('href') ?? '';
    expect(new URL(google).searchParams.get('text')).toMatch(/^Visite au club /);
    await page.press(/^Annuler/);
    expect(plain(screen.getByText(/Nous libérerons cette plage horaire/).textContent)).toMatch(
      /^Nous libérerons cette plage horaire : demain, 21 novembre à 13 h\./,
    );
    expect(englishOf(confirmationCopy, visitActionsCopy, surveyCopy)).toEqual([]);
  });

  it('ER-01 LX-04 keeps the input when the language changes', async () => {
    const page = await openFlow({ language });
    await page.enter({ first_name: 'Ada' });
    page.speak(null);
    expect(page.heading.textContent).toBe(headlineCopy.title);
    expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ada');
  });

  it('ER-01 LX-14 names the page in the new language when it changes at the times', async () => {
    const page = await toTimes();
    page.speak(null);
    expect(page.heading.textContent).toBe(scheduleCopy.title);
    expect(document.title).toBe(`${scheduleCopy.title} | Foyer`);
  });
});

/** The visible texts of these copies that are in English, except those that may be part of a name. */
function englishOf(...copies: readonly object[]): readonly string[] {
  const shown = document.body.textContent;
  const texts = copies.flatMap((copy) =>
    Object.entries(copy)
      .filter(([name]) => name !== 'copyKey')
      .flatMap(([, word]: [string, unknown]) => (typeof word === 'string' ? [word] : [])),
  );
  return texts.filter((word) => word.length > 6 && shown.includes(word));
}

/** Browser versions use different space characters here. */
function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
}
