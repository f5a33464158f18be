// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.
import type { MapOutline } from '../map-outline.ts';

export const outlines: Readonly<Record<string, () => Promise<{ readonly outline: MapOutline }>>> = {
  world: () => import('./world.ts'),
  US: () => import('./us.ts'),
  CA: () => import('./ca.ts'),
  UK: () => import('./uk.ts'),
  IE: () => import('./ie.ts'),
  FR: () => import('./fr.ts'),
  AE: () => import('./ae.ts'),
  IN: () => import('./in.ts'),
  SG: () => import('./sg.ts'),
  JP: () => import('./jp.ts'),
  AU: () => import('./au.ts'),
  'US-NY': () => import('./us-ny.ts'),
  'US-NJ': () => import('./us-nj.ts'),
  'US-CT': () => import('./us-ct.ts'),
  'US-MA': () => import('./us-ma.ts'),
  'US-DC': () => import('./us-dc.ts'),
  'US-FL': () => import('./us-fl.ts'),
  'US-IL': () => import('./us-il.ts'),
  'US-MI': () => import('./us-mi.ts'),
  'US-TX': () => import('./us-tx.ts'),
  'US-CA': () => import('./us-ca.ts'),
  'US-WA': () => import('./us-wa.ts'),
};
