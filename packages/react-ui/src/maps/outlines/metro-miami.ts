// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 200,
  middle: -80.197,
  parallels: [25.698, 26.171],
  scale: 24165.293,
  translate: [160, 11038.493],
  path: 'M197.8,0L195.7,13.7L191.7,26.5L186.2,30.8L186.2,34.3L191.7,43.6L186.3,167.5L183.5,167.5L183.5,149.7L186.3,130.5L186.3,119.8L184.9,114.1L180.8,114.1L167.1,132.6L165.8,147.6L160.3,159L160.3,176.8L154.8,184.6L150.7,186L146.6,186L143.9,186.8L139.8,190.3L138.4,194.6L137.7,200L0,200L0,0ZM168.6,200L169.9,198.9L168.5,198.2L168.5,197.4L167.1,196.7L165.8,196L165.8,193.2L168.5,191.7L169.9,189.6L171.2,187.5L172.6,184.6L175.3,184.6L175.4,200L168.6,200Z',
};
