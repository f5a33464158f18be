import type { Club } from '@foyer/core';

import type { KindOfClub, Scenario } from '../scenario/scenario.schema.ts';
import type { Chain } from './back-end.ts';
import { Mismatch } from './mismatch.ts';

/** A scenario's clubs by the names it gives them. */
export type ChosenClubs = ReadonlyMap<string, Club>;

/** A number that is the same for the same words, for seeds: FNV-1a, then mixed until each bit depends on all. */
export function hashOf(...words: readonly (string | number)[]): number {
  let state = 0x811c_9dc5;
  for (const word of words) {
    for (const unit of `${word}\n`)
      state = Math.imul(state ^ (unit.codePointAt(0) ?? 0), 0x0100_0193);
  }
  state = Math.imul(state ^ (state >>> 16), 0x85eb_ca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2_ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/**
 * The clubs of a scenario by the names it gives them: one by its id, or one of a kind, by the seed and the number of
 * the run, so that run k always meets the same clubs and runs side by side mostly different ones. Two names never
 * mean one club, unless both give its id.
 */
export function chooseClubs(
  scenario: Scenario,
  chain: Chain,
  { seed, run }: { readonly seed: number; readonly run: number },
): ChosenClubs | Mismatch {
  const chosen = new Map<string, Club>();
  for (const { as, wanted, fitting: all, start } of wantedBy(scenario, chain, seed)) {
    const fitting = typeof wanted === 'object' ? all.filter((club) => !isTaken(club, chosen)) : all;
    const club = fitting[(start + run) % Math.max(1, fitting.length)];
    if (club === undefined) {
      return new Mismatch(['clubs', as], 'the back end has no such club', wanted, 'none that fits');
    }
    chosen.set(as, club);
  }
  return chosen;
}

/** A club that a scenario wants, and the chain's that fit. */
interface Wanted {
  readonly as: string;
  readonly wanted: NonNullable<Scenario['clubs']>[string];
  readonly fitting: readonly Club[];
  /** Where among them the first run begins. */
  readonly start: number;
}

/** The same in every run of a scenario: found out in the first. */
const known = new WeakMap<
  Scenario,
  { readonly chain: Chain; readonly seed: number; readonly all: readonly Wanted[] }
>();

/** Those by an id come first. */
function wantedBy(scenario: Scenario, chain: Chain, seed: number): readonly Wanted[] {
  const before = known.get(scenario);
  if (before?.chain === chain && before.seed === seed) return before.all;
  const accepting = new Set(chain.configuration.clubsForAppointment);
  const all = Object.entries(scenario.clubs ?? {})
    .toSorted(
      ([, one], [, other]) => Number(typeof one === 'object') - Number(typeof other === 'object'),
    )
    .map(([as, wanted]) => ({
      as,
      wanted,
      fitting: chain.clubs.filter((club) =>
        typeof wanted === 'object'
          ? isOfKind(club, accepting, wanted)
          : club.facilityId === String(wanted),
      ),
      start: hashOf(seed, scenario.name, as),
    }));
  known.set(scenario, { chain, seed, all });
  return all;
}

function isTaken(club: Club, chosen: ChosenClubs): boolean {
  for (const other of chosen.values()) if (other.facilityId === club.facilityId) return true;
  return false;
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
