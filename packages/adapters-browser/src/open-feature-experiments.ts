import type { KeyValueStore, Logger } from '@foyer/core';
import type { Experiments } from '@foyer/core/kernel';

import { readAssignments, writeAssignments } from './stored-assignments.ts';

/** The part of OpenFeature's web client used here. A page without experiments never loads the SDK. */
export interface OpenFeatureClient {
  getBooleanDetails(flag: string, fallback: boolean): FlagDetails<boolean>;
  getStringDetails(flag: string, fallback: string): FlagDetails<string>;
}

export interface FlagDetails<Value> {
  readonly value: Value;
  readonly reason?: string;
  readonly errorCode?: string;
}

export interface OpenFeatureExperimentsOptions {
  readonly client: OpenFeatureClient;
  /** Where assignments are saved: local storage. */
  readonly store: KeyValueStore;
  /** See `storedVisitorId`. The provider's targeting key should be the same. */
  readonly visitorId: string;
  readonly logger?: Logger;
}

/**
 * Runs experiments with OpenFeature. A visitor's first assignment is saved with their id, so that it stays the same
 * on later pages and days, whatever the provider returns then. Defaults are used but not saved.
 */
export class OpenFeatureExperiments implements Experiments {
  readonly #options: OpenFeatureExperimentsOptions;
  /** Holds assignments in memory in case storage fails. */
  readonly #reported = new Map<string, boolean | string>();

  constructor(options: OpenFeatureExperimentsOptions) {
    this.#options = options;
  }

  isOn(flag: string, fallback: boolean): boolean {
    const stored = this.#stored(flag);
    if (typeof stored === 'boolean') return stored;
    return this.#report(flag, this.#options.client.getBooleanDetails(flag, fallback));
  }

  text(flag: string, fallback: string): string {
    const stored = this.#stored(flag);
    if (typeof stored === 'string') return stored;
    return this.#report(flag, this.#options.client.getStringDetails(flag, fallback));
  }

  /** Reads the storage for each flag that is new to this page, because another tab may have saved it. */
  #stored(flag: string): boolean | string | undefined {
    const { store, visitorId } = this.#options;
    return this.#reported.get(flag) ?? readAssignments(store, visitorId).get(flag);
  }

  #report<Value extends boolean | string>(flag: string, details: FlagDetails<Value>): Value {
    if (isAssignment(details)) this.#keep(flag, details.value);
    return details.value;
  }

  #keep(flag: string, value: boolean | string): void {
    const { store, visitorId, logger } = this.#options;
    this.#reported.set(flag, value);
    const assignments = readAssignments(store, visitorId).set(flag, value);
    const written = writeAssignments(store, visitorId, assignments);
    if (written.err) logger?.warn('experiment-not-stored', { failure: written.val.kind });
  }
}

/** OpenFeature's reasons for a default value. `No-op` is the SDK's reason without a provider. */
const reasonsOfDefaults: ReadonlySet<string> = new Set(['ERROR', 'DEFAULT', 'DISABLED', 'No-op']);

function isAssignment({ reason, errorCode }: FlagDetails<unknown>): boolean {
  return errorCode === undefined && (reason === undefined || !reasonsOfDefaults.has(reason));
}
