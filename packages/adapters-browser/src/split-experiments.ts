import type { Experiments } from '@foyer/core/kernel';

import { type Arm, type AssignmentOptions, StoredAssignments } from './stored-assignments.ts';

export interface SplitExperimentsOptions extends AssignmentOptions {
  readonly splits: Splits;
}

/**
 * Decides experiments on the page, before its first paint and without the SDK: uses the saved assignment, else the
 * split. Saves assignments in the format of `OpenFeatureExperiments`.
 */
export class SplitExperiments implements Experiments {
  readonly #options: SplitExperimentsOptions;
  readonly #assignments: StoredAssignments;

  constructor(options: SplitExperimentsOptions) {
    this.#options = options;
    this.#assignments = new StoredAssignments(options);
  }

  isOn(flag: string, fallback: boolean): boolean {
    return this.#decide(flag, fallback);
  }

  text(flag: string, fallback: string): string {
    return this.#decide(flag, fallback);
  }

  #decide<Value extends Arm>(flag: string, fallback: Value): Value {
    const { visitorId, splits } = this.#options;
    const split = Object.hasOwn(splits, flag) ? splits[flag] : undefined;
    for (const arm of [this.#assignments.get(flag), split && armOf(split, flag, visitorId)]) {
      if (!isLike(arm, fallback)) continue;
      this.#assignments.keep(flag, arm);
      return arm;
    }
    return fallback;
  }
}

function isLike<Value extends Arm>(arm: Arm | undefined, like: Value): arm is Value {
  return typeof arm === typeof like;
}

/**
 * How an experiment divides visitors among its arms: `[[true, 20], [false, 80]]`. Weights are relative to their sum;
 * an arm with weight 0 gets nobody.
 */
export type Split = readonly (readonly [arm: Arm, weight: number])[];

export type Splits = Readonly<Record<string, Split>>;

/**
 * Returns a visitor's arm. It depends only on their id and the flag, so it's the same everywhere, and arms of
 * different experiments are independent. Undefined if no arm gets anybody.
 */
export function armOf(split: Split, flag: string, visitorId: string): Arm | undefined {
  const whole = split.reduce((sum, [, weight]) => sum + weight, 0);
  let left = shareOf(`${flag} ${visitorId}`) * whole;
  for (const [arm, weight] of split) {
    left -= weight;
    if (left < 0) return arm;
  }
  return undefined;
}

/** Hashes the text to a number in [0, 1): FNV-1a, mixed so that its high bits depend on every character. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
