import { firstNearest, firstSearch, nearest, search, searchOfMany } from './club-growth.ts';
import type { Growth } from './growth.ts';
import { scenarios } from './scenario-growth.ts';
import { labels, planning } from './slot-growth.ts';

/** In the order of the tables. */
export const allGrowths: readonly Growth[] = [
  firstNearest,
  nearest,
  firstSearch,
  search,
  searchOfMany,
  labels,
  planning,
  scenarios,
];
