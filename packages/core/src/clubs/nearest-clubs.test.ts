import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import { distanceKm, nearestClubs } from './nearest-clubs.ts';

const timesSquare = { latitude: 40.758, longitude: -73.9855 };

describe('nearest clubs', () => {
  it('CC-04 are up to three, nearest first by great-circle distance', () => {
    expect(nearestClubs(someClubs, timesSquare).map(({ club }) => club.name)).toEqual([
      'Bryant Park',
      'Brooklyn Heights',
      'Yorkville',
    ]);
  });

  it('CC-04 distances follow the globe: London to New York is 5,570 km', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    const newYork = { latitude: 40.7128, longitude: -74.006 };
    expect(distanceKm(london, newYork)).toBeCloseTo(5570, -1);
  });

  it('CC-04 are found across the date line', () => {
    const fiji = aClub({ facilityId: facilityId('301'), lat: -17.7, long: 179.9 });
    const [nearest] = nearestClubs([...someClubs, fiji], { latitude: -17.7, longitude: -179.9 });
    expect(nearest?.club).toBe(fiji);
    expect(nearest?.distanceKm).toBeLessThan(25);
  });

  it('CC-04 at equal distance keep the order of the list', () => {
    const clubs = Array.from({ length: 100 }, () => aClub({ lat: 40.758, long: -73.9855 }));
    const places = nearestClubs(clubs, timesSquare).map(({ club }) => clubs.indexOf(club));
    expect(places).toEqual([0, 1, 2]);
  });

  it('CC-04 are the same as when all clubs are sorted by distance', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(point, { maxLength: 40 }),
        point,
        fc.integer({ min: 1, max: 5 }),
        (places, from, limit) => {
          const clubs = places.map((place) =>
            aClub({ lat: place.latitude, long: place.longitude }),
          );
          const sorted = places
            .map((place) => distanceKm(from, place))
            .toSorted((a, b) => a - b)
            .slice(0, limit);
          expect(nearestClubs(clubs, from, limit).map((near) => near.distanceKm)).toEqual(sorted);
        },
      ),
    );
  });
});
