import type { Expectation } from '../scenario/expectation.schema.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import type { Mismatch } from './mismatch.ts';
import type { Verdict } from './sight.ts';

/** Whoever acts as a scenario's visitor: through the core's flow, or at the keyboard of a browser. */
export interface Player {
  /** Does the step's action of this name; answers why it could not be done, or null. */
  act(name: ActionName, step: Step): Mismatch | null | Promise<Mismatch | null>;
  /** Lets things happen until the page is quiet. False when it waits for what never comes. CL-02 */
  settle(): Promise<boolean>;
  /** Answers the first expectation that is not met, or null. What can't be seen is not met. */
  check(expectation: Expectation): Verdict;
}
