import type { Experiments } from '@foyer/core/kernel';

import {
  type Arm,
  type AssignmentOptions,
  StoredAssignments,
  armOf,
  type Splits,
} from './split-experiments.ts';

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

export interface OpenFeatureExperimentsOptions extends AssignmentOptions {
  /** Its provider's targeting key should be the visitor's id. */
  readonly client: OpenFeatureClient;
}

/**
 * Runs experiments with OpenFeature. A visitor's first assignment is saved with their id, so that it stays the same
 * on later pages and days, whatever the provider returns then. Defaults are used but not saved.
 */
export class OpenFeatureExperiments implements Experiments {
  readonly #client: OpenFeatureClient;
  readonly #assignments: StoredAssignments;

  constructor({ client, ...options }: OpenFeatureExperimentsOptions) {
    this.#client = client;
    this.#assignments = new StoredAssignments(options);
  }

  isOn(flag: string, fallback: boolean): boolean {
    const stored = this.#assignments.get(flag);
    if (typeof stored === 'boolean') return stored;
    return this.#report(flag, this.#client.getBooleanDetails(flag, fallback));
  }

  text(flag: string, fallback: string): string {
    const stored = this.#assignments.get(flag);
    if (typeof stored === 'string') return stored;
    return this.#report(flag, this.#client.getStringDetails(flag, fallback));
  }

  #report<Value extends Arm>(flag: string, details: FlagDetails<Value>): Value {
    if (isAssignment(details)) this.#assignments.keep(flag, details.value);
    return details.value;
  }
}

/** OpenFeature's reasons for a default value. `No-op` is the SDK's reason without a provider. */
const reasonsOfDefaults: ReadonlySet<string> = new Set(['ERROR', 'DEFAULT', 'DISABLED', 'No-op']);

function isAssignment({ reason, errorCode }: FlagDetails<unknown>): boolean {
  return errorCode === undefined && (reason === undefined || !reasonsOfDefaults.has(reason));
}

/** The part of OpenFeature's evaluation context used here. */
export interface SplitContext {
  readonly targetingKey?: string;
}

export interface SplitResolution<Value> {
  readonly value: Value;
  readonly variant?: string;
  readonly reason: 'SPLIT' | 'DEFAULT';
}

/**
 * An OpenFeature provider with the same splits as `SplitExperiments`, which gives visitors the same values. A chain
 * with an experiment service uses that service's provider instead.
 */
export class SplitProvider {
  readonly metadata: { readonly name: string } = { name: 'foyer-split' };
  readonly runsOn = 'client' as const;
  readonly #splits: Splits;

  constructor(splits: Splits) {
    this.#splits = splits;
  }

  resolveBooleanEvaluation(
    flag: string,
    fallback: boolean,
    context: SplitContext,
  ): SplitResolution<boolean> {
    return this.#resolve(flag, fallback, context);
  }

  resolveStringEvaluation(
    flag: string,
    fallback: string,
    context: SplitContext,
  ): SplitResolution<string> {
    return this.#resolve(flag, fallback, context);
  }

  /** Arms are never numbers or objects. */
  resolveNumberEvaluation(_flag: string, fallback: number): SplitResolution<number> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  resolveObjectEvaluation<Value>(_flag: string, fallback: Value): SplitResolution<Value> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  #resolve<Value extends Arm>(
    flag: string,
    fallback: Value,
    { targetingKey }: SplitContext,
  ): SplitResolution<Value> {
    const split = Object.hasOwn(this.#splits, flag) ? this.#splits[flag] : undefined;
    const arm = split && targetingKey && armOf(split, flag, targetingKey);
    return typeof arm === typeof fallback
      ? { value: arm as Value, variant: String(arm), reason: 'SPLIT' }
      : { value: fallback, reason: 'DEFAULT' };
  }
}
