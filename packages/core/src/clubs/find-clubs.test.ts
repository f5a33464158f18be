import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import type { Club } from './club.ts';
import { type ClubsSearch, findClubs, type FoundClub } from './find-clubs.ts';

const chelsea = aClub({
  facilityId: facilityId('106'),
  name: 'Chelsea',
  zip: '10011',
  lat: 40.7421,
  long: -74.0002,
});
const clubs: readonly Club[] = [...someClubs, chelsea];
const nowhere: ClubsSearch = {
  text: '',
  position: null,
  chosen: null,
  timeZone: 'UTC',
  country: null,
};
const find = (search: Partial<ClubsSearch>) => findClubs(clubs, { ...nowhere, ...search });
const names = (found: readonly FoundClub[]): string[] => found.map(({ club }) => club.name);

describe('the order of the clubs', () => {
  it('PG-132 begins with the nearest, with their distance, once the position is known', () => {
    const { by, first, others } = find({ position: { latitude: 40.69, longitude: -73.99 } });
    expect(by).toBe('position');
    expect(names(first)).toEqual(['Brooklyn Heights', 'Chelsea', 'Bryant Park']);
    expect(first[0]?.distanceKm).toBeCloseTo(0.3, 1);
    expect(names(others)).toEqual(['Yorkville', 'Santa Monica', 'Kensington']);
  });

  it('PG-132 without a position begins with what matches a city, then what is near it', () => {
    const { by, first, others } = find({ text: ' brooklyn ' });
    expect(by).toBe('text');
    expect(first).toEqual([{ club: clubs[1], distanceKm: null }]);
    expect(names(others)).toEqual(['Chelsea', 'Bryant Park']);
    expect(others[0]?.distanceKm).toBeCloseTo(5.5, 0);
  });

  it.each([
    ['10019', ['Bryant Park', 'Chelsea']],
    ['11299', ['Brooklyn Heights']],
    ['W8 6TT', ['Kensington']],
    ['m5r 1a1', ['Yorkville']],
  ])(
    'PG-132 finds the clubs of the area of the ZIP code %s, which has none itself',
    (zip, expected) => {
      expect(names(find({ text: zip }).first)).toEqual(expected);
    },
  );

  it('PG-132 a ZIP code finds its own clubs, then the nearest, and no other code by a typo', () => {
    const { first, others } = find({ text: '10011' });
    expect(names(first)).toEqual(['Chelsea']);
    expect(names(others)).toEqual(['Bryant Park', 'Brooklyn Heights']);
  });

  it.each([
    ['75001', 'US', ['Uptown']],
    ['75001-1234', 'US', ['Uptown']],
    ['75001', 'FR', ['Opéra']],
    ['100-0005', 'JP', ['Azabudai']],
    ['100-0005', 'US', []],
    ['2010', 'AU', ['Barangaroo']],
    ['10115', 'DE', []],
    ['40010', 'US', []],
    ['H2Y 1C6', 'GB', []],
  ])(
    'PG-132 reads the postal code %s of a visitor from %s as their country’s',
    (zip, country, expected) => {
      const place = (id: string, name: string, of: string, code: string): Club =>
        aClub({ facilityId: facilityId(id), name, country: of, zip: code, city: '', region: '' });
      const abroad = [
        place('201', 'Uptown', 'US', '75201'),
        place('202', 'Opéra', 'FR', '75009'),
        place('203', 'Azabudai', 'JP', '106-0041'),
        place('204', 'Barangaroo', 'AU', '2000'),
        place('205', 'Mumbai', 'IN', '400021'),
      ];
      const { first } = findClubs([...clubs, ...abroad], { ...nowhere, text: zip, country });
      expect(names(first)).toEqual(expected);
    },
  );

  it.each(['99999', 'atlantis', 'zz1'])('PG-132 finds nothing for %s', (text) => {
    expect(find({ text })).toMatchObject({ first: [], others: [] });
  });

  it('PG-132 before either begins with the chosen club, without a distance', () => {
    const { by, name, first, others } = find({ chosen: '106', timeZone: 'Europe/London' });
    expect({ by, name }).toEqual({ by: 'chosen', name: 'Chelsea' });
    expect(names(first)).toEqual(['Chelsea']);
    expect(names(others).slice(0, 2)).toEqual(['Bryant Park', 'Brooklyn Heights']);
    expect(others.every(({ distanceKm }) => distanceKm === null)).toBe(true);
  });

  it.each([
    ['America/New_York', 'New York', ['Bryant Park', 'Brooklyn Heights', 'Chelsea']],
    ['Europe/London', 'London', ['Kensington']],
    ['Europe/Berlin', 'London', ['Kensington']],
    ['America/Phoenix', 'New York', ['Bryant Park', 'Brooklyn Heights', 'Chelsea']],
  ])('PG-132 begins with the likely region of a visitor in %s', (timeZone, name, expected) => {
    const found = find({ timeZone });
    expect(found).toMatchObject({ by: 'region', name });
    expect(names(found.first)).toEqual(expected);
  });

  it('PG-323 begins with the visitor’s country where their time zone has no club', () => {
    const found = find({ timeZone: 'America/Halifax', country: 'CA' });
    expect(found).toMatchObject({ by: 'region', name: 'Toronto' });
  });

  it('PG-132 keeps the chain’s own order for a visitor of whom nothing is known', () => {
    expect(names(find({ timeZone: 'UTC' }).first)).toEqual(
      names(clubs.map((club) => ({ club, distanceKm: null }))),
    );
  });

  it('PG-132 lists each club once, and leaves out none but after a search', () => {
    const position = fc.option(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
    );
    const text = fc.constantFrom('', '', 'new york', '10018', 'w8', 'club');
    const chosen = fc.option(fc.constantFrom('101', '106', '999'));
    const timeZone = fc.constantFrom('UTC', 'America/New_York', 'Europe/Paris', 'Asia/Tokyo');
    const country = fc.constantFrom(null, 'US', 'GB', 'DE');
    fc.assert(
      fc.property(fc.record({ text, position, chosen, timeZone, country }), (search) => {
        const { first, others } = findClubs(clubs, search);
        const ids = [...first, ...others].map(({ club }) => club.facilityId);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length === clubs.length || search.text !== '').toBe(true);
        const distances = others.flatMap(({ distanceKm }) => distanceKm ?? []);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
    );
  });
});
