// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -87.79,
  parallels: [41.767, 41.992],
  scale: 50789.114,
  translate: [160, 37223.775],
  path: 'M248.2,0L269.6,73.1L279.1,130.2L312.1,200L0,200L0,0Z',
};
