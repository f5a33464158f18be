// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -118.321,
  parallels: [33.85, 34.182],
  scale: 34494.86,
  translate: [160, 20579.544],
  path: 'M120.9,200L120.6,199.3L115.2,186.1L108,166.7L99.1,140.3L79.3,110.8L63.2,96.5L48.9,86.3L41.7,87.3L36.3,85.3L29.1,87.3L25.5,86.3L18.3,86.3L16.5,88.3L2.2,87.2L0,87.1L0,0L320,0L320,200Z',
};
