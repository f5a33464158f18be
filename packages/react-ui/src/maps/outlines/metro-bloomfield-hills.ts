// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -83.168,
  parallels: [42.301, 42.59],
  scale: 39536.461,
  translate: [160.255, 29389.448],
  path: 'M480,-3.6L455,26.6L427.6,24.4L405.9,49.4L407.5,10.3L391,-5.6L409.2,-15.2L436.3,-52.1L410.7,-67.4L383.4,-64.3L348.9,-44L336.2,-24.9L352.7,-9L356.4,17.7L329.1,15.4L309.1,46.3L311.1,96.1L298.5,141.8L267.4,173.3L212.5,188.2L179.6,245.7L182.3,300L-160,300L-160,-100L480,-100Z',
};
