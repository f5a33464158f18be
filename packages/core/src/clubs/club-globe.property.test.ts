import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClub } from './club.builder.ts';
import type { Club } from './club.ts';
import { ClubGlobe } from './club-globe.ts';
import type { Coordinates } from './coordinates.ts';
import { nearestByScan, nearestClubs } from './nearest-clubs.ts';

const club = aClub();
/** All over, at the poles and the date line, and many within a city or in one house. */
const point = fc.oneof(
  fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  fc.record({
    latitude: fc.constantFrom(-90, -89.9999, 0, 40.758, 40.7580001, 89.9999, 90),
    longitude: fc.constantFrom(-180, -179.9999, -73.9855, -73.98550001, 0, 106.0145, 180),
  }),
);
const chain = fc.array(point, { maxLength: 200, size: 'max' }).map(clubsAt);
const question = fc.record({ from: point, limit: fc.integer({ min: 1, max: 7 }) });

describe('the index of clubs', () => {
  it('CC-04 finds the same clubs as a look at all of them, at the same distances and in the same order', () => {
    fc.assert(
      fc.property(chain, fc.array(question, { minLength: 1 }), (clubs, questions) => {
        for (const { from, limit } of questions) {
          const found = nearestClubs(clubs, from, limit);
          expect(found).toEqual(nearestByScan(clubs, from, limit));
        }
      }),
    );
  });

  it('CC-04 looks at a few clubs only, of however many', () => {
    const clubs = clubsAt(
      Array.from({ length: 5000 }, (_, at) => ({
        latitude: 25 + (at % 71) / 3,
        longitude: -120 + Math.floor(at / 71) / 2,
      })),
    );
    const globe = ClubGlobe.of(clubs);
    expect(globe?.around({ latitude: 40.01, longitude: -100.02 }, 3)).toHaveLength(3);
  });

  it('CC-04 of clubs in one house, the first of the list is the nearest', () => {
    const here = { latitude: 40.758, longitude: -73.9855 };
    const clubs = clubsAt(Array.from({ length: 100 }, () => here));
    nearestClubs(clubs, here);
    expect(nearestClubs(clubs, here).map((near) => clubs.indexOf(near.club))).toEqual([0, 1, 2]);
  });

  it('CC-04 a club that is nowhere on earth leaves the others to be found', () => {
    const clubs = [...clubsAt([{ latitude: 91, longitude: 0 }]), club];
    expect(ClubGlobe.of(clubs)).toBeNull();
    nearestClubs(clubs, { latitude: club.lat, longitude: club.long }, 1);
    expect(nearestClubs(clubs, { latitude: club.lat, longitude: club.long }, 1)[0]?.club).toBe(
      club,
    );
  });

  it('CC-04 a list that has grown is looked at anew', () => {
    const here = { latitude: 10, longitude: 10 };
    const clubs = clubsAt(Array.from({ length: 3 }, () => ({ latitude: 50, longitude: 50 })));
    nearestClubs(clubs, here);
    nearestClubs(clubs, here);
    clubs.push(...clubsAt([here]));
    expect(nearestClubs(clubs, here)[0]?.distanceKm).toBe(0);
  });
});

function clubsAt(places: readonly Coordinates[]): Club[] {
  return places.map(({ latitude, longitude }) => ({ ...club, lat: latitude, long: longitude }));
}
