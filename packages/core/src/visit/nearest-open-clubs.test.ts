import { describe, expect, it } from 'vitest';

import { aClub, facilityId } from '../../testing/builders/club.builder.ts';
import type { Club } from '../clubs/club.ts';
import { nearestOpenClubs } from './nearest-open-clubs.ts';

/** A club on the equator, `km` kilometers from the meridian. */
const clubAt = (km: number): Club =>
  aClub({ facilityId: facilityId(String(km)), name: String(km), lat: 0, long: km / 111.2 });

/** Searches around a club at 0 km, among clubs at every `step` km from there. */
async function search(hasTimes: (km: number) => boolean, step = 1) {
  const asked: number[] = [];
  const found = await nearestOpenClubs({
    club: clubAt(0),
    candidates: Array.from({ length: 21 }, (_, place) => clubAt((20 - place) * step)),
    earliestSlot: ({ name }) => {
      asked.push(Number(name));
      const startsAt = '2026-11-21T09:00:00+00:00';
      const slot = { startsAt, date: '2026-11-21', label: '9:00 AM', available: true };
      return Promise.resolve(hasTimes(Number(name)) ? slot : null);
    },
  });
  return { asked, found: found.map(({ club }) => Number(club.name)) };
}

describe('the nearest clubs with open times', () => {
  it('VL-25 are three, nearest first, without the club itself', async () => {
    expect(await search(() => true)).toEqual({ asked: [1, 2, 3], found: [1, 2, 3] });
  });

  it('VL-25 leave out clubs without times', async () => {
    const { asked, found } = await search((km) => km % 2 === 0);
    expect(found).toEqual([2, 4, 6]);
    expect(asked).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('VL-25 are looked for among nine clubs at most', async () => {
    const { asked, found } = await search((km) => km > 8);
    expect(found).toEqual([9]);
    expect(asked).toHaveLength(9);
  });

  it('VL-25 are within 160 km', async () => {
    expect((await search(() => true, 100)).found).toEqual([100]);
  });
});
