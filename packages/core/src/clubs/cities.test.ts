import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { aClub, someClubs } from '../../testing/builders/club.builder.ts';
import { citiesOf, cityBySlug, neighborsOf } from './cities.ts';

const file = new URL('../../../../examples/api/data/clubs.json', import.meta.url);

describe('the cities of the clubs', () => {
  it('PG-134 have their clubs, and a name for the address without accents', () => {
    const montreal = aClub({ city: 'Montréal', state: 'QC', country: 'CA' });
    const clubs = [...someClubs, aClub({ name: 'Chelsea' }), montreal];
    expect(citiesOf(clubs).map(({ slug, clubs: own }) => [slug, own.length])).toEqual([
      ['new-york', 2],
      ['brooklyn', 1],
      ['london', 1],
      ['toronto', 1],
      ['santa-monica', 1],
      ['montreal', 1],
    ]);
    expect(cityBySlug(clubs, 'montreal')?.name).toBe('Montréal');
    expect(cityBySlug(clubs, 'paris')).toBeNull();
  });

  it('PG-134 of one name are told apart by their states', () => {
    const portlands = ['OR', 'ME'].map((state) => aClub({ city: 'Portland', state }));
    expect(citiesOf(portlands).map(({ slug }) => slug)).toEqual([
      'portland-or-us',
      'portland-me-us',
    ]);
  });

  it('PG-134 leave out clubs without a city', () => {
    expect(citiesOf([aClub({ city: '' }), aClub({ city: '—' })])).toEqual([]);
  });

  it('PG-134 link to their neighbors, nearest first, or to the nearest ones far away', () => {
    const { places } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly places: readonly {
        readonly state: string;
        readonly country: string;
        readonly clubs: readonly { city: string; lat: number; long: number }[];
      }[];
    };
    const clubs = places.flatMap(({ state, country, clubs: own }) =>
      own.map((club) => ({ ...club, state, country })),
    );
    const near = (slug: string): readonly string[] => {
      const city = cityBySlug(clubs, slug);
      return city === null ? [] : neighborsOf(city, clubs).map(({ name }) => name);
    };
    expect(near('new-york')).toHaveLength(6);
    expect(near('new-york')).toContain('Hoboken');
    expect(near('new-york')).not.toContain('New York');
    expect(near('tokyo')).toHaveLength(3);
  });
});
