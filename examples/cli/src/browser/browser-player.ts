import {
  Mismatch,
  checkExpectation,
  readerOf,
  recordReaders,
  type Expectation,
  type Player,
  type Run,
} from '@foyer/replay/player';
import { doInBrowser, notInBrowser, pageOf } from './actions.ts';
import { type BrowserRun, settleCalls, settleInBrowser } from './browser-run.ts';
import { pageReaders } from './page-readers.ts';

/** Plays at the keyboard of a browser. */
export function browserPlayer(run: BrowserRun): Player {
  return {
    act(name, step) {
      // The table's type pairs each action with the value of its name.
      const action = doInBrowser[name] as
        | ((run: BrowserRun, given: unknown) => void | Promise<void>)
        | undefined;
      if (action === undefined) throw notInBrowser(name);
      return action(run, step[name]);
    },
    settle: () => settleInBrowser(run),
    check: (expectation) => checkInBrowser(run, expectation),
  };
}

async function checkInBrowser(run: BrowserRun, expectation: Expectation): Promise<void> {
  await settleCalls(run);
  const page = pageOf(run);
  await checkExpectation(expectation, (name, expected) => {
    const readRecords = readerOf<Run>(recordReaders, name);
    if (readRecords !== undefined) return readRecords(run, expected);
    const read = readerOf(pageReaders, name);
    if (read !== undefined) return read({ run, page }, expected);
    throw new Mismatch([], 'this can’t be seen in a browser', name, 'no such thing on a page');
  });
}
