import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import { foldText, searchClubs } from './search-clubs.ts';

const montreal = aClub({
  facilityId: facilityId('106'),
  name: 'Vieux-Port',
  city: 'Montréal',
  region: 'Québec',
  state: 'QC',
  zip: 'H2Y 1C6',
});
const clubs = [...someClubs, montreal];
const namesFor = (query: string, from?: { latitude: number; longitude: number }): string[] =>
  searchClubs(clubs, query, from).map((club) => club.name);

describe('search by place', () => {
  it.each([
    ['name', 'bryant', ['Bryant Park']],
    ['city', 'London', ['Kensington']],
    ['region', 'southern california', ['Santa Monica']],
    ['state', 'QC', ['Vieux-Port']],
    ['postal code', 'w8 5sa', ['Kensington']],
    ['postal code without its space', 'm5r2e2', ['Yorkville']],
    ['start of a postal code', '112', ['Brooklyn Heights']],
    ['two words of different fields', 'park york', ['Bryant Park']],
  ])('CC-03 matches the %s', (_what, query, names) => {
    expect(namesFor(query)).toEqual(names);
  });

  it.each(['MONTREAL', 'montréal', 'Québec', 'quebec', 'vieux port'])(
    'CC-03 does not mind case, accents or hyphens: %s',
    (query) => {
      expect(namesFor(query)).toEqual(['Vieux-Port']);
    },
  );

  it.each([
    ['broklyn', 'Brooklyn Heights'],
    ['kensigton', 'Kensington'],
    ['brooklny', 'Brooklyn Heights'],
    ['kensimgton', 'Kensington'],
    ['montrael', 'Vieux-Port'],
    ['kesin', 'Kensington'],
  ])('CC-03 tolerates a typo: %s', (query, name) => {
    expect(namesFor(query)).toContain(name);
  });

  it('CC-03 ranks a whole word above a beginning, and that above a typo', () => {
    const york = aClub({
      facilityId: facilityId('107'),
      name: 'York',
      city: 'York',
      region: 'Yorkshire',
      zip: 'YO1 7HH',
    });
    const found = searchClubs([...clubs, york], 'york').map((club) => club.name);
    expect(found.indexOf('York')).toBeLessThan(found.indexOf('Yorkville'));
  });

  it('CC-03 lists the nearest first among equal matches', () => {
    const brooklyn = { latitude: 40.6929, longitude: -73.9911 };
    const toronto = { latitude: 43.67, longitude: -79.39 };
    expect(namesFor('new york', brooklyn)[0]).toBe('Brooklyn Heights');
    expect(namesFor('', toronto)[0]).toBe('Yorkville');
  });

  it('CC-03 finds nothing for a place without a club, and every club for an empty query', () => {
    expect(namesFor('Reykjavik')).toEqual([]);
    expect(namesFor('  ')).toHaveLength(clubs.length);
  });

  it('CC-03 normalizes a name the same way whatever other characters it has', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (plain, any) => {
        expect(foldText(`ø${plain}`)).toBe(`o${foldText(plain)}`);
        expect(foldText(`${plain} ${any}`)).toBe(`${foldText(plain)} ${foldText(any)}`);
      }),
    );
  });

  it('CC-03 sorts equal matches by name, ignoring case and accents', () => {
    const named = (name: string, at: number) =>
      aClub({ facilityId: facilityId(`${at + 1}`), name });
    const found = searchClubs(['Zürich', 'ábaco', "O'Hare", 'Abbey', 'ohana'].map(named), '');
    expect(found.map(({ name }) => name)).toEqual(['ábaco', 'Abbey', 'ohana', "O'Hare", 'Zürich']);
  });
});
