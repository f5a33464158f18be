import { type CallFailure, nearestClubs, type Result } from '@foyer/core';
import { accountCardNames } from '@foyer/core/account';
import { messageOfCall } from '@foyer/core/messages';

import type { Button } from '../scenario/step.schema.ts';
import type { FlowAt } from './flow-at.ts';
import type { MemberPage } from './member-page.ts';
import { Mismatch } from './play-scenario.ts';
import type { Environment } from './environment.ts';

/** What each button of a flow's page does. The result is empty if the page doesn't have that button. */
export const buttons: Partial<
  Readonly<Record<Button, (at: FlowAt, env: Environment) => Promise<void> | null | undefined>>
> = {
  visit: ({ lead }) => lead?.submitVisit(),
  guided: ({ lead }) => lead?.submitGuided(),
  join: ({ lead }) => lead?.submitJoin(),
  schedule: ({ visit }) => visit?.schedule(),
  skip: ({ visit }) => visit?.skip(),
  edit: ({ visit }) => visit?.edit(),
  'retry-times': ({ visit }) => visit?.retryTimes(),
  reschedule: ({ visit }) => visit?.openReschedule(),
  'close-reschedule': ({ visit }) => visit && sync(() => visit.closeReschedule()),
  cancel: ({ visit }) => visit?.cancel(),
  'close-cancel': ({ visit }) => visit && sync(() => visit.closeCancel()),
  'go-home': ({ visit }) => visit && sync(() => visit.goHome()),
  'survey-next': ({ visit }) => visit?.nextSurvey(),
  'survey-back': ({ visit }) => visit && sync(() => visit.backSurvey()),
  stay: ({ flow }) => sync(() => flow.stay()),
  leave: ({ flow }) => sync(() => flow.leave()),
  'clubs-near-me': ({ flow }) => flow.findNearbyClubs(),
  'use-my-location': (_, env) => locate(env),
  'start-over': ({ flow }) => sync(() => flow.startOver()),
  'get-started': ({ corporate }) => corporate?.submit(),
  'submit-code': ({ corporate }) => corporate?.submitCode(),
  'use-invitation': ({ corporate }) => corporate && sync(() => corporate.chooseInvitation(true)),
  'use-work-email': ({ corporate }) => corporate && sync(() => corporate.chooseInvitation(false)),
  'submit-invitation': ({ corporate }) => corporate?.submitInvitation(),
  'resend-code': ({ corporate }) => corporate?.resendCode(),
  purchase: ({ corporate }) => corporate?.purchase(),
  'visit-first': ({ corporate, join }) => (corporate ?? join)?.visitFirst(),
  'back-to-plans': ({ corporate }) => corporate?.backToPlans(),
  'retry-plans': ({ corporate, join }) => (corporate ?? join)?.plans.open(),
  'retry-confirmation': ({ corporate, join }) => (corporate ?? join)?.retryConfirmation(),
  continue: ({ join }) => join?.continue(),
  next: ({ join }) => join?.submit(),
  sign: ({ corporate, join }) => (corporate ?? join)?.agreement.sign(),
  'retry-agreement': ({ corporate, join }) => (corporate ?? join)?.agreement.load(),
  'resend-confirmation': ({ corporate, join }) => (corporate ?? join)?.resendConfirmation(),
};

/** Presses a button of a member page. */
export function pressOnMemberPage(page: MemberPage, button: Button, times: number): void {
  const call = outcomeButtons[button];
  const press = memberButtons[button];
  if (call === undefined && press === undefined) {
    throw new Mismatch([], 'the page has no such button', button, 'a member page');
  }
  for (let count = 0; count < times; count += 1) {
    if (call !== undefined) page.attempt(call(page), messageOfCall);
    if (press !== undefined) page.track(press(page));
  }
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
  const directory = env.page?.at.clubs;
  await directory?.load();
  const clubs = directory?.getSnapshot().clubs ?? [];
  const nearest = nearestClubs(clubs, answer.val, 3).map(({ club }) => club.name);
  env.located = { outcome: 'found', nearest };
}
