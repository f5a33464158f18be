import { nearestClubs, searchClubs } from '@foyer/core';
import { timeOf } from '../time-of.ts';
import type { Growth } from './growth.ts';
import { namedChain } from './named-chain.ts';
import { timeOfFirst } from './time-of-first.ts';

const sizes = [100, 10_000, 1_000_000];
const newYork = { latitude: 40.75, longitude: -73.98 };
const places = [
  newYork,
  { latitude: 34.05, longitude: -118.24 },
  { latitude: 41.88, longitude: -87.63 },
  { latitude: 47.61, longitude: -122.33 },
];

/** CC-04 */
export const nearest: Growth = {
  name: 'nearest 3, from the third question on',
  of: 'clubs',
  sizes,
  prepare: (size) => {
    const clubs = namedChain(size);
    return async () => timeOf((from) => nearestClubs(clubs, from), places);
  },
};

/** A look at all of them: who asks no more needs no index. CC-04 */
export const firstNearest: Growth = {
  name: 'nearest 3, the first question about a list',
  of: 'clubs',
  sizes,
  prepare: (size) => {
    const clubs = namedChain(size);
    return async () =>
      timeOfFirst(
        () => [...clubs],
        (list) => nearestClubs(list, newYork),
      );
  },
};

/** With the index that it builds. CC-04 */
export const secondNearest: Growth = {
  name: 'nearest 3, the second question',
  of: 'clubs',
  sizes,
  prepare: (size) => {
    const clubs = namedChain(size);
    return async () =>
      timeOfFirst(
        () => {
          const list = [...clubs];
          nearestClubs(list, newYork);
          return list;
        },
        (list) => nearestClubs(list, newYork),
      );
  },
};

/** With all names folded. CC-03 */
export const firstSearch: Growth = {
  name: 'searched by name, the first key',
  of: 'clubs',
  sizes,
  prepare: (size) => async () =>
    timeOfFirst(
      () => namedChain(size),
      (list) => searchClubs(list, 'kingswood'),
    ),
};

/** CC-03 */
export const search: Growth = {
  name: 'searched by name, every further key; few are found',
  of: 'clubs',
  sizes,
  prepare: (size) => {
    const clubs = namedChain(size);
    return async () => timeOf((query) => searchClubs(clubs, query), ['kingswoo', 'kingswood']);
  },
};

/** CC-03 */
export const searchOfMany: Growth = {
  name: 'searched by name, one in ten is found',
  of: 'clubs',
  sizes,
  prepare: (size) => {
    const clubs = namedChain(size);
    return async () => timeOf((query) => searchClubs(clubs, query), ['ki', 'we']);
  },
};
