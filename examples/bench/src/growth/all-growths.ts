import { firstSearch, search, searchOfMany } from './club-growth.ts';
import type { Growth } from './growth.ts';
import { scenarios } from './scenario-growth.ts';
import { labels, planning } from './slot-growth.ts';

/** In the order of the tables. */
export const allGrowths: readonly Growth[] = [
  search,
  searchOfMany,
  firstSearch,
  labels,
  planning,
  scenarios,
];
