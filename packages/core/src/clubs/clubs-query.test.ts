import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyClubs, clubFilters, readClubsQuery, writeClubsQuery } from './find-clubs.ts';

const read = (address: string) =>
  readClubsQuery(new URLSearchParams(address.slice(address.indexOf('?') + 1)));

describe('the address of the list of clubs', () => {
  it('PG-133 says in words what was searched and filtered', () => {
    const query = { near: '10013', filters: ['pool'] as const, shown: 40 };
    expect(writeClubsQuery('/clubs', query)).toBe('/clubs?near=10013&pool&shown=40');
    expect(read('/clubs?near=10013&pool&shown=40')).toEqual(query);
  });

  it('PG-133 keeps other parameters, and is bare for the plain list', () => {
    const address = '/clubs?lang=fr-CA&near=soho&kids=&utm_source=x';
    expect(writeClubsQuery(address, anyClubs)).toBe('/clubs?lang=fr-CA&utm_source=x');
    expect(writeClubsQuery('/clubs?pool', anyClubs)).toBe('/clubs');
  });

  it.each(['?shown=-20', '?shown=1e9', '?shown=abc', '?shown=Infinity', '?shown='])(
    'PG-133 reads %s as the first twenty clubs',
    (address) => {
      expect(read(address).shown).toBe(20);
    },
  );

  it('PG-133 reads back what it wrote', () => {
    const query = fc.record({
      near: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      filters: fc.subarray([...clubFilters]),
      shown: fc.integer({ min: 1, max: 50 }).map((pages) => pages * 20),
    });
    fc.assert(
      fc.property(query, (one) => {
        expect(read(writeClubsQuery('/clubs?shown=60&pool&near=a', one))).toEqual(one);
      }),
    );
  });
});
