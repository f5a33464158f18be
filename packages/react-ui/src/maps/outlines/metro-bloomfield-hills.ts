// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -83.168,
  parallels: [42.301, 42.59],
  scale: 39536.461,
  translate: [160.255, 29389.448],
  path: 'M320,29.4L309.1,46.3L311.1,96.1L298.5,141.8L267.4,173.3L212.5,188.2L205.8,200L0,200L0,0L320,0Z',
};
