import { readFileSync } from 'node:fs';

import { geoConicEquidistant } from 'd3-geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { areaOf, areasOf, type MapOutline, placeOn } from './map-outline.ts';
import { metros, outlines } from './outlines/index.ts';

interface Place {
  readonly country: string;
  readonly state: string;
  readonly clubs: readonly { readonly name: string; readonly lat: number; readonly long: number }[];
}

const file = new URL('../../../../examples/api/data/clubs.json', import.meta.url);
const { places } = JSON.parse(readFileSync(file, 'utf8')) as { readonly places: readonly Place[] };
const clubs = places.flatMap(({ clubs: some, ...place }) =>
  some.map((club) => ({ ...club, ...place })),
);
const known = (area: string): boolean => area in outlines;

async function outlineOf(area: string): Promise<MapOutline> {
  const load = outlines[area];
  if (!load) throw new Error(`There is no outline of ${area}. Run pnpm maps.`);
  return (await load()).default;
}

const aClub = fc.constantFrom(...clubs);
const anArea = fc.constantFrom(...Object.keys(outlines));

describe('the maps of the clubs', () => {
  it('MB-161 have every club within the maps of its state, country, continent and the world', async () => {
    for (const { country } of clubs) expect(known(country)).toBe(true);
    await fc.assert(
      fc.asyncProperty(aClub, async (club) => {
        for (const area of areasOf(club, known)) {
          const outline = await outlineOf(area);
          const { x, y } = placeOn(outline, club);
          expect(x).toBeGreaterThan(4);
          expect(y).toBeGreaterThan(4);
          expect(x).toBeLessThan(outline.width - 4);
          expect(y).toBeLessThan(outline.height - 4);
        }
      }),
    );
  });

  it('PG-131 have the clubs of each metropolitan area within its own map', async () => {
    expect(metros.map(({ area }) => area)).toContain('metro-new-york');
    for (const { area } of metros) {
      const own = clubs.filter((club) => areaOf([club], known, metros) === area);
      expect(own.length).toBeGreaterThan(2);
      const { width, height, ...outline } = await outlineOf(area);
      for (const club of own) {
        const { x, y } = placeOn({ ...outline, width, height }, club);
        expect(x > 4 && y > 4 && x < width - 4 && y < height - 4).toBe(true);
      }
    }
  });

  it('PG-131 show a metropolitan area when all clubs are in one, over the borders of states', () => {
    const named = (...names: readonly string[]) =>
      clubs.filter(({ name }) => names.includes(name.replace('Foyer ', '')));
    expect(areaOf(named('Tribeca', 'Hoboken'), known, metros)).toBe('metro-new-york');
    expect(areaOf(named('Tribeca', 'Buffalo'), known, metros)).toBe('US-NY');
    expect(areaOf(named('Kensington', 'Tribeca'), known, metros)).toBe('world');
  });

  it('MB-161 place a dot where d3-geo draws the coast', async () => {
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    const latitude = fc.double({ min: -60, max: 85, noNaN: true });
    await fc.assert(
      fc.asyncProperty(anArea, longitude, latitude, async (area, long, lat) => {
        const outline = await outlineOf(area);
        const projection = geoConicEquidistant()
          .parallels([outline.parallels.south, outline.parallels.north])
          .rotate([-outline.middle, 0])
          .center([0, 0])
          .scale(outline.scale)
          .translate([outline.translate.x, outline.translate.y]);
        const [x = 0, y = 0] = projection([long, lat]) ?? [];
        const placed = placeOn(outline, { lat, long });
        expect(placed.x).toBeCloseTo(x, 3);
        expect(placed.y).toBeCloseTo(y, 3);
      }),
    );
  });

  it.each([
    ['Foyer Tampa', 'US-FL', { x: 135, y: 96 }],
    ['Foyer Tampa', 'US', { x: 245, y: 171 }],
    ['Foyer King West', 'CA', { x: 190, y: 178 }],
    ['Foyer Kensington', 'UK', { x: 88, y: 166 }],
    ['Foyer Kensington', 'world', { x: 150, y: 43 }],
  ])('MB-161 has %s at its place on the map of %s, to the pixel', async (name, area, at) => {
    const club = clubs.find((one) => one.name === name);
    const placed = club && placeOn(await outlineOf(area), club);
    expect({ x: Math.round(placed?.x ?? 0), y: Math.round(placed?.y ?? 0) }).toEqual(at);
  });

  it.each([
    ['one state', 'US-NY', ['US-NY', 'US-NY']],
    ['several states', 'US', ['US-NY', 'US-CA']],
    ['provinces of one country', 'CA', ['CA-ON', 'CA-ON']],
    ['several countries of one continent', 'north-america', ['US-NY', 'CA-ON']],
    ['several continents', 'world', ['US-NY', 'UK-ENG']],
    ['a country that has no map', 'world', ['DE-BE']],
  ])('MB-161 show the smallest area that has all clubs: of %s %s', (_, expected, of) => {
    const some = of.map((area) => {
      const [country = '', state = ''] = area.split('-');
      return { country, state, lat: 0, long: 0 };
    });
    expect(areaOf(some, known)).toBe(expected);
  });
});
