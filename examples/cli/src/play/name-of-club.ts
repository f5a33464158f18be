import type { Club } from '@foyer/core';

import type { Run } from './run.ts';

/** A club by the name that the scenario gives it, else by its id; `none` where there is none. */
export function nameOfClub(world: Run, seen: Pick<Club, 'facilityId'> | null): string {
  const name = [...world.clubs].find(([, club]) => club.facilityId === seen?.facilityId)?.[0];
  return name ?? seen?.facilityId ?? 'none';
}
