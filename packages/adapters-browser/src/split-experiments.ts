import type { KeyValueStore, Logger } from '@foyer/core';
import type { Experiments } from '@foyer/core/kernel';

import { readAssignments, writeAssignments } from './stored-assignments.ts';
import { armOf, type Splits } from './split.ts';

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
