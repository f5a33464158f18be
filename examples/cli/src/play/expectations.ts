/** What each expectation of a scenario means: one function per expectation, in the order of the schema. */
import type { Message } from '@foyer/core';
import { corporateJoinStorageKey } from '@foyer/core/corporate';
import { standardJoinStorageKey } from '@foyer/core/join';
import { leadFlowStorageKey } from '@foyer/core/lead';

import type { Expectation } from '../scenario/expectation.schema.ts';
import { type CountSpec, fieldNames, fields } from '../scenario/parts.schema.ts';
import { checkAccount } from './check-account.ts';
import { checkAppointment, checkHeld } from './check-records.ts';
import { checkJoin } from './check-join.ts';
import { checkOffers } from './check-offers.ts';
import {
  type Checks,
  countsTo,
  firstOf,
  same,
  showsMessage,
  type Visible,
  type Wanted,
} from './checks.ts';
import { dateOf } from './find-slot.ts';
import type { PageKind, SeenFlow } from './flow-at.ts';
import { Mismatch } from './mismatch.ts';
import type { Verdict } from './play-scenario.ts';
import { nameOfClub, withClubIds } from './site.ts';
import { asInScenario } from './visitors.ts';
import type { Environment } from './environment.ts';

type Name = keyof Wanted;

/** Checks the expectations in order and returns the first mismatch. */
export async function checkExpectation(
  env: Environment,
  expectation: Expectation,
): Promise<Mismatch | null> {
  const flow = env.page?.flow.getSnapshot() ?? null;
  if (flow === null && env.memberPage === null) {
    return new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
  }
  for (const name of Object.keys(expectation) as Name[]) {
    // In order: the first mismatch is reported.
    // oxlint-disable-next-line no-await-in-loop
    const mismatch = await checkOne(name, env, expectation[name], flow);
    if (mismatch !== null) return mismatch.below([name]);
  }
  return null;
}

function checkOne(name: Name, env: Environment, expected: unknown, flow: SeenFlow | null): Verdict {
  if (expected === undefined) return null;
  if (flow === null && !withoutFlow.has(name)) {
    return new Mismatch([], 'the page has no flow', 'a page with a flow', 'a member page');
  }
  // The table's type pairs each check with the expectation of its name.
  const check = checks[name] as (
    expected: unknown,
    visible: Omit<Visible, 'flow'> & { readonly flow: SeenFlow | null },
  ) => Verdict;
  return check(expected, { env, flow });
}

const withoutFlow: ReadonlySet<Name> = new Set([
  ...(Object.keys(checkAccount) as Name[]),
  'message',
  'path',
  'requests',
  'events',
]);

/** The names of each flow's steps in scenarios. */
const stepNames: Readonly<Record<PageKind, readonly string[]>> = {
  lead: ['contact', 'schedule', 'confirmation'],
  corporate: ['contact', 'code', 'plan', 'member', 'schedule', 'confirmation'],
  join: ['plan', 'details', 'member'],
};

const storageKeys: Readonly<Record<PageKind, string>> = {
  lead: leadFlowStorageKey,
  corporate: corporateJoinStorageKey,
  join: standardJoinStorageKey,
};

function stepOf({ state, code, chosen }: SeenFlow): string | undefined {
  // Only the corporate join has a code, and only the standard join a choice.
  const kind = code !== undefined ? 'corporate' : chosen !== undefined ? 'join' : 'lead';
  return stepNames[kind][state.step];
}

const checks: Checks<Name> = {
  ...checkAccount,
  ...checkOffers,
  ...checkHeld,
  ...checkJoin,

  step: (expected, { flow }) => same('the step', expected, stepOf(flow)),

  message: (expected, { env, flow }) =>
    showsMessage(
      expected,
      env.memberPage === null ? messagesOf(flow) : [env.memberPage.outcome.message],
    ),

  errors(expected, { flow }) {
    for (const name of fieldNames) {
      const verdict = showsMessage(expected[name] ?? 'none', [flow.errors[fields[name]]]);
      if (verdict !== null) return verdict.below(name in expected ? [name] : []);
    }
    return null;
  },

  fields: (expected, { flow }) =>
    firstOf(expected, (name, value) =>
      same(`the field ${name}`, value, asInScenario(flow.state.contactInput[fields[name]])),
    ),

  'same-input'(expected, { env, flow }) {
    const isUnchanged = fieldNames.every((name) =>
      isSameText(name, env.typed[name] ?? '', flow.state.contactInput[fields[name]]),
    );
    const word = (isKept: boolean): string => (isKept ? 'kept' : 'lost');
    return same('what the visitor filled in', word(expected), word(isUnchanged));
  },

  club: (expected, { env, flow }) =>
    same('the club', expected, nameOfClub(env, flow.state.selectedFacility)),

  'can-submit': (expected, { flow }) =>
    same('whether it can be submitted', expected, flow.canSubmit),

  'asks-newsletter': (expected, { flow }) =>
    same('whether the newsletter is offered', expected, flow.asksForNewsletter),

  busy: (expected, { flow }) => same('whether it is busy', expected, flow.busy !== null),

  loader: (expected, { env }) =>
    same('whether the loader is shown', expected, env.page?.showsLoader() ?? false),

  slots(expected, { env, flow }) {
    const { plan = null, day: shown, status = 'none' } = flow.times ?? {};
    if (plan === null) return new Mismatch([], 'no times are shown', 'times', status);
    const date = expected.day === undefined ? shown : dateOf(plan, expected.day, env.random);
    const day = plan.days.find((one) => one.date === date);
    if (day === undefined) return new Mismatch(['day'], 'that day is not shown', date, plan.today);
    const open = day.slots.filter((slot) => slot.available).map((slot) => slot.label);
    const taken = day.slots.filter((slot) => !slot.available).map((slot) => slot.label);
    return firstOf(expected, (name, wanted) => {
      if (name === 'day') return null;
      if (name === 'are') return same(`the times of ${day.date}`, wanted, open);
      if (name === 'open') return countsTo('open times', wanted as CountSpec, open.length);
      const labels = wanted as readonly string[];
      const among = name === 'taken' ? taken : open;
      const wrong = labels.filter((label) => among.includes(label) === (name === 'exclude'));
      return wrong.length === 0
        ? null
        : new Mismatch([], `the times of ${day.date} are not as expected`, wrong, among);
    });
  },

  alternatives(expected, { flow }) {
    const labels = (flow.times?.alternatives ?? []).map((slot) => slot.label);
    return typeof expected === 'number'
      ? countsTo('alternatives', expected, labels.length)
      : same('the alternatives', expected, labels);
  },

  confirmation: (expected, { flow }) => same('the confirmation', expected, confirmationOf(flow)),

  appointment(expected, { env, flow }) {
    const { submittedAppointment: shown, scheduledFacility: club, scheduledVisitHour } = flow.state;
    if (shown == null || club == null || stepOf(flow) !== 'confirmation') {
      return new Mismatch([], 'no appointment is shown', expected, `the step ${stepOf(flow)}`);
    }
    return checkAppointment(env, expected, {
      startsAt: shown.startsAt,
      purpose: shown.purpose,
      club,
      shownHour: scheduledVisitHour ?? null,
    });
  },

  stored: (expected, { env }) =>
    same(
      'the stored state',
      expected,
      env.local.isKept(storageKeys[env.page?.kind ?? 'lead']) ? 'present' : 'absent',
    ),

  requests(expected, { env }) {
    const { sent } = env.network;
    return firstOf(expected, (name, wanted) => countsTo(`requests ${name}`, wanted, sent[name]));
  },

  events(expected, { env }) {
    const names = env.analytics.names();
    return firstOf(expected, (name, wanted) =>
      countsTo(`events ${name}`, wanted, names.filter((one) => one === name).length),
    );
  },

  path: (expected, { env }) =>
    same('the path', withClubIds(env, expected), env.navigation.current()),

  location: (expected, { env }) =>
    same('the device’s answer', expected, env.located?.outcome ?? 'not asked'),

  nearest: (expected, { env }) =>
    same('the list of nearest clubs', expected, env.located?.nearest ?? []),
};

/** Every message on the page of a flow. */
function messagesOf(flow: SeenFlow): readonly (Message | null | undefined)[] {
  return [
    flow.alert,
    flow.notice,
    flow.clubError,
    stepOf(flow) === 'code' ? flow.code?.error : null,
    stepOf(flow) === 'plan' ? flow.plans?.message : null,
    stepOf(flow) === 'member' ? flow.resendMessage : null,
    saysNotEligible(flow) ? { key: 'notEligible' } : null,
  ];
}

/** True if the plans for everyone are shown because the visitor isn't eligible for their employer's. */
function saysNotEligible(flow: SeenFlow): boolean {
  return flow.chosen !== undefined && stepOf(flow) === 'plan' && flow.state.showNonEligibleBanner;
}

/** The format of a phone number changes with the club's country. */
function isSameText(name: string, one: string, other: string): boolean {
  return name === 'phone'
    ? one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
    : one === other;
}

function confirmationOf(flow: SeenFlow): string {
  if (stepOf(flow) !== 'confirmation') return `none: the step is ${stepOf(flow)}`;
  if (flow.hasVisit) return 'booked';
  if (flow.state.submittedAppointment != null) return 'cancelled';
  return flow.clubAccepts === true ? 'advisor' : 'details';
}
