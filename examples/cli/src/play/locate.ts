import { type Coordinates, type LocationFailure, nearestClubs } from '@foyer/core';

import type { LocationAnswer } from '../scenario/faults.schema.ts';
import type { World } from './world.ts';

/** Longest wait for the device, in ms. LO-01 */
const locateTimeoutMs = 5_000;

/** The visitor asks for the clubs around: the device may refuse. Source: LO-01, LO-03, CC-04. */
export async function locate(world: World): Promise<void> {
  const answer = await world.geolocation.locate(locateTimeoutMs);
  if (answer.err) {
    world.located = { outcome: answer.val.kind, nearest: [] };
    return;
  }
  await world.page?.clubs.load();
  const clubs = world.page?.clubs.getSnapshot().clubs ?? [];
  const nearest = nearestClubs(clubs, answer.val, 3).map(({ club }) => club.name);
  world.located = { outcome: 'found', nearest };
}

/** The device's next answer, as a scenario words it. */
export function deviceAnswer(wanted: LocationAnswer): Coordinates | LocationFailure | 'hangs' {
  if (typeof wanted !== 'string') return wanted;
  return wanted === 'timeout' ? 'hangs' : { kind: wanted, message: `Location is ${wanted}.` };
}
