import {
  firstNearest,
  firstSearch,
  nearest,
  search,
  searchOfMany,
  secondNearest,
} from './club-growth.ts';
import type { Growth } from './growth.ts';
import { scenarios } from './scenario-growth.ts';
import { labels, planning } from './slot-growth.ts';

/** In the order of the tables. */
export const allGrowths: readonly Growth[] = [
  // Before what makes lists without end, each with an entry that only a collection of garbage clears.
  nearest,
  firstNearest,
  secondNearest,
  search,
  searchOfMany,
  firstSearch,
  labels,
  planning,
  scenarios,
];
