// @vitest-environment jsdom
import { anyClubs, type ClubsQuery, nearMe, selectedClubCookie } from '@foyer/core/clubs';
import type { Club } from '@foyer/core';
import { aClub, facilityId, someClubs } from '@foyer/core/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type JSX, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { type FakeFoyer, fakeFoyer } from '../../di/foyer.fake.ts';
import type { Language } from '../../locale/language.ts';
import { openLanguage } from '../../locales/index.ts';
import { ClubFinder, type ClubFinderProps } from './club-finder.tsx';
import { distanceText } from './finder-card.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

interface Opened {
  readonly foyer: FakeFoyer;
  readonly asked: readonly (readonly [ClubsQuery, string])[];
  readonly back: (query: ClubsQuery) => void;
}

async function open(
  query: Partial<ClubsQuery> = {},
  set: (foyer: FakeFoyer) => void = () => undefined,
  clubs: readonly Club[] = someClubs,
  { language, only }: Pick<ClubFinderProps, 'only'> & { readonly language?: Language } = {},
): Promise<Opened> {
  // jsdom has neither.
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  window.matchMedia = vi.fn<Window['matchMedia']>().mockReturnValue({ matches: true } as never);
  const foyer = fakeFoyer({ clubs });
  // Every other club has a pool.
  for (const [at, { facilityId: id }] of clubs.entries()) {
    foyer.clubProfiles.setProfile(id, { has: at % 2 === 0 ? ['pool'] : ['kids'] });
  }
  set(foyer);
  const asked: (readonly [ClubsQuery, string])[] = [];
  let back: (query: ClubsQuery) => void = () => undefined;
  function Page(): JSX.Element {
    const [current, setCurrent] = useState<ClubsQuery>({ ...anyClubs, ...query });
    back = setCurrent;
    return (
      <ClubFinder
        query={current}
        {...(only && { only })}
        onQuery={(next, change) => {
          asked.push([next, change]);
          setCurrent(next);
        }}
      />
    );
  }
  showPage(<Page />, foyer, language);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return { foyer, asked, back: (next) => back(next) };
}

/** A chain with many clubs in one city. */
function manyClubs(count: number): readonly Club[] {
  return Array.from({ length: count }, (_, at) =>
    aClub({
      facilityId: facilityId(String(201 + at)),
      name: `Club ${at + 1}`,
      lat: 40.65 + at / 200,
    }),
  );
}

describe('the list of clubs', () => {
  it('PG-132 begins with the clubs of the visitor’s region, and needs no question', async () => {
    const { foyer } = await open();
    expect(screen.getByRole('heading', { level: 2, name: 'New York' })).toBeTruthy();
    expect(names().slice(0, 2)).toEqual(['Bryant Park', 'Brooklyn Heights']);
    expect(foyer.geolocation.asked).toBe(0);
  });

  it.each([
    ['UK', 'United Kingdom', 'Royaume-Uni'],
    ['US', 'New York', 'New York'],
  ])(
    'PG-341 names a country in the visitor’s language, a state as the chain does: %s',
    async (country, region, name) => {
      const language = await openLanguage('fr-CA');
      await open({}, undefined, [aClub({ country, region })], { language });
      expect(screen.getByRole('heading', { level: 2, name })).toBeTruthy();
    },
  );

  it('PG-342 shows the map of a city with the clubs of its page, not the world', async () => {
    await open({}, undefined, manyClubs(5), { only: ({ city }) => city === 'New York' });
    expect(await screen.findByRole('button', { name: 'New York area' })).toBeTruthy();
  });

  it('PG-132 begins with the club that the visitor chose before', async () => {
    await open({}, ({ cookies }) => cookies.write(selectedClubCookie, '104', 60));
    expect(names()[0]).toBe('Yorkville');
  });

  it('PG-132 asks for the position with a press, then shows the nearest first with distances', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    await screen.findByRole('heading', { level: 2, name: 'Clubs near you' });
    expect(asked.at(-1)).toEqual([{ ...anyClubs, near: nearMe }, 'push']);
    expect(screen.getByText('0.2 mi away')).toBeTruthy();
  });

  it('PG-132 an address that asks for clubs nearby uses a position that was allowed before', async () => {
    const { asked } = await open({ near: nearMe }, ({ geolocation }) => {
      geolocation.allowed = true;
    });
    await screen.findByRole('heading', { level: 2, name: 'Clubs near you' });
    expect(asked).toEqual([]);
  });

  it('PG-132 says why there is no position, and keeps the list', async () => {
    await open({}, ({ geolocation }) => {
      geolocation.answer = { kind: 'denied', message: '' };
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/location/i, { selector: '[role=status]' })).toBeTruthy();
    expect(names().length).toBeGreaterThan(1);
  });

  it('PG-133 searches while the visitor types, and keeps it in the address after Enter', async () => {
    const { asked } = await open();
    await userEvent.type(screen.getByRole('searchbox'), 'toronto');
    await screen.findByRole('heading', { level: 2, name: 'Clubs for “toronto”' });
    expect(asked).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(asked).toEqual([[{ ...anyClubs, near: 'toronto' }, 'replace']]);
    expect(names()).toEqual(['Yorkville']);
  });

  it('PG-133 filters with counts, and Back restores what was before', async () => {
    const { asked, back } = await open({}, undefined, manyClubs(5));
    const pool = await screen.findByRole('button', { name: 'Pool 3 clubs' });
    await userEvent.click(pool);
    expect(pool.getAttribute('aria-pressed')).toBe('true');
    expect(names()).toHaveLength(3);
    expect(asked.at(-1)).toEqual([{ ...anyClubs, filters: ['pool'] }, 'push']);
    expect(screen.getByRole('button', { name: 'Kids’ club 0 clubs' })).toBeTruthy();
    back(anyClubs);
    await waitFor(() => expect(names()).toHaveLength(5));
  });

  it('PG-133 knows which clubs are open and have corporate rates, and says until when', async () => {
    await open({}, ({ clubProfiles }) => {
      clubProfiles.setProfile(facilityId('102'), { openingHours: {}, hasCorporateRates: false });
    });
    const open4 = await screen.findByRole('button', { name: 'Open now 4 clubs' });
    expect(screen.getAllByText(/^Open until/).length).toBeGreaterThan(0);
    await userEvent.click(open4);
    expect(names()).not.toContain('Brooklyn Heights');
    expect(screen.getByRole('button', { name: 'Corporate rate 4 clubs' })).toBeTruthy();
  });

  it('PG-116 says of a club in presale that it opens later, not when it is open today', async () => {
    await open({}, undefined, [aClub({ status: 'presale' })]);
    expect(screen.getByText('Opening soon')).toBeTruthy();
    expect(screen.queryByText(/^Open until/)).toBeNull();
  });

  it('PG-220 says from which price on each club sells, in its currency', async () => {
    await open({}, ({ clubProfiles }) => {
      const monthlyFrom = { minorUnits: 19_500, currency: 'GBP' as const };
      clubProfiles.setProfile(facilityId('103'), { monthlyFrom });
      clubProfiles.setProfile(facilityId('101'), { monthlyFrom: null });
    });
    const card = (name: string) => screen.getByRole('heading', { name }).closest('li');
    const pounds = await screen.findByText('From £195 a month');
    expect(card('Kensington')?.contains(pounds)).toBe(true);
    expect(card('Bryant Park')?.textContent).not.toContain('a month');
    expect(card('Yorkville')?.textContent).toContain('From $205 a month');
  });

  it('PG-133 has no hours and no filters when these can’t be loaded', async () => {
    await open({}, ({ clubProfiles }) => clubProfiles.faults.goDown({ kind: 'network' }));
    expect(screen.queryByRole('button', { name: /Open now|Pool/ })).toBeNull();
    expect(names().length).toBeGreaterThan(1);
  });

  it('PG-136 shows twenty at a time, and the focus stays on the button until it goes', async () => {
    await open({}, undefined, manyClubs(45));
    expect(names()).toHaveLength(20);
    expect(screen.getByText('Showing 20 of 45 clubs')).toBeTruthy();
    const more = screen.getByRole('button', { name: 'Show 20 more' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toHaveLength(40);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show 5 more' }));
    await userEvent.keyboard('{Enter}');
    expect(names()).toHaveLength(45);
    expect(document.activeElement?.textContent).toBe('Club 41');
  });

  it('PG-137 a pressed dot selects its card, also when the list has to grow for it', async () => {
    await open({}, undefined, manyClubs(30));
    const map = screen.getByRole('toolbar', { name: 'Map of the clubs' });
    await within(map).findAllByRole('button');
    const last = await zoomUntil(map, 'Club 30, New York');
    const link = (): HTMLElement => screen.getByRole('link', { name: 'Club 30' });
    await userEvent.click(last);
    await waitFor(() => expect(document.activeElement).toBe(link()));
    // Also when it's pressed again, by a visitor who went back to the map.
    await userEvent.click(last);
    await waitFor(() => expect(document.activeElement).toBe(link()));
  });

  it('PG-137 a card lights its dot, and the arrow keys move between the dots', async () => {
    await open({ near: 'bryant' });
    const map = screen.getByRole('toolbar', { name: 'Map of the clubs' });
    const dots = await within(map).findAllByRole('button');
    screen.getByRole('link', { name: 'Bryant Park' }).focus();
    await waitFor(() => expect(map.querySelector('[data-active]')).not.toBeNull());
    dots[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(map.contains(document.activeElement)).toBe(true);
    expect(
      within(map)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('PG-137 the list follows the map: its clubs alone, until the whole list is asked for', async () => {
    await open({ near: 'bryant' });
    await userEvent.click(await screen.findByRole('button', { name: 'World' }));
    await screen.findByRole('heading', { level: 2, name: 'Clubs on this map' });
    expect(screen.getByRole('button', { current: true }).textContent).toBe('World');
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole list' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Clubs for “bryant”' })).toBeTruthy();
  });

  it('PG-138 has a way on when nothing is found', async () => {
    const { asked } = await open({ near: 'atlantis' });
    expect(screen.getByText('No clubs found for “atlantis”')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'See all clubs' }));
    expect(asked.at(-1)?.[0]).toEqual(anyClubs);
    expect(names().length).toBeGreaterThan(1);
  });

  it('PG-138 drops the filters that leave no club', async () => {
    await open({ filters: ['pool', 'kids'] }, undefined, manyClubs(5));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(5);
  });

  it('PG-138 offers to try again when the clubs can’t be loaded', async () => {
    const { foyer } = await open({}, ({ clubs }) => clubs.faults.goDown({ kind: 'network' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    foyer.clubs.faults.comeBack();
    await userEvent.click(retry);
    expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(1);
  });
});

it.each([
  ['en-US', '0.6 mi'],
  ['es-US', '0.6 mi'],
  ['en-GB', '0.6 mi'],
  ['fr-CA', '1,0 km'],
])('PG-132 distances are in the reader’s own unit: in %s %s', (locale, text) => {
  expect(distanceText(1, locale).replace(/\s/, ' ')).toBe(text);
});

/** Presses the dots that stand for several clubs until there is one for this club alone. */
async function zoomUntil(map: HTMLElement, name: string, left = 6): Promise<HTMLElement> {
  const found = within(map).queryByRole('button', { name });
  if (found || left === 0) return found ?? map;
  const many = within(map)
    .getAllByRole('button')
    .filter((dot) => 'many' in dot.dataset);
  const north = many.toSorted(
    (a, b) => Number(a.style.getPropertyValue('--y')) - Number(b.style.getPropertyValue('--y')),
  )[0];
  if (north) await userEvent.click(north);
  return zoomUntil(map, name, left - 1);
}
