import type { KeyValueStore, Logger } from '@foyer/core';
import type { Experiments } from '@foyer/core/kernel';

import { readAssignments, writeAssignments } from './stored-assignments.ts';

export interface SplitExperimentsOptions {
  readonly splits: Splits;
  /** Where assignments are saved: local storage. */
  readonly store: KeyValueStore;
  /** See `storedVisitorId`. */
  readonly visitorId: string;
  readonly logger?: Logger;
}

/**
 * Decides experiments on the page, before its first paint and without the SDK: uses the saved assignment, else the
 * split. Saves assignments in the format of `OpenFeatureExperiments`.
 */
export class SplitExperiments implements Experiments {
  readonly #options: SplitExperimentsOptions;
  /** Holds assignments in memory in case storage fails. */
  readonly #reported = new Map<string, boolean | string>();

  constructor(options: SplitExperimentsOptions) {
    this.#options = options;
  }

  isOn(flag: string, fallback: boolean): boolean {
    return this.#report(flag, fallback);
  }

  text(flag: string, fallback: string): string {
    return this.#report(flag, fallback);
  }

  #report<Value extends boolean | string>(flag: string, fallback: Value): Value {
    const { store, visitorId, splits } = this.#options;
    const stored = readAssignments(store, visitorId);
    const split = Object.hasOwn(splits, flag) ? splits[flag] : undefined;
    for (const arm of [
      this.#reported.get(flag),
      stored.get(flag),
      split && armOf(split, flag, visitorId),
    ]) {
      if (!isLike(arm, fallback)) continue;
      this.#reported.set(flag, arm);
      if (stored.get(flag) !== arm) this.#keep(stored.set(flag, arm));
      return arm;
    }
    return fallback;
  }

  #keep(assignments: ReturnType<typeof readAssignments>): void {
    const { store, visitorId, logger } = this.#options;
    const written = writeAssignments(store, visitorId, assignments);
    if (written.err) logger?.warn('experiment-not-stored', { failure: written.val.kind });
  }
}

function isLike<Value extends boolean | string>(
  arm: boolean | string | undefined,
  like: Value,
): arm is Value {
  return typeof arm === typeof like;
}

/**
 * How an experiment divides visitors among its arms: `[[true, 20], [false, 80]]`. Weights are relative to their sum;
 * an arm with weight 0 gets nobody.
 */
export type Split = readonly (readonly [arm: boolean | string, weight: number])[];

export type Splits = Readonly<Record<string, Split>>;

/**
 * Returns a visitor's arm. It depends only on their id and the flag, so it's the same everywhere, and arms of
 * different experiments are independent. Undefined if no arm gets anybody.
 */
export function armOf(split: Split, flag: string, visitorId: string): boolean | string | undefined {
  const whole = split.reduce((sum, [, weight]) => sum + weight, 0);
  let left = shareOf(`${flag} ${visitorId}`) * whole;
  return split.find(([, weight]) => (left -= weight) < 0)?.[0];
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
