import type { CorporateJoin, LeadFlow } from '@foyer/core';

import type { Button } from '../scenario/step.schema.ts';
import { locate } from './locate.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** What each button of a page sets going; null where the page of this flow has no such button. */
export const buttons: Readonly<Record<Button, (page: Page, world: World) => Promise<void> | null>> =
  {
    visit: lead((flow) => flow.submitVisit()),
    guided: lead((flow) => flow.submitGuided()),
    'leave-guided': lead((flow) => flow.leaveGuided()),
    join: lead((flow) => flow.submitJoin()),
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
    'get-started': corporate((flow) => flow.submit()),
    'submit-code': corporate((flow) => flow.submitCode()),
    'resend-code': corporate((flow) => flow.resendCode()),
    purchase: corporate((flow) => flow.purchase()),
    'visit-first': corporate((flow) => flow.visitFirst()),
    'back-to-plans': corporate((flow) => flow.backToPlans()),
    'retry-plans': corporate((flow) => flow.retryPlans()),
    'retry-confirmation': corporate((flow) => flow.retryConfirmation()),
  };

/** A button of the lead flow's pages alone. */
function lead(press: (flow: LeadFlow) => Promise<void>): (page: Page) => Promise<void> | null {
  return (page) => (page.lead === null ? null : press(page.lead));
}

/** A button of the corporate join's page alone. */
function corporate(
  press: (flow: CorporateJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.corporate === null ? null : press(page.corporate));
}

function at(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}
