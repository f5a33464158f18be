import type { Club } from '@foyer/core';

import type { World } from './world.ts';

/** A club by the name that the scenario gives it, else by its id; `none` where there is none. */
export function nameOfClub(world: World, seen: Pick<Club, 'facilityId'> | null): string {
  const name = [...world.clubs].find(([, club]) => club.facilityId === seen?.facilityId)?.[0];
  return name ?? seen?.facilityId ?? 'none';
}
