import type { CorporateJoinSnapshot, LeadFlowSnapshot } from '@foyer/core';

import type { Expectation } from '../scenario/expectation.schema.ts';
import type { Mismatch } from './mismatch.ts';
import type { World } from './world.ts';

/** What the page of either flow shows; the rest is there on the page of the flow that it is of. */
export interface SeenFlow
  extends
    Pick<
      LeadFlowSnapshot,
      | 'alert'
      | 'notice'
      | 'clubError'
      | 'errors'
      | 'fields'
      | 'canSubmit'
      | 'asksForNewsletter'
      | 'asksToStay'
      | 'times'
      | 'nearby'
      | 'holdsVisit'
      | 'clubAccepts'
    >,
    Partial<
      Pick<LeadFlowSnapshot, 'canJoin' | 'offersGuided'> &
        Pick<CorporateJoinSnapshot, 'code' | 'plans' | 'payment'>
    > {
  readonly busy: string | null;
  readonly state: Omit<
    Pick<LeadFlowSnapshot['state'] & CorporateJoinSnapshot['state'], SharedField>,
    'step' | 'previousStep'
  > & { readonly step: number } & Partial<
      Pick<
        LeadFlowSnapshot['state'],
        'showGuidedWorkouts' | 'isRedirectFromFormerMember' | 'referrerDetails'
      > &
        Pick<CorporateJoinSnapshot['state'], 'confirmation' | 'plan'>
    >;
}

type SharedField = keyof LeadFlowSnapshot['state'] & keyof CorporateJoinSnapshot['state'];

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
