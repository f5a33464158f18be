// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outline: MapOutline = {
  width: 320,
  height: 172,
  middle: 103.821,
  parallels: [1.295, 1.418],
  scale: 47916.873,
  translate: [159.635, 1220.107],
  path: 'M275.9,57.4L296.9,61.7L309,65.9L312,71.5L303,87.1L287.9,104L269.9,118.1L251.8,123.8L230.7,125.2L215.7,132.3L185.6,152L182.6,156.3L179.6,159.1L173.5,160.5L164.5,163.3L143.4,161.9L134.4,159.1L128.4,154.9L122.4,143.6L104.3,135.1L83.2,130.9L65.2,128L29.1,129.4L14,125.2L8,113.9L11,101.2L38.1,65.9L41.1,50.4L44.1,40.5L53.2,32L65.2,24.9L74.2,23.5L92.3,26.4L110.3,23.5L134.4,12.2L146.5,8L167.5,9.4L188.6,16.5L251.8,49Z',
};
