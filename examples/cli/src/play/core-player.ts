import { doActions } from './actions.ts';
import { checkExpectation } from './expectations.ts';
import type { Player, Verdict } from './play-scenario.ts';
import { settle } from './settle.ts';
import type { World } from './world.ts';

/** Plays through the core's flows: like the site, but without screens. */
export function corePlayer(world: World): Player {
  return {
    act(name, step) {
      if (step.settle === false) world.network.goOnAtOnce();
      // The table's type ensures that an action gets the value of its own name.
      const action = doActions[name] as (world: World, given: unknown) => Verdict;
      return action(world, step[name]);
    },
    settle: () => settle(world),
    check: (expectation) => checkExpectation(world, expectation),
  };
}
