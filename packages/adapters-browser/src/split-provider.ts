import { armOf, type Splits } from './split-experiments.ts';
import type { Arm } from './stored-assignments.ts';

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
