import { checkExpectation, readerOf } from '../play/expectations.ts';
import { Mismatch, type Player, type Verdict } from '../play/play-scenario.ts';
import { recordReaders } from '../play/record-readers.ts';
import type { Run } from '../play/run.ts';
import type { Expectation } from '../scenario/expectation.schema.ts';
import { doInBrowser, notInBrowser } from './actions.ts';
import { type BrowserRun, settleCalls, settleInBrowser } from './browser-run.ts';
import { pageReaders } from './page-readers.ts';

/** Plays at the keyboard of a browser. */
export function browserPlayer(run: BrowserRun): Player {
  return {
    act(name, step) {
      // The table's type pairs each action with the value of its name.
      const action = doInBrowser[name] as
        | ((run: BrowserRun, given: unknown) => Verdict)
        | undefined;
      return action === undefined ? notInBrowser(name) : action(run, step[name]);
    },
    settle: () => settleInBrowser(run),
    check: (expectation) => checkInBrowser(run, expectation),
  };
}

async function checkInBrowser(run: BrowserRun, expectation: Expectation): Promise<Mismatch | null> {
  await settleCalls(run);
  const { page } = run;
  if (page === null) {
    return new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
  }
  return checkExpectation(expectation, (name, expected) => {
    const readRecords = readerOf<Run>(recordReaders, name);
    if (readRecords !== undefined) return readRecords(run, expected);
    const read = readerOf(pageReaders, name);
    return read === undefined
      ? new Mismatch([], 'this can not be seen in a browser', name, 'no such thing on a page')
      : read({ run, page }, expected);
  });
}
