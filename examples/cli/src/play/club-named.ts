import type { Club } from '@foyer/core';

import type { Run } from './run.ts';

/** The reader of scenarios has seen to it that every name is one of the scenario's. */
export function clubNamed({ clubs }: Run, name: string): Club {
  const club = clubs.get(name);
  if (club === undefined) throw new Error(`The scenario has no club ${name}.`);
  return club;
}
