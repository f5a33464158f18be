import type { IdSource, KeyValueStore, Logger, Result } from '@foyer/core';
import type { StoreFailure } from '@foyer/core/kernel';

/** A visitor's assignments: an arm by flag. */
export type Assignments = Map<string, boolean | string>;

/** Reads the saved assignments of this visitor. Empty for another visitor's and for invalid text. */
export function readAssignments(store: KeyValueStore, visitorId: string): Assignments {
  const stored = parse(store.read(assignmentsKey));
  if (!isRecord(stored) || stored['visitorId'] !== visitorId || !isRecord(stored['flags'])) {
    return new Map();
  }
  const flags = Object.entries(stored['flags']);
  return new Map(flags.filter((entry): entry is [string, boolean | string] => isArm(entry[1])));
}

export function writeAssignments(
  store: KeyValueStore,
  visitorId: string,
  assignments: Assignments,
): Result<void, StoreFailure> {
  const flags = Object.fromEntries(assignments);
  return store.write(assignmentsKey, JSON.stringify({ visitorId, flags }));
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

function isArm(value: unknown): value is boolean | string {
  return typeof value === 'boolean' || typeof value === 'string';
}

const visitorKey = 'foyer.visitor';
