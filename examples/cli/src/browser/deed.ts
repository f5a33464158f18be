import type { Page } from 'playwright';

import { Mismatch } from '../play/mismatch.ts';
import type { ActionName, Step } from '../scenario/step.schema.ts';
import type { BrowserRun } from './browser-run.ts';

type Outcome = Promise<Mismatch | null>;

/** For each of these actions, what does it at the keyboard and answers why it could not be done, or null. */
export type Deeds<Names extends ActionName> = {
  readonly [Name in Names]: (run: BrowserRun, given: NonNullable<Step[Name]>) => Outcome;
};

export function onPage(run: BrowserRun, act: (page: Page) => Outcome): Outcome {
  return run.page === null
    ? Promise.resolve(
        new Mismatch([], 'no page is open', 'a step with open before this one', 'none'),
      )
    : act(run.page);
}

export function notHere(what: string): Mismatch {
  return new Mismatch([], 'this can not be played in a browser', 'an action of a visitor', what);
}
