import { Mismatch } from '../play/mismatch.ts';
import type { Player } from '../play/player.ts';
import type { Verdict, Wanted } from '../play/sight.ts';
import type { Expectation } from '../scenario/expectation.schema.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import { doInBrowser } from './actions.ts';
import type { BrowserRun } from './browser-run.ts';
import { looks } from './looks.ts';
import { letAnswersIn, settleInBrowser } from './passing-time.ts';

/** Plays at the keyboard of a browser, by the names that things have there. CL-01 */
export function browserPlayer(run: BrowserRun): Player {
  return {
    act(name: ActionName, step: Step) {
      // Each action has the deed of its own name: that they fit is what the table's type says.
      const deed = doInBrowser[name] as (
        run: BrowserRun,
        given: unknown,
      ) => Promise<Mismatch | null>;
      return deed(run, step[name]);
    },
    settle: () => settleInBrowser(run),
    check: (expectation) => checkOnPage(run, expectation),
  };
}

async function checkOnPage(run: BrowserRun, expectation: Expectation): Promise<Mismatch | null> {
  await letAnswersIn(run);
  for (const name of Object.keys(expectation) as (keyof Wanted)[]) {
    // The first that fails is told: one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const mismatch = await look(run, name, expectation);
    if (mismatch !== null) return mismatch.below([name]);
  }
  return null;
}

function look(run: BrowserRun, name: keyof Wanted, expectation: Expectation): Verdict {
  const { page } = run;
  if (page === null) {
    return new Mismatch([], 'no page is open', 'a step with open before this one', 'none');
  }
  // Each expectation has the look of its own name: that they fit is what the table's type says.
  const see = looks[name] as
    | ((expected: unknown, look: { world: BrowserRun; page: typeof page }) => Verdict)
    | undefined;
  return see === undefined
    ? new Mismatch([], 'this can not be seen in a browser', name, 'no such thing on a page')
    : see(expectation[name], { world: run, page });
}
