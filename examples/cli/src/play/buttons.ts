import {
  accountCardNames,
  type CallFailure,
  type CorporateJoin,
  type LeadFlow,
  messageOfCall,
  type Result,
  type StandardJoin,
} from '@foyer/core';

import type { Button } from '../scenario/step.schema.ts';
import { locate } from './locate.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import type { Page } from './page.ts';
import type { World } from './world.ts';

/** What each button of a page sets going; null where the page of this flow has no such button. */
export const buttons: Readonly<Record<Button, (page: Page, world: World) => Promise<void> | null>> =
  {
    visit: lead((flow) => flow.submitVisit()),
    guided: lead((flow) => flow.submitGuided()),
    'leave-guided': lead((flow) => flow.leaveGuided()),
    join: lead((flow) => flow.submitJoin()),
    schedule: visit((flow) => flow.schedule()),
    skip: visit((flow) => flow.skip()),
    edit: visit((flow) => flow.edit()),
    'retry-times': visit((flow) => flow.retryTimes()),
    reschedule: visit((flow) => flow.openReschedule()),
    'close-reschedule': visit((flow) => at(() => flow.closeReschedule())),
    cancel: visit((flow) => flow.cancel()),
    'close-cancel': visit((flow) => at(() => flow.closeCancel())),
    'go-home': visit((flow) => at(() => flow.goHome())),
    'survey-next': visit((flow) => flow.nextSurvey()),
    'survey-back': visit((flow) => at(() => flow.backSurvey())),
    stay: ({ flow }) => at(() => flow.stay()),
    leave: ({ flow }) => at(() => flow.leave()),
    'clubs-near-me': ({ flow }) => flow.findNearbyClubs(),
    'use-my-location': (_, world) => locate(world),
    'start-over': ({ flow }) => at(() => flow.startOver()),
    'get-started': corporate((flow) => flow.submit()),
    'submit-code': corporate((flow) => flow.submitCode()),
    'resend-code': corporate((flow) => flow.resendCode()),
    purchase: corporate((flow) => flow.purchase()),
    'visit-first': joining((flow) => flow.visitFirst()),
    'back-to-plans': corporate((flow) => flow.backToPlans()),
    'retry-plans': joining((flow) => flow.retryPlans()),
    'retry-confirmation': joining((flow) => flow.retryConfirmation()),
    continue: standard((flow) => flow.continue()),
    next: standard((flow) => flow.submit()),
    'resend-confirmation': joining((flow) => flow.resendConfirmation()),
    // Of the pages of members alone.
    'sign-out': () => null,
    'retry-cards': () => null,
    'resend-email': () => null,
    'cancel-email': () => null,
  };

/** A button of the pages of members. */
export function pressOnMembersPage(
  page: MemberPage,
  button: Button,
  times: number,
): Mismatch | null {
  const tell = tellingButtons[button];
  if (tell !== undefined) {
    page.tries(tell(page), messageOfCall);
    return null;
  }
  const press = memberButtons[button];
  if (press === undefined) {
    return new Mismatch([], 'the page has no such button', button, 'a page of members’');
  }
  for (let count = 0; count < times; count += 1) page.does(press(page));
  return null;
}

const memberButtons: Partial<Readonly<Record<Button, (page: MemberPage) => Promise<unknown>>>> = {
  'sign-out': ({ services }) => services.signOut.execute(),
  'retry-cards'({ services: { account } }) {
    const cards = account.getSnapshot();
    return account.execute(accountCardNames.filter((name) => cards[name].status === 'failed'));
  },
};

/** Those whose outcome the page shows. */
const tellingButtons: Partial<
  Readonly<Record<Button, (page: MemberPage) => Promise<Result<void, CallFailure>>>>
> = {
  'resend-email': ({ services }) => services.changes.resendEmailLink(),
  'cancel-email': ({ services }) => services.changes.cancelEmail(),
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

/** A button of the standard join's page alone. */
function standard(
  press: (flow: StandardJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.join === null ? null : press(page.join));
}

/** A button that every way of joining has. */
function joining(
  press: (flow: StandardJoin | CorporateJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return ({ corporate, join }) => {
    const flow = corporate ?? join;
    return flow === null ? null : press(flow);
  };
}

/** A button of the pages on which visits are booked. */
function visit(
  press: (flow: NonNullable<Page['visit']>) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.visit === null ? null : press(page.visit));
}

function at(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}
