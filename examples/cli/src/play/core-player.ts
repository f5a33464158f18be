import type { ActionName, Step } from '../scenario/step.schema.ts';
import { doActions } from './actions.ts';
import { checkExpectation } from './expectations.ts';
import type { Mismatch } from './mismatch.ts';
import { settleDown } from './passing-time.ts';
import type { Player } from './player.ts';
import type { World } from './world.ts';

/** Plays through the core's own flow: no screen, all else as on the site. CL-01 */
export function corePlayer(world: World): Player {
  return {
    act(name: ActionName, step: Step) {
      // Who goes on while a call is out wants answers that take their time.
      if (step.settle === false) world.network.goesOnAtOnce();
      // Each action has the deed of its own name: that they fit is what the table's type says.
      const deed = doActions[name] as (
        world: World,
        given: unknown,
      ) => Mismatch | null | Promise<Mismatch | null>;
      return deed(world, step[name]);
    },
    settle: () => settleDown(world),
    check: (expectation) => checkExpectation(world, expectation),
  };
}
