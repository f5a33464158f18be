import { createHash } from 'node:crypto';

import type { Club } from '@foyer/core';

import type { KindOfClub, Scenario } from '../scenario/scenario.schema.ts';
import type { Chain } from './back-end.ts';
import { Mismatch } from './mismatch.ts';

/** A number that is the same for the same words, for seeds. */
export function hashOf(...words: readonly (string | number)[]): number {
  return createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0);
}

/**
 * The clubs of a scenario by the names it gives them: one by its id, or one of a kind, by the seed and the number of
 * the run, so that run k always meets the same clubs and runs side by side mostly different ones. Two names never
 * mean one club, unless both give its id.
 */
export function chooseClubs(
  { name, clubs = {} }: Scenario,
  { clubs: all, configuration }: Chain,
  { seed, run }: { readonly seed: number; readonly run: number },
): ReadonlyMap<string, Club> | Mismatch {
  const accepting = new Set(configuration.clubsForAppointment);
  const chosen = new Map<string, Club>();
  const byIdFirst = Object.entries(clubs).toSorted(
    ([, one], [, other]) => Number(typeof one === 'object') - Number(typeof other === 'object'),
  );
  for (const [as, wanted] of byIdFirst) {
    const fitting =
      typeof wanted === 'object'
        ? all.filter((club) => isOfKind(club, accepting, wanted) && !isTaken(club, chosen))
        : all.filter((club) => club.facilityId === String(wanted));
    const club = fitting[(hashOf(seed, name, as) + run) % Math.max(1, fitting.length)];
    if (club === undefined) {
      return new Mismatch(['clubs', as], 'the back end has no such club', wanted, 'none that fits');
    }
    chosen.set(as, club);
  }
  return chosen;
}

function isTaken(club: Club, chosen: ReadonlyMap<string, Club>): boolean {
  return [...chosen.values()].some((other) => other.facilityId === club.facilityId);
}

function isOfKind(club: Club, accepting: ReadonlySet<string>, kind: KindOfClub): boolean {
  const asked: readonly (readonly [unknown, unknown])[] = [
    [kind.accepts, accepting.has(club.facilityId)],
    [kind.country, club.country],
    [kind.region, club.region],
    [kind['time-zone'], club.timeZone],
    [kind.guided, club.hasGuidedWorkouts],
    [kind.status, club.status],
  ];
  return asked.every(([wanted, is]) => wanted === undefined || wanted === is);
}
