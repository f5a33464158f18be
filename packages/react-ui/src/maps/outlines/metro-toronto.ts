// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -79.389,
  parallels: [43.546, 43.771],
  scale: 50896.253,
  translate: [160.322, 38882.399],
  path: 'M-160,-100L480,-100L480,300L-160,300Z',
};
