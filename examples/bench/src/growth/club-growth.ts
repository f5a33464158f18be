import { searchClubs } from '@foyer/core';
import { timeOf } from '../time-of.ts';
import type { Growth } from './growth.ts';
import { namedChain } from './named-chain.ts';
import { timeOfFirst } from './time-of-first.ts';

const sizes = [100, 10_000, 1_000_000];

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
