import type { Button } from '../scenario/step.schema.ts';
import { locate } from './locate.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** What each button of a page sets going. */
export const buttons: Readonly<Record<Button, (page: Page, world: World) => Promise<void>>> = {
  visit: ({ flow }) => flow.submitVisit(),
  guided: ({ flow }) => flow.submitGuided(),
  'leave-guided': ({ flow }) => flow.leaveGuided(),
  join: ({ flow }) => flow.submitJoin(),
  schedule: ({ flow }) => flow.schedule(),
  skip: ({ flow }) => flow.skip(),
  edit: ({ flow }) => flow.edit(),
  'retry-times': ({ flow }) => flow.retryTimes(),
  reschedule: ({ flow }) => flow.openReschedule(),
  'close-reschedule': ({ flow }) => at(() => flow.closeReschedule()),
  cancel: ({ flow }) => flow.cancel(),
  'close-cancel': ({ flow }) => at(() => flow.closeCancel()),
  'go-home': ({ flow }) => at(() => flow.goHome()),
  'survey-next': ({ flow }) => flow.nextSurvey(),
  'survey-back': ({ flow }) => at(() => flow.backSurvey()),
  stay: ({ flow }) => at(() => flow.stay()),
  leave: ({ flow }) => at(() => flow.leave()),
  'clubs-near-me': ({ flow }) => flow.findNearbyClubs(),
  'use-my-location': (_, world) => locate(world),
  'start-over': ({ flow }) => at(() => flow.startOver()),
};

function at(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}
