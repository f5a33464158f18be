import type { Wanted } from '../play/checks.ts';
import { Mismatch } from '../play/mismatch.ts';
import type { Player, Verdict } from '../play/play-scenario.ts';
import type { Expectation } from '../scenario/expectation.schema.ts';
import { doInBrowser } from './actions.ts';
import type { BrowserRun } from './browser-run.ts';
import { checksInBrowser } from './expectations.ts';
import { settleCalls, settleInBrowser } from './settle.ts';

/** Plays at the keyboard of a browser. */
export function browserPlayer(run: BrowserRun): Player {
  return {
    act(name, step) {
      // The table's type pairs each action with the value of its name.
      const action = doInBrowser[name] as (run: BrowserRun, given: unknown) => Verdict;
      return action(run, step[name]);
    },
    settle: () => settleInBrowser(run),
    check: (expectation) => checkInBrowser(run, expectation),
  };
}

async function checkInBrowser(run: BrowserRun, expectation: Expectation): Promise<Mismatch | null> {
  await settleCalls(run);
  for (const name of Object.keys(expectation) as (keyof Wanted)[]) {
    // In order: the first mismatch is reported.
    // oxlint-disable-next-line no-await-in-loop
    const mismatch = await checkOne(run, name, expectation);
    if (mismatch !== null) return mismatch.below([name]);
  }
  return null;
}

function checkOne(run: BrowserRun, name: keyof Wanted, expectation: Expectation): Verdict {
  const { page } = run;
  if (page === null) {
    return new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
  }
  // The table's type pairs each check with the expectation of its name.
  const check = checksInBrowser[name] as
    | ((expected: unknown, visible: { env: BrowserRun; page: typeof page }) => Verdict)
    | undefined;
  return check === undefined
    ? new Mismatch([], 'this can not be seen in a browser', name, 'no such thing on a page')
    : check(expectation[name], { env: run, page });
}
