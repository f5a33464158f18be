import type { Expectation } from '../scenario/expectation.schema.ts';
import type { Mismatch } from './mismatch.ts';
import type { SeenFlow } from './seen-flow.ts';
import type { World } from './world.ts';

/** What an expectation may look at. */
export interface Sight {
  readonly world: World;
  readonly flow: SeenFlow;
}

export type Wanted = Required<Expectation>;
export type Verdict = Mismatch | null | Promise<Mismatch | null>;

/** For each of these expectations, the function that checks it and answers what is otherwise, or null. */
export type Checks<Names extends keyof Wanted, Seen = Sight> = {
  readonly [Name in Names]: (expected: NonNullable<Wanted[Name]>, seen: Seen) => Verdict;
};

/** Goes through a mapping of the scenario and answers the first mismatch, with its key. */
export function firstOf<Expected extends object>(
  expected: Expected,
  check: <Key extends keyof Expected & string>(
    name: Key,
    wanted: NonNullable<Expected[Key]>,
  ) => Mismatch | null,
): Mismatch | null {
  for (const name of Object.keys(expected) as (keyof Expected & string)[]) {
    const wanted = expected[name];
    const mismatch = wanted == null ? null : check(name, wanted);
    if (mismatch !== null) return mismatch.below([name]);
  }
  return null;
}
