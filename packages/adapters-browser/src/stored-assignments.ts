import type { IdSource, KeyValueStore, Logger } from '@foyer/core';

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
