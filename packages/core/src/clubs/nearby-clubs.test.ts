import { describe, expect, it } from 'vitest';

import { ClubDirectory } from './club-directory.ts';
import { FakeClubRepository } from '../../testing/fakes/club-repository.fake.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeGeolocation } from '../../testing/fakes/platform.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeBackEnd } from '../../testing/fakes/back-end.fake.ts';
import { createObservable } from '../kernel/observable.ts';
import {
  positionKey,
  presetRegion,
  presetRegions,
  NearbyClubs,
  noNearbyClubs,
  type NearbyClubsSnapshot,
} from './nearby-clubs.ts';

const hour = 3_600_000;
const manhattan = { latitude: 40.758, longitude: -73.9855 };

function aVisitor(position = manhattan) {
  const clock = new VirtualClock();
  const geolocation = new FakeGeolocation(clock, position);
  const backEnd = new FakeBackEnd({ clock });
  const clubs = new FakeClubRepository(backEnd);
  const localStore = new FakeKeyValueStore();
  const sessionStore = new FakeKeyValueStore();
  const open = (): NearbyClubs & { getSnapshot(): NearbyClubsSnapshot } => {
    const nearbyView = createObservable(noNearbyClubs);
    const nearby = new NearbyClubs({
      geolocation,
      localStore,
      sessionStore,
      clock,
      nearbyView,
      clubs: new ClubDirectory(clubs),
    });
    return Object.assign(nearby, { getSnapshot: nearbyView.get });
  };
  return { clock, clubs, localStore, sessionStore, geolocation, nearby: open(), open };
}

describe('position', () => {
  it('LO-02 an address may name a preset region, in any case', () => {
    expect(Object.keys(presetRegions).join(' ')).toBe('CA CAN CT DC FL IL MA MI NJ NY TX UK WA');
    expect(presetRegion(' uk ')).toEqual(presetRegions['UK']);
    expect(presetRegion('constructor')).toBeNull();
  });

  it('LO-06 the preset region counts first, then the cached position, then the browser’s', async () => {
    const { nearby, geolocation } = aVisitor();
    expect((await nearby.locate('TX')).unwrap()).toEqual(presetRegions['TX']);
    expect(geolocation.asked).toBe(0);
    expect((await nearby.locate(null)).unwrap()).toEqual(manhattan);
    await nearby.locate('somewhere');
    expect(geolocation.asked).toBe(1);
  });

  it('LO-01 LO-06 a position is stored with its time and reused for an hour', async () => {
    const { nearby, geolocation, localStore, clock } = aVisitor();
    await nearby.locate(null);
    expect(JSON.parse(localStore.read(positionKey) ?? '')).toEqual({
      ...manhattan,
      timestamp: clock.now().epochMilliseconds,
    });
    clock.advance(hour - 1);
    await nearby.locate(null);
    expect(geolocation.asked).toBe(1);
    clock.advance(1);
    await nearby.locate(null);
    expect(geolocation.asked).toBe(2);
  });

  it.each(['', '{}', '{"latitude":91,"longitude":0,"timestamp":1}', '{"latitude":"x"}'])(
    'LX-04 a cached position that reads %s is ignored',
    async (text) => {
      const { nearby, localStore } = aVisitor();
      localStore.write(positionKey, text).unwrap();
      expect((await nearby.locate(null)).unwrap()).toEqual(manhattan);
    },
  );
});

describe('nearby clubs', () => {
  it('CC-04 are up to three, nearest first', async () => {
    const nearby = aVisitor().open();
    await nearby.find(null);
    expect(nearby.getSnapshot().clubs.map(({ club }) => club.name)).toEqual([
      'Bryant Park',
      'Brooklyn Heights',
    ]);
  });

  it('LO-04 are cached for the tab and reused for an hour for the same coordinates', async () => {
    const { open, clubs, clock } = aVisitor();
    await open().find(null);
    const again = open();
    await again.find(null);
    expect(clubs.faults.count('all')).toBe(1);
    expect(again.getSnapshot().clubs).toHaveLength(2);
    await open().find('UK');
    expect(clubs.faults.count('all')).toBe(2);
    await open().find(null);
    clock.advance(hour);
    await open().find(null);
    expect(clubs.faults.count('all')).toBeGreaterThan(3);
  });

  it('CC-02 are an empty list when no club is near', async () => {
    const nearby = aVisitor({ latitude: -75, longitude: 0 }).open();
    await nearby.find(null);
    expect(nearby.getSnapshot()).toMatchObject({ status: 'ready', clubs: [] });
  });

  it('LO-03 LO-05 a refused position reports the reason and the browser’s message', async () => {
    const { open, geolocation } = aVisitor();
    geolocation.answer = { kind: 'denied', message: 'User denied Geolocation' };
    const nearby = open();
    await nearby.find(null);
    expect(nearby.getSnapshot()).toEqual({
      status: 'failed',
      position: null,
      clubs: [],
      failure: 'denied',
      error: 'User denied Geolocation',
    });
  });

  it('LX-05 a known position is used without asking the browser', async () => {
    const { open, geolocation } = aVisitor();
    const nearby = open();
    await nearby.recall();
    expect(nearby.getSnapshot().status).toBe('idle');
    expect(geolocation.asked).toBe(0);
    await nearby.find(null);
    const again = open();
    await again.recall();
    expect(again.getSnapshot().clubs).toHaveLength(2);
    expect(geolocation.asked).toBe(1);
  });

  it('LX-05 LO-06 a position that the visitor allowed is asked for, and a failure is not shown', async () => {
    const { open, geolocation } = aVisitor();
    geolocation.allowed = true;
    const nearby = open();
    geolocation.answer = { kind: 'unavailable', message: 'No satellite' };
    await nearby.recall();
    expect(nearby.getSnapshot()).toEqual(noNearbyClubs);
    geolocation.answer = manhattan;
    await nearby.recall();
    expect(nearby.getSnapshot().clubs).toHaveLength(2);
  });
});
