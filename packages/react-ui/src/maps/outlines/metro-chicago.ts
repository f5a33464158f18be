// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -87.79,
  parallels: [41.767, 41.992],
  scale: 50789.114,
  translate: [160, 37223.775],
  path: 'M205.1,-100L231.5,-73.8L238.6,-32.7L269.6,73.1L279.1,130.2L312.5,200.9L331.5,216.1L336.4,251.9L372.2,283L400.6,267.6L417.3,279L407.6,300L-160,300L-160,-100Z',
};
