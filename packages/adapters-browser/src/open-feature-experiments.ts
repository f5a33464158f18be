import type { Experiments, KeyValueStore, Logger } from '@foyer/core';

import { readAssignments, writeAssignments } from './kept-assignments.ts';

/** As much of OpenFeature's web client as is used here: a page that runs no experiments never loads the SDK. */
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
  /** Where assignments stay: local storage. */
  readonly store: KeyValueStore;
  /** See `keptVisitorId`; the provider's targeting key should be the same. */
  readonly visitorId: string;
  readonly logger?: Logger;
}

/**
 * Experiments by OpenFeature. What a visitor was assigned once is kept with their id, so that they are told the same
 * on the next page and the next day, whatever the provider would say by then; a default is told and not kept. AN-04
 */
export class OpenFeatureExperiments implements Experiments {
  readonly #options: OpenFeatureExperimentsOptions;
  /** For a page whose storage takes nothing. */
  readonly #told = new Map<string, boolean | string>();

  constructor(options: OpenFeatureExperimentsOptions) {
    this.#options = options;
  }

  isOn(flag: string, fallback: boolean): boolean {
    const kept = this.#kept(flag);
    if (typeof kept === 'boolean') return kept;
    return this.#tell(flag, this.#options.client.getBooleanDetails(flag, fallback));
  }

  text(flag: string, fallback: string): string {
    const kept = this.#kept(flag);
    if (typeof kept === 'string') return kept;
    return this.#tell(flag, this.#options.client.getStringDetails(flag, fallback));
  }

  /** Storage is looked at for each flag that this page has not met: another tab may have. */
  #kept(flag: string): boolean | string | undefined {
    const { store, visitorId } = this.#options;
    return this.#told.get(flag) ?? readAssignments(store, visitorId).get(flag);
  }

  #tell<Value extends boolean | string>(flag: string, details: FlagDetails<Value>): Value {
    if (isAssignment(details)) this.#keep(flag, details.value);
    return details.value;
  }

  #keep(flag: string, value: boolean | string): void {
    const { store, visitorId, logger } = this.#options;
    this.#told.set(flag, value);
    const assignments = readAssignments(store, visitorId).set(flag, value);
    const written = writeAssignments(store, visitorId, assignments);
    if (written.err) logger?.warn('experiment-not-kept', { failure: written.val.kind });
  }
}

/** OpenFeature's reasons for a value that stands for the lack of one; `No-op` is the SDK's when it has no provider. */
const reasonsOfDefaults: ReadonlySet<string> = new Set(['ERROR', 'DEFAULT', 'DISABLED', 'No-op']);

function isAssignment({ reason, errorCode }: FlagDetails<unknown>): boolean {
  return errorCode === undefined && (reason === undefined || !reasonsOfDefaults.has(reason));
}
