import { type Club, type ClubAtDistance, type Coordinates, nearestClubs } from '@foyer/core';
import { aClub, seededRandom } from '@foyer/core/testing';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Benchmark, Target } from '../benchmark.ts';
import { defineWork } from '../define-work.ts';

const peerName = 'geokdbush';

/** The three clubs nearest to a visitor. CC-04 */
export const nearestOfHundred: Benchmark = nearestOf(100, {
  figure: 0.5,
  beside: { name: peerName, figure: 1.7 },
});
function nearestOf(size: number, target: Target): Benchmark {
  return defineWork(`nearest 3 of ${size.toLocaleString('en-US')} clubs`, () => {
    const chain = aChain(size);
    return {
      inputs: somePlaces(),
      ours: (from) => nearestClubs(chain.clubs, from),
      answer: (found) => (found as readonly ClubAtDistance[]).map(({ club }) => club.facilityId),
      peers: [
        {
          name: peerName,
          run: ({ longitude, latitude }) => around(chain.index, longitude, latitude, 3),
          answer: (found) => (found as readonly number[]).map((at) => chain.clubs[at]?.facilityId),
        },
      ],
      floor: { run: (from) => nearestByScan(chain, from) },
      target,
    };
  });
}

interface Chain {
  readonly clubs: readonly Club[];
  readonly index: KDBush;
  /** x, y and z of each club on the unit sphere. */
  readonly vectors: Float64Array;
}

/** Clubs all over the United States and Canada, by chance and the same each time. */
function aChain(size: number): Chain {
  const random = seededRandom(7);
  const club = aClub();
  const index = new KDBush(size);
  const vectors = new Float64Array(size * 3);
  const clubs = Array.from({ length: size }, (_, at) => {
    const lat = 25 + random() * 30;
    const long = -125 + random() * 58;
    index.add(long, lat);
    vectors.set(vectorOf({ latitude: lat, longitude: long }), at * 3);
    return { ...club, facilityId: String(at) as Club['facilityId'], lat, long };
  });
  index.finish();
  return { clubs, index, vectors };
}

function somePlaces(): readonly Coordinates[] {
  const random = seededRandom(11);
  return Array.from({ length: 256 }, () => ({
    latitude: 26 + random() * 28,
    longitude: -124 + random() * 56,
  }));
}

/** One scan over the unit vectors, which is as little as it can be without an index. */
function nearestByScan({ clubs, vectors }: Chain, from: Coordinates): readonly string[] {
  const [x, y, z] = vectorOf(from);
  let [first, second, third] = [-1, -1, -1];
  let [best, next, last] = [-2, -2, -2];
  for (let at = 0; at < clubs.length; at += 1) {
    const place = at * 3;
    const near =
      x * (vectors[place] ?? 0) + y * (vectors[place + 1] ?? 0) + z * (vectors[place + 2] ?? 0);
    if (near <= last) continue;
    if (near > next) {
      third = second;
      last = next;
      if (near > best) {
        second = first;
        next = best;
        first = at;
        best = near;
      } else {
        second = at;
        next = near;
      }
    } else {
      third = at;
      last = near;
    }
  }
  return [first, second, third].map((at) => clubs[at]?.facilityId ?? '');
}

function vectorOf({ latitude, longitude }: Coordinates): [number, number, number] {
  const north = (latitude * Math.PI) / 180;
  const east = (longitude * Math.PI) / 180;
  const ring = Math.cos(north);
  return [ring * Math.cos(east), ring * Math.sin(east), Math.sin(north)];
}
