import { doActions } from './actions.ts';
import { checkExpectation } from './expectations.ts';
import type { Player, Verdict } from './play-scenario.ts';
import { settle } from './settle.ts';
import type { Environment } from './environment.ts';

/** Plays through the core's flows: like the site, but without screens. */
export function corePlayer(env: Environment): Player {
  return {
    act(name, step) {
      if (step.settle === false) env.network.goOnAtOnce();
      // The table's type ensures that an action gets the value of its own name.
      const action = doActions[name] as (env: Environment, given: unknown) => Verdict;
      return action(env, step[name]);
    },
    settle: () => settle(env),
    check: (expectation) => checkExpectation(env, expectation),
  };
}
