import { aClub, facilityId } from '@foyer/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dotsOf, isNamedBefore, mapRatio, namedDots, viewAround, wholeView } from './clusters.ts';
import { outlines } from './outlines/index.ts';

const newYork = (await outlines['metro-new-york']?.())?.default;
if (!newYork) throw new Error('There is no outline of New York. Run pnpm maps.');

const anywhere = fc
  .array(
    fc.record({
      lat: fc.double({ min: 40.63, max: 41.1, noNaN: true }),
      long: fc.double({ min: -74.4, max: -73.4, noNaN: true }),
    }),
    { maxLength: 40 },
  )
  .map((places) =>
    places.map((place, at) => aClub({ ...place, facilityId: facilityId(String(at + 1)) })),
  );

describe('the dots on a map', () => {
  it('PG-135 never overlap: clubs that would share one, and none is lost', () => {
    fc.assert(
      fc.property(anywhere, (clubs) => {
        const dots = dotsOf(newYork, clubs, wholeView(newYork));
        const ids = dots.flatMap((dot) => dot.clubs.map((club) => club.facilityId));
        expect(new Set(ids)).toEqual(new Set(clubs.map((club) => club.facilityId)));
        expect(ids).toHaveLength(clubs.length);
        for (const [at, one] of dots.entries()) {
          for (const two of dots.slice(at + 1)) {
            expect(Math.hypot(one.x - two.x, (one.y - two.y) / mapRatio)).toBeGreaterThan(0.074);
          }
        }
      }),
    );
  });

  it('PG-135 come apart when the map shows only their clubs', () => {
    const clubs = [
      aClub({ lat: 40.7195, long: -74.0089 }),
      aClub({ lat: 40.7549, long: -73.9863 }),
    ];
    expect(dotsOf(newYork, clubs)).toHaveLength(1);
    const dots = dotsOf(newYork, clubs, viewAround(newYork, clubs));
    expect(dots).toHaveLength(2);
    for (const { x, y } of dots) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.1);
    }
  });

  it('PG-135 get their names where these cover no other dot', () => {
    const [left, right, below] = [
      { clubs: [aClub()] as const, x: 0.3, y: 0.5 },
      { clubs: [aClub()] as const, x: 0.5, y: 0.52 },
      { clubs: [aClub()] as const, x: 0.5, y: 0.8 },
    ];
    expect(namedDots([left, below])).toEqual(new Set([left, below]));
    expect(namedDots([left, right])).toEqual(new Set([right]));
  });

  it('PG-271 have at least half of the map for their names', () => {
    const roomAt = (x: number) => (isNamedBefore({ clubs: [aClub()], x, y: 0.5 }) ? x : 1 - x);
    for (const x of [0, 0.3, 0.5, 0.58, 0.8, 1]) expect(roomAt(x)).toBeGreaterThanOrEqual(0.5);
  });

  it('PG-271 get their names where these cover no other name', () => {
    const [west, east] = [
      { clubs: [aClub()] as const, x: 0.1, y: 0.57 },
      { clubs: [aClub()] as const, x: 0.66, y: 0.63 },
    ];
    expect(namedDots([west, east])).toEqual(new Set([west]));
    expect(namedDots([east])).toEqual(new Set([east]));
  });
});
