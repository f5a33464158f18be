import { armOf, type Splits } from './split.ts';

/** As much of OpenFeature's evaluation context as is read here. */
export interface SplitContext {
  readonly targetingKey?: string;
}

export interface SplitResolution<Value> {
  readonly value: Value;
  readonly variant?: string;
  readonly reason: 'SPLIT' | 'DEFAULT' | 'ERROR';
}

/**
 * An OpenFeature provider over the same splits as `SplitExperiments`: both say the same of a visitor. A chain that has
 * an experiment service sets that service's provider instead. AN-04
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

  /** No arm is a number or an object. */
  resolveNumberEvaluation(_flag: string, fallback: number): SplitResolution<number> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  resolveObjectEvaluation<Value>(_flag: string, fallback: Value): SplitResolution<Value> {
    return { value: fallback, reason: 'DEFAULT' };
  }

  #resolve<Value extends boolean | string>(
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
