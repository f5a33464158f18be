// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -77.032,
  parallels: [38.781, 39.006],
  scale: 50908.408,
  translate: [160, 34657.829],
  path: 'M167.2,200L167.6,199.2L170.1,191.7L167.6,187.2L162.7,166.2L167.6,151.2L170.1,143.7L170.1,134.7L167.6,128.7L165.1,118.2L157.7,112.2L147.7,104.7L140.2,95.6L135.3,92.6L137.8,101.6L145.2,110.7L150.2,115.2L155.2,122.7L157.7,128.7L160.2,134.7L160.2,143.7L157.7,148.2L152.7,148.2L152.7,151.2L155.2,158.7L155.2,169.2L155.2,187.2L152.7,190.2L147.7,193.2L145.2,197.7L147.1,200L0,200L0,0L320,0L320,200Z',
};
