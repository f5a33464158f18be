import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { distanceKm, nearestClubs, parseFacilityId } from './club.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { aClub, facilityId, someClubs } from '../../testing/builders/club.builder.ts';
import { ClubDirectory } from './club-directory.ts';
import { FakeClubRepository } from '../../testing/fakes/club-repository.fake.ts';

it.each(['1', '101', '999999'])('VA-13 accepts %s as a facility id', (text) => {
  expect(parseFacilityId(text).val).toBe(text);
});

it.each(['', '1234567', '10 1', '-1', '1e3', '１０１', '101\n', 'abc', '../1'])(
  'VA-13 rejects %j',
  (text) => {
    expect(parseFacilityId(text).val).toBe('malformed');
  },
);

it('VA-13 a configured pattern decides what a facility id is', () => {
  expect(parseFacilityId('NYC-01', /^[A-Z]{3}-\d\d$/).ok).toBe(true);
  expect(parseFacilityId('101', /^[A-Z]{3}-\d\d$/).ok).toBe(false);
});

it('CC-01 the clubs are loaded once, however many screens ask', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  const directory = new ClubDirectory(repository);
  await Promise.all([directory.load(), directory.load()]);
  await directory.load();
  expect(repository.faults.count('all')).toBe(1);
  expect(directory.getSnapshot()).toMatchObject({ status: 'ready' });
  expect(directory.getSnapshot().clubs).toHaveLength(5);
});

it('CC-01 a failure to load the clubs is reported, and the next attempt loads them', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  repository.faults.failNext('all', { kind: 'network' });
  const directory = new ClubDirectory(repository);
  await directory.load();
  expect(directory.getSnapshot().status).toBe('failed');
  await directory.load();
  expect(directory.getSnapshot().status).toBe('ready');
});

it('RT-02 one club can be found without loading the whole list', async () => {
  const repository = new FakeClubRepository(new FakeBackEnd());
  const directory = new ClubDirectory(repository);
  expect((await directory.byId(facilityId('103'))).unwrap()?.name).toBe('Kensington');
  expect((await directory.byId(facilityId('999'))).unwrap()).toBeNull();
  expect(repository.faults.count('all')).toBe(0);
});

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
