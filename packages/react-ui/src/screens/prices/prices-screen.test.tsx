// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { settle } from '@foyer/core/testing';
import userEvent from '@testing-library/user-event';
import { useState, type JSX } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { openLanguage } from '../../locales/index.ts';
import { english, type Language } from '../../locale/language.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { PricesScreen } from './prices-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));
afterEach(cleanup);

interface Opened {
  readonly foyer?: FakeFoyer;
  readonly facilityId?: string | null;
  readonly language?: Language;
}

async function open({ foyer = fakeFoyer(), facilityId = '101', language }: Opened = {}) {
  function Page(): JSX.Element {
    const [id, setId] = useState(facilityId);
    return <PricesScreen facilityId={id} onChooseClub={(club) => setId(club.facilityId)} />;
  }
  showPage(<Page />, foyer, language);
  await act(() => settle());
  return foyer;
}

const cards = (): readonly HTMLElement[] => screen.getAllByRole('article');

describe('the prices', () => {
  it('PG-185 shows each plan with its price, what is due today, and a way to join at the club', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 2, name: 'Prices at Bryant Park' })).toBeTruthy();
    const [first, second] = cards();
    expect(first?.textContent).toMatch(/\$\d+ a month\$\d+ due today: first month \$\d+/);
    expect(second?.textContent).toContain('Recommended');
    const join = within(cards()[0] ?? document.body).getByRole('link');
    expect(join.getAttribute('href')).toBe('/join/step1/101');
    expect(join.getAttribute('aria-label')).toMatch(/^Join Bryant Park: /);
  });

  it('PG-185 PL-06 shows the promotion of a plan that has one', async () => {
    const foyer = fakeFoyer();
    foyer.backEnd.clubPlans.offers = foyer.backEnd.clubPlans.offers.map((offer) => ({
      ...offer,
      promotion: offer.id === '15' ? 'No initiation until December.' : null,
    }));
    await open({ foyer });
    const offers = cards().map((card) => /Offer: [^.]*\./.exec(card.textContent ?? '')?.[0]);
    expect(offers.filter(Boolean)).toEqual(['Offer: No initiation until December.']);
  });

  it('PG-186 compares the plans row by row, and says how to freeze and to leave', async () => {
    await open();
    const table = screen.getByRole('table', { name: 'Compare memberships' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(cards().length + 1);
    const rows = within(table).getAllByRole('rowheader');
    expect(rows.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Each month',
      'Due today',
      'First 12 months',
      'Clubs',
      'Commitment',
    ]);
    expect(screen.getByText('Leaving').nextSibling?.textContent).toMatch(/notice/);
  });

  it('PG-186 leaves out the row of the clubs if no plan says which it opens', async () => {
    const foyer = fakeFoyer();
    foyer.backEnd.clubPlans.offers = foyer.backEnd.clubPlans.offers.map((offer) => ({
      ...offer,
      access: null,
    }));
    await open({ foyer });
    expect(screen.getByRole('rowheader', { name: 'Commitment' })).toBeTruthy();
    expect(screen.queryByRole('rowheader', { name: 'Clubs' })).toBeNull();
  });

  it.each([
    ['en-US', 'New York', 'Both clubs in the region (New York)'],
    ['en-US', 'United Kingdom', 'Both clubs in the region (United Kingdom)'],
    ['fr-CA', 'United Kingdom', 'Les deux clubs de la région (Royaume-Uni)'],
  ] as const)(
    'PG-345 names the region whose clubs a plan opens, a country in the language %s: %s',
    async (locale, region, text) => {
      const foyer = fakeFoyer();
      const country = region === 'United Kingdom' ? 'UK' : 'US';
      foyer.backEnd.clubs = foyer.backEnd.clubs.map((club) =>
        club.region === 'New York' ? { ...club, region, country } : club,
      );
      const language = locale === 'en-US' ? english : await openLanguage(locale);
      await open({ foyer, language });
      expect(await screen.findAllByText(text)).not.toEqual([]);
    },
  );

  it('PG-187 shows another club’s prices, in its currency, and says so', async () => {
    await open();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Change club' }));
    await user.click(await screen.findByRole('button', { name: /Kensington/ }));
    await screen.findByRole('heading', { name: 'Prices at Kensington' });
    await act(() => settle());
    expect(cards()[0]?.textContent).toContain('£');
    expect(screen.getByText('These are the prices at Kensington.')).toBeTruthy();
  });

  it('PG-187 starts with a club in the visitor’s time zone', async () => {
    await open({ foyer: fakeFoyer({ timeZone: 'Europe/Paris' }), facilityId: null });
    expect(screen.getByRole('heading', { name: 'Prices at Kensington' })).toBeTruthy();
  });

  it('PG-188 offers a visit and a trial pass, also where nothing is sold online', async () => {
    const foyer = fakeFoyer();
    foyer.plans.offers = [];
    await open({ foyer });
    expect(screen.getByText(/^Bryant Park doesn’t sell memberships online/)).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a trial pass' }).getAttribute('href')).toBe(
      '/trial-pass/new?facilityId=101',
    );
    expect(screen.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe(
      '/inquiry/schedule-your-visit?facilityId=101',
    );
  });

  it('PG-185 can fail to load, and loads again', async () => {
    const foyer = fakeFoyer();
    foyer.plans.faults.failNext('ofClub', { kind: 'network' });
    await open({ foyer });
    expect(screen.getByText('We couldn’t load the prices. Please try again.')).toBeTruthy();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => settle());
    expect(cards().length).toBeGreaterThan(1);
  });

  it('ER-01 PG-185 speaks French, with prices in its form', async () => {
    await open({ facilityId: '104', language: await openLanguage('fr-CA') });
    await screen.findByRole('heading', { name: 'Tarifs de Yorkville' });
    expect(cards()[0]?.textContent).toMatch(/\d\s\$/);
  });
});
