import type { Club } from '@foyer/core';

import type { KindOfClub, Scenario } from '../scenario/scenario.schema.ts';
import type { Chain } from './back-end.ts';
import { Mismatch } from './play-scenario.ts';

/** A scenario's clubs by the names it gives them. */
export type ChosenClubs = ReadonlyMap<string, Club>;

/** Returns the same seed for the same words: FNV-1a, then mixed so that every bit depends on all words. */
export function hashOf(...parts: readonly (string | number)[]): number {
  let state = 0x811c_9dc5;
  for (const word of parts) {
    for (const unit of `${word}\n`)
      state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x0100_0193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * Chooses a scenario's clubs by id or by kind. The seed and the run number decide, so run k always gets the same
 * clubs, and concurrent runs mostly get different ones. Two names mean the same club only if both give its id. Throws
 * a `Mismatch` if there is no such club.
 */
export function chooseClubs(
  scenario: Scenario,
  chain: Chain,
  { seed, run }: { readonly seed: number; readonly run: number },
): ChosenClubs {
  const accepting = new Set(chain.configuration.clubsForAppointment);
  const chosen = new Map<string, Club>();
  // Clubs by id come first, so that a kind can't take one of them.
  const wantedClubs = Object.entries(scenario.clubs ?? {}).toSorted(
    ([, one], [, other]) => Number(typeof one === 'object') - Number(typeof other === 'object'),
  );
  for (const [name, wanted] of wantedClubs) {
    const taken = new Set([...chosen.values()].map((club) => club.facilityId));
    const fitting = chain.clubs.filter((club) =>
      typeof wanted === 'object'
        ? isOfKind(club, accepting, wanted) && !taken.has(club.facilityId)
        : club.facilityId === String(wanted),
    );
    const club = fitting[(hashOf(seed, scenario.name, name) + run) % Math.max(1, fitting.length)];
    if (club === undefined) {
      throw new Mismatch(['clubs', name], 'the back end has no such club', wanted, 'no match');
    }
    chosen.set(name, club);
  }
  return chosen;
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
