// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -0.106,
  parallels: [51.4, 51.625],
  scale: 50844.633,
  translate: [160, 45812.83],
  path: 'M0,0L320,0L320,200L0,200Z',
};
