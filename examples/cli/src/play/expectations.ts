/**
 * What each expectation of a scenario means: one function an expectation, in the order of the schema. Each answers
 * what is otherwise, or null. What a scenario says of offers and of the back end stands in files of its own.
 */
import {
  corporateJoinStorageKey,
  leadFlowStorageKey,
  type Message,
  standardJoinStorageKey,
} from '@foyer/core';

import type { Expectation } from '../scenario/expectation.schema.ts';
import { fieldNames, fields } from '../scenario/fields.ts';
import type { HowMany } from '../scenario/parts.schema.ts';
import { checkAccount } from './check-account.ts';
import { checkAppointment } from './check-appointment.ts';
import { checkCorporate } from './check-corporate.ts';
import { checkHeld } from './check-held.ts';
import { checkJoin } from './check-join.ts';
import { checkOffers } from './check-offers.ts';
import { countsTo, same, saysSo } from './check-words.ts';
import { dateOf } from './find-slot.ts';
import type { PageKind } from './flow-at.ts';
import { Mismatch } from './mismatch.ts';
import { nameOfClub } from './name-of-club.ts';
import { asInScenario } from './own-address.ts';
import type { SeenFlow } from './seen-flow.ts';
import { type Checks, firstOf, type Sight, type Verdict, type Wanted } from './sight.ts';
import { withClubIds } from './with-club-ids.ts';
import type { World } from './world.ts';

type Name = keyof Wanted;

/** Checks one expectation after the other and answers the first that is not met. */
export function checkExpectation(world: World, expectation: Expectation): Verdict {
  const flow = world.page?.flow.getSnapshot() ?? null;
  if (flow === null && world.memberPage === null) {
    return new Mismatch([], 'no page is open', 'a step with open before this one', 'none');
  }
  return checkEach(Object.keys(expectation) as Name[], (name) =>
    checkOne(name, world, expectation, flow),
  );
}

/** The first that fails is told: one after the other, and none waited for that is at hand. */
function checkEach(names: readonly Name[], check: (name: Name) => Verdict): Verdict {
  for (const [index, name] of names.entries()) {
    const verdict = check(name);
    if (verdict instanceof Promise) {
      return verdict.then(
        (mismatch) => mismatch?.below([name]) ?? checkEach(names.slice(index + 1), check),
      );
    }
    if (verdict !== null) return verdict.below([name]);
  }
  return null;
}

function checkOne(
  name: Name,
  world: World,
  expectation: Expectation,
  flow: SeenFlow | null,
): Verdict {
  const expected = expectation[name];
  // Each expectation has the check of its own name: that they fit is what the table's type says.
  const check = checks[name] as (
    expected: unknown,
    sight: Omit<Sight, 'flow'> & { readonly flow: SeenFlow | null },
  ) => Verdict;
  if (expected === undefined) return null;
  return flow === null && !seenAnywhere.has(name)
    ? new Mismatch([], 'the page has no flow', 'a page with one', 'a page of members’')
    : check(expected, { world, flow });
}

/** What needs no flow on the page. */
const seenAnywhere: ReadonlySet<Name> = new Set([
  ...(Object.keys(checkAccount) as Name[]),
  'message',
  'path',
  'requests',
  'events',
]);

/** The steps of each flow, in the words of the format. */
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

/** The step that is shown. */
function stepOf({ state, code, chosen }: SeenFlow): string | undefined {
  // Only the corporate join asks for a code, only the standard join tells what is chosen.
  const kind = code !== undefined ? 'corporate' : chosen !== undefined ? 'join' : 'lead';
  return stepNames[kind][state.step];
}

const checks: Checks<Name> = {
  ...checkAccount,
  ...checkOffers,
  ...checkHeld,
  ...checkCorporate,
  ...checkJoin,

  step: (expected, { flow }) => same('the step', expected, stepOf(flow)),

  message: (expected, { world, flow }) =>
    saysSo(expected, world.memberPage === null ? toldBy(flow) : [world.memberPage.outcome.message]),

  errors(expected, { flow }) {
    for (const name of fieldNames) {
      const verdict = saysSo(expected[name] ?? 'none', [flow.errors[fields[name]]]);
      if (verdict !== null) return verdict.below(name in expected ? [name] : []);
    }
    return null;
  },

  fields: (expected, { flow }) =>
    firstOf(expected, (name, value) =>
      same(`the box ${name}`, value, asInScenario(flow.state.contactInput[fields[name]])),
    ),

  'same-input'(expected, { world, flow }) {
    const kept = fieldNames.every((name) =>
      isSameText(name, world.typed[name] ?? '', flow.state.contactInput[fields[name]]),
    );
    const words = (isKept: boolean): string => (isKept ? 'kept' : 'lost');
    return same('what the visitor filled in', words(expected), words(kept));
  },

  club: (expected, { world, flow }) =>
    same('the club', expected, nameOfClub(world, flow.state.selectedFacility)),

  'can-submit': (expected, { flow }) => same('that it can be sent', expected, flow.canSubmit),

  'asks-newsletter': (expected, { flow }) =>
    same('that the newsletter is asked about', expected, flow.asksForNewsletter),

  busy: (expected, { flow }) => same('that it is busy', expected, flow.busy !== null),

  loader: (expected, { world }) =>
    same('that the loader is seen', expected, world.page?.showsLoader() ?? false),

  slots(expected, { world, flow }) {
    const { plan = null, day: shown, status = 'none' } = flow.times ?? {};
    if (plan === null) return new Mismatch([], 'no times are shown', 'times', status);
    const date = expected.day === undefined ? shown : dateOf(plan, expected.day, world.random);
    const day = plan.days.find((one) => one.date === date);
    if (day === undefined) return new Mismatch(['day'], 'that day is not shown', date, plan.today);
    const open = day.slots.filter((slot) => slot.available).map((slot) => slot.label);
    const taken = day.slots.filter((slot) => !slot.available).map((slot) => slot.label);
    return firstOf(expected, (name, wanted) => {
      if (name === 'day') return null;
      if (name === 'are') return same(`the times of ${day.date}`, wanted, open);
      if (name === 'open') return countsTo('open times', wanted as HowMany, open.length);
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
      : same('what is offered instead', expected, labels);
  },

  confirmation: (expected, { flow }) => same('the confirmation', expected, confirmationOf(flow)),

  appointment(expected, { world, flow }) {
    const { submittedAppointment: shown, scheduledFacility: club, scheduledVisitHour } = flow.state;
    if (shown == null || club == null || stepOf(flow) !== 'confirmation') {
      return new Mismatch([], 'no appointment is shown', expected, `the step ${stepOf(flow)}`);
    }
    return checkAppointment(world, expected, {
      startsAt: shown.startsAt,
      purpose: shown.purpose,
      club,
      shownHour: scheduledVisitHour ?? null,
    });
  },

  stored: (expected, { world }) =>
    same(
      'the stored state',
      expected,
      world.local.isKept(storageKeys[world.page?.kind ?? 'lead']) ? 'present' : 'absent',
    ),

  requests(expected, { world }) {
    const { sent } = world.network;
    return firstOf(expected, (name, wanted) => countsTo(`requests ${name}`, wanted, sent[name]));
  },

  events(expected, { world }) {
    const names = world.analytics.names();
    return firstOf(expected, (name, wanted) =>
      countsTo(`events ${name}`, wanted, names.filter((one) => one === name).length),
    );
  },

  path: (expected, { world }) =>
    same('the path', withClubIds(world, expected), world.navigation.current()),

  location: (expected, { world }) =>
    same('the answer about the location', expected, world.located?.outcome ?? 'not asked'),

  nearest: (expected, { world }) =>
    same('the list of nearest clubs', expected, world.located?.nearest ?? []),
};

/** All that is told on the page of a flow. */
function toldBy(flow: SeenFlow): readonly (Message | null | undefined)[] {
  return [
    flow.alert,
    flow.notice,
    flow.clubError,
    stepOf(flow) === 'code' ? flow.code?.error : null,
    stepOf(flow) === 'plan' ? flow.plans?.message : null,
    stepOf(flow) === 'member' ? flow.resendMessage : null,
    isToldOfEmployer(flow) ? { key: 'notEligible' } : null,
  ];
}

/** On the plans that anyone can have, to whom the employer's are not open. CJ-04 */
function isToldOfEmployer(flow: SeenFlow): boolean {
  return flow.chosen !== undefined && stepOf(flow) === 'plan' && flow.state.showNonEligibleBanner;
}

/** A phone number is grouped anew when the club's country changes. */
function isSameText(name: string, one: string, other: string): boolean {
  return name === 'phone'
    ? one.replaceAll(/\D/g, '') === other.replaceAll(/\D/g, '')
    : one === other;
}

/** LA-01 to LA-03 */
function confirmationOf(flow: SeenFlow): string {
  if (stepOf(flow) !== 'confirmation') return `none: the step is ${stepOf(flow)}`;
  if (flow.holdsVisit) return 'booked';
  if (flow.state.submittedAppointment != null) return 'cancelled';
  return flow.clubAccepts === true ? 'advisor' : 'details';
}
