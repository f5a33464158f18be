import {
  type CallFailure,
  type CorporateJoin,
  type LeadFlow,
  nearestClubs,
  type Result,
  type StandardJoin,
} from '@foyer/core';
import { accountCardNames } from '@foyer/core/account';
import { messageOfCall } from '@foyer/core/messages';

import type { Button } from '../scenario/step.schema.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './mismatch.ts';
import type { Page } from './page.ts';
import type { Environment } from './environment.ts';

/** What each button of a page does; null if the flow's page doesn't have that button. */
export const buttons: Readonly<
  Record<Button, (page: Page, env: Environment) => Promise<void> | null>
> = {
  visit: lead((flow) => flow.submitVisit()),
  guided: lead((flow) => flow.submitGuided()),
  'leave-guided': lead((flow) => flow.leaveGuided()),
  join: lead((flow) => flow.submitJoin()),
  schedule: visit((flow) => flow.schedule()),
  skip: visit((flow) => flow.skip()),
  edit: visit((flow) => flow.edit()),
  'retry-times': visit((flow) => flow.retryTimes()),
  reschedule: visit((flow) => flow.openReschedule()),
  'close-reschedule': visit((flow) => sync(() => flow.closeReschedule())),
  cancel: visit((flow) => flow.cancel()),
  'close-cancel': visit((flow) => sync(() => flow.closeCancel())),
  'go-home': visit((flow) => sync(() => flow.goHome())),
  'survey-next': visit((flow) => flow.nextSurvey()),
  'survey-back': visit((flow) => sync(() => flow.backSurvey())),
  stay: ({ flow }) => sync(() => flow.stay()),
  leave: ({ flow }) => sync(() => flow.leave()),
  'clubs-near-me': ({ flow }) => flow.findNearbyClubs(),
  'use-my-location': (_, env) => locate(env),
  'start-over': ({ flow }) => sync(() => flow.startOver()),
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
  // Member pages only.
  'sign-out': () => null,
  'retry-cards': () => null,
  'resend-email': () => null,
  'cancel-email': () => null,
};

/** Presses a button of a member page. */
export function pressOnMemberPage(
  page: MemberPage,
  button: Button,
  times: number,
): Mismatch | null {
  const call = outcomeButtons[button];
  if (call !== undefined) {
    page.attempt(call(page), messageOfCall);
    return null;
  }
  const press = memberButtons[button];
  if (press === undefined) {
    return new Mismatch([], 'the page has no such button', button, 'a member page');
  }
  for (let count = 0; count < times; count += 1) page.track(press(page));
  return null;
}

const memberButtons: Partial<Readonly<Record<Button, (page: MemberPage) => Promise<unknown>>>> = {
  'sign-out': ({ services }) => services.signOut.execute(),
  'retry-cards'({ services: { account } }) {
    const cards = account.getSnapshot();
    return account.execute(accountCardNames.filter((name) => cards[name].status === 'failed'));
  },
};

/** Buttons whose result the page shows. */
const outcomeButtons: Partial<
  Readonly<Record<Button, (page: MemberPage) => Promise<Result<void, CallFailure>>>>
> = {
  'resend-email': ({ services }) => services.changes.resendEmailLink(),
  'cancel-email': ({ services }) => services.changes.cancelEmail(),
};

/** Lead flow only. */
function lead(press: (flow: LeadFlow) => Promise<void>): (page: Page) => Promise<void> | null {
  return (page) => (page.lead === null ? null : press(page.lead));
}

/** Corporate join only. */
function corporate(
  press: (flow: CorporateJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.corporate === null ? null : press(page.corporate));
}

/** Standard join only. */
function standard(
  press: (flow: StandardJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.join === null ? null : press(page.join));
}

/** Both joins. */
function joining(
  press: (flow: StandardJoin | CorporateJoin) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return ({ corporate, join }) => {
    const flow = corporate ?? join;
    return flow === null ? null : press(flow);
  };
}

/** Flows that book visits. */
function visit(
  press: (flow: NonNullable<Page['visit']>) => Promise<void>,
): (page: Page) => Promise<void> | null {
  return (page) => (page.visit === null ? null : press(page.visit));
}

function sync(act: () => void): Promise<void> {
  act();
  return Promise.resolve();
}

/** Longest wait for the device, in ms. */
const locateTimeoutMs = 5_000;

/** Asks for the visitor's location and lists the nearest clubs, like the club chooser. */
async function locate(env: Environment): Promise<void> {
  const answer = await env.geolocation.locate(locateTimeoutMs);
  if (answer.err) {
    env.located = { outcome: answer.val.kind, nearest: [] };
    return;
  }
  await env.page?.clubs.load();
  const clubs = env.page?.clubs.getSnapshot().clubs ?? [];
  const nearest = nearestClubs(clubs, answer.val, 3).map(({ club }) => club.name);
  env.located = { outcome: 'found', nearest };
}
