// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { fakeFoyer } from '../di/foyer.fake.ts';
import ClubsMap from './clubs-map.tsx';
import { showPage } from '../testing/show-page.fake.tsx';

afterEach(cleanup);

function show(facilityIds: readonly string[], foyer = fakeFoyer()) {
  showPage(<ClubsMap facilityIds={facilityIds} home="101" />, foyer);
  return foyer;
}

describe('the map of a plan’s clubs', () => {
  it('MB-160 has a dot for each club and a ring for the home club, and says the same in words', async () => {
    show(['101', '102']);
    const map = await screen.findByRole('img', {
      name: 'Map: 2 clubs in 2 cities: New York, Brooklyn. The ringed dot is Bryant Park.',
    });
    expect(map.querySelectorAll('.foyer-clubs-map__ring')).toHaveLength(1);
    // The home club has a second, larger dot on top.
    expect(map.querySelectorAll('.foyer-clubs-map__dot')).toHaveLength(3);
  });

  it('MB-160 counts the cities that it doesn’t name', async () => {
    show(['101', '102', '103', '104', '105']);
    const name =
      'Map: 5 clubs in 5 cities: New York, Brooklyn, London, and 2 more. The ringed dot is Bryant Park.';
    expect(await screen.findByRole('img', { name })).toBeTruthy();
  });

  it('MB-160 lists the clubs by city, the home club’s first, for the keyboard too', async () => {
    show(['105', '102', '101']);
    const summary = await screen.findByText('See the clubs');
    await userEvent.setup().click(summary);
    const list = await screen.findByRole('region', { name: 'Clubs by city' });
    const cities = list.querySelectorAll('.foyer-soft');
    expect(Array.from(cities, ({ textContent }) => textContent)).toEqual([
      'New York',
      'Brooklyn',
      'Santa Monica',
    ]);
    expect(within(list).getByText('Bryant Park').tagName).toBe('STRONG');
    expect(list.tabIndex).toBe(0);
  });

  it('MB-160 needs no list for a single club, whose name is on the plan', async () => {
    show(['101']);
    expect(await screen.findByRole('img', { name: 'Map: 1 club in New York.' })).toBeTruthy();
    expect(screen.queryByText('See the clubs')).toBeNull();
  });

  it('MB-160 leaves out the map when the clubs can’t be loaded', async () => {
    const foyer = fakeFoyer();
    foyer.clubs.faults.goDown({ kind: 'network' });
    show(['101', '102'], foyer);
    await expect.poll(() => document.querySelector('.foyer-clubs-map')).toBeNull();
  });
});
