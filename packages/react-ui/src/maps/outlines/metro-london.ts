// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -0.106,
  parallels: [51.4, 51.625],
  scale: 50844.633,
  translate: [160, 45812.83],
  path: 'M480,102.5L470.1,105.3L468.1,111.3L466.2,120.3L462.3,130.8L456.4,139.9L448.5,144.4L438.6,147.5L430.6,152L466.4,145.8L470.4,142.8L474.3,136.7L476.3,130.7L478.2,127.7L480,127.2L480,300L-160,300L-160,-100L480,-100Z',
};
