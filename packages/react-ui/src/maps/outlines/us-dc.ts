// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 164,
  height: 200,
  middle: -77.014,
  parallels: [38.825, 38.961],
  scale: 52000.003,
  translate: [81.47, 35398.163],
  path: 'M8,62.5L61.2,8L155,100L63.7,192L63.7,119.5Z',
};
