import type { Experiments } from '@foyer/core/kernel';
import type { IdSource, KeyValueStore, Logger } from '@foyer/core';

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

export interface AssignmentOptions {
  /** Where assignments are saved: local storage. */
  readonly store: KeyValueStore;
  /** See `storedVisitorId`. */
  readonly visitorId: string;
  readonly logger?: Logger;
}

/** The arm of a flag that a visitor has. */
export type Arm = boolean | string;

/** A visitor's arms, saved with their id, so that they stay the same on later pages and days. */
export class StoredAssignments {
  readonly #options: AssignmentOptions;
  /** Holds assignments in memory in case storage fails. */
  readonly #reported = new Map<string, Arm>();

  constructor(options: AssignmentOptions) {
    this.#options = options;
  }

  /** Reads the storage for each flag that is new to this page, because another tab may have saved it. */
  get(flag: string): Arm | undefined {
    return this.#reported.get(flag) ?? this.#read().get(flag);
  }

  keep(flag: string, arm: Arm): void {
    const { store, visitorId, logger } = this.#options;
    this.#reported.set(flag, arm);
    const stored = this.#read();
    if (stored.get(flag) === arm) return;
    const flags = Object.fromEntries(stored.set(flag, arm));
    const written = store.write(assignmentsKey, JSON.stringify({ visitorId, flags }));
    if (written.err) logger?.warn('experiment-not-stored', { failure: written.val.kind });
  }

  /** Empty for another visitor's assignments and for invalid text. */
  #read(): Map<string, Arm> {
    const { store, visitorId } = this.#options;
    const stored = parse(store.read(assignmentsKey));
    if (!isRecord(stored) || stored['visitorId'] !== visitorId || !isRecord(stored['flags'])) {
      return new Map();
    }
    const flags = Object.entries(stored['flags']);
    return new Map(flags.filter((entry): entry is [string, Arm] => isArm(entry[1])));
  }
}

/** Returns a visitor's random id. It's created on the first visit and saved until the visitor clears the storage. */
export function storedVisitorId(store: KeyValueStore, ids: IdSource, logger?: Logger): string {
  const stored = store.read(visitorKey);
  if (stored !== null && stored !== '') return stored;
  const made = ids.next();
  const written = store.write(visitorKey, made);
  if (written.err) logger?.warn('visitor-id-not-stored', { failure: written.val.kind });
  return made;
}

const assignmentsKey = 'foyer.experiments';

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isArm(value: unknown): value is Arm {
  return typeof value === 'boolean' || typeof value === 'string';
}

const visitorKey = 'foyer.visitor';
