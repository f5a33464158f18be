/** Reads what the core's flows show, and the surroundings of their pages. */
import { createMessageCatalog, type Message } from '@foyer/core';
import { corporateJoinStorageKey } from '@foyer/core/corporate';
import { type StandardPlan, standardJoinStorageKey } from '@foyer/core/join';
import { formatMoney } from '@foyer/core/kernel';
import { leadFlowStorageKey } from '@foyer/core/lead';
import {
  accountMessages,
  formMessages,
  joinMessages,
  membershipMessages,
  serviceMessages,
} from '@foyer/core/messages';
import { formatCostNote } from '@foyer/core/plans';

import type { Expectation } from '../scenario/expectation.schema.ts';
import { fieldNames, fields } from '../scenario/parts.schema.ts';
import { accountReaders } from './account-readers.ts';
import { mailedLinks, recordedFeedback } from './dev-tools.ts';
import type { Environment } from './environment.ts';
import {
  checkExpectation,
  countsOf,
  readerOf,
  type Readers,
  seenPath,
  seenSlots,
  type Wanted,
} from './expectations.ts';
import { dateOf } from './find-slot.ts';
import { isInline, type PageKind, type SeenFlow } from './flow-at.ts';
import { Mismatch } from './play-scenario.ts';
import { recordReaders, seenAppointment } from './record-readers.ts';
import { labelsOfAnswers, nameOfClub, questionsOf } from './site.ts';
import { asInScenario } from './run.ts';

/** Checks what the visitor sees on the current page, and what the back end holds. */
export async function checkInCore(env: Environment, expectation: Expectation): Promise<void> {
  const { memberPage } = env;
  const flow = env.page?.shown ?? null;
  if (flow === null && memberPage === null) {
    throw new Mismatch([], 'no page is open', 'an `open` step before this one', 'none');
  }
  await checkExpectation(expectation, (name, expected) => {
    const readAround = readerOf<Environment>(aroundReaders, name);
    if (readAround !== undefined) return readAround(env, expected);
    const readMember = readerOf(accountReaders, name);
    if (readMember !== undefined) {
      if (memberPage !== null) return readMember({ env, page: memberPage }, expected);
      throw new Mismatch([], 'only member pages show this', 'a member page', addressOf(env));
    }
    if (flow !== null) return readerOf<Visible>(flowReaders, name)?.({ env, flow }, expected);
    throw new Mismatch([], 'only flows show this', 'a page with a flow', addressOf(env));
  });
}

/** The page's surroundings, and the back end. */
const aroundReaders = {
  ...recordReaders,
  message: ({ memberPage, page }, expected) =>
    messageShown(
      expected,
      memberPage === null ? messagesOf(page?.shown) : [memberPage.outcome.message],
    ),
  loader: ({ page }) => page?.showsLoader() ?? false,
  'at-payment': ({ tab }) => tab.isAtPayment,
  stored: ({ tab, page }) =>
    tab.local.isKept(storageKeys[page?.kind ?? 'lead']) ? 'present' : 'absent',
  requests: ({ network }) => network.sent,
  events: ({ analytics }, expected) => countsOf(analytics.names(), expected),
  path: (env, expected) => seenPath(env, expected, addressOf(env)),
  location: ({ located }) => located?.outcome ?? 'not asked',
  nearest: ({ located }) => located?.nearest ?? [],
  links: async (env) => (await mailedLinks(env, env.member?.email ?? '')).length,
  feedback: (env) => recordedFeedback(env, env.network.feedbackIds),
} satisfies Partial<Readers<keyof Wanted, Environment>>;

/** The address in the address bar, without the site. */
function addressOf({ tab }: Environment): string {
  return tab.navigation.current();
}

interface Visible {
  readonly env: Environment;
  readonly flow: SeenFlow;
}

type NamesOfFlows = Exclude<keyof Wanted, keyof typeof aroundReaders | keyof typeof accountReaders>;

const flowReaders: Readers<NamesOfFlows, Visible> = {
  step: ({ flow }) => stepOf(flow),
  errors({ flow }, expected) {
    for (const name of fieldNames) {
      const path = name in expected ? [name] : [];
      messageShown(expected[name] ?? 'none', [flow.errors[fields[name]]], path);
    }
    return expected;
  },
  fields: ({ flow }) =>
    Object.fromEntries(
      fieldNames.map((name) => [name, asInScenario(flow.state.contactInput[fields[name]])]),
    ),
  'same-input': ({ env, flow }) =>
    fieldNames.every((name) =>
      isSameText(name, env.typed[name] ?? '', flow.state.contactInput[fields[name]]),
    ),
  club: ({ env, flow }) => nameOfClub(env, flow.state.selectedFacility),
  'can-submit': ({ flow }) => flow.canSubmit,
  'asks-newsletter': ({ flow }) => flow.asksForNewsletter,
  busy: ({ flow }) => flow.busy !== null,
  'asks-to-stay': ({ flow }) => flow.asksToStay,

  slots({ env, flow }, expected) {
    const { plan = null, day: shown, status = 'none' } = flow.times ?? {};
    if (plan === null) throw new Mismatch([], 'no times are shown', 'times', status);
    const date = expected.day === undefined ? shown : dateOf(plan, expected.day, env.random);
    const day = plan.days.find((one) => one.date === date);
    if (day === undefined) throw new Mismatch(['day'], 'that day is not shown', date, plan.today);
    const labels = (isOpen: boolean): readonly string[] =>
      day.slots.filter((slot) => slot.available === isOpen).map((slot) => slot.label);
    return seenSlots(expected, labels(true), labels(false));
  },
  alternatives({ flow }, expected) {
    const labels = (flow.times?.alternatives ?? []).map((slot) => slot.label);
    return typeof expected === 'number' ? labels.length : labels;
  },
  confirmation: ({ flow }) => confirmationOf(flow),
  appointment({ env, flow }, expected) {
    const { submittedAppointment: shown, scheduledFacility: club, scheduledVisitHour } = flow.state;
    if (shown == null || club == null || stepOf(flow) !== 'confirmation') {
      return `the step ${stepOf(flow)}`;
    }
    const { startsAt, purpose } = shown;
    const shownHour = scheduledVisitHour ?? null;
    return seenAppointment(env, expected, { startsAt, purpose, club, shownHour });
  },

  // The lead flow's offers.
  'can-join': ({ flow }) => flow.canJoin ?? false,
  'offers-guided': ({ env, flow }) => flow.offersGuided === true && isInline(addressOf(env)),
  guided: ({ flow }) => flow.state.showGuidedWorkouts ?? false,
  'company-not-eligible': ({ flow }) => flow.state.showNonEligibleBanner,
  'former-member': ({ flow }) => flow.state.isRedirectFromFormerMember ?? false,
  referrer: ({ flow }) => flow.state.referrerDetails?.firstName ?? 'none',
  'suggested-club': ({ env, flow }) => nameOfClub(env, flow.state.suggestedFacility),
  nearby({ flow }) {
    const { status, clubs } = flow.nearby;
    return status === 'ready' ? clubs.map(({ club }) => club.name) : status;
  },
  cancelling({ flow: { state, hasVisit } }) {
    if (state.cancelAppointmentStatus == null) return 'none';
    return hasVisit ? 'failed' : 'done';
  },
  survey({ env, flow }) {
    const { personalizeOptions: answers = [], personalizeOptionsStep: step = 0 } = flow.state;
    const asked = questionsOf(env).find((one) => one.step === step);
    const other = answers.find((answer) => answer.additionalInfo !== null);
    return {
      step,
      choices: asked?.options.length ?? 0,
      answers: labelsOfAnswers(env, answers),
      other: other?.additionalInfo ?? 'none',
    };
  },

  // Both ways to join.
  code: ({ flow }) => flow.code,
  plans({ flow }) {
    const { status, list } = flow.plans ?? { status: 'loading', list: [] };
    return status === 'ready' ? list.map(({ plan }) => plan.name) : status;
  },
  plan: ({ flow }) => flow.state.plan?.name ?? 'none',
  notes: ({ flow }) => ofPlans(flow, ({ notes }) => notes.map((note) => formatCostNote(note))),
  payment: ({ flow }) => flow.payment,
  'is-member': ({ flow }) => Boolean(flow.state.confirmation?.barcode),
  reach: ({ flow }) => ofPlans(flow, ({ reach }) => reach),
  bill({ flow: { chosen } }) {
    if (chosen == null) return 'none';
    const { dueToday, monthly, monthlyFrom, initiation, saved } = chosen.bill;
    return {
      today: formatMoney(dueToday),
      monthly: formatMoney(monthly),
      'monthly-from': monthlyFrom ?? 'none',
      initiation: formatMoney(initiation),
      saved: formatMoney(saved),
    };
  },
  opens({ flow: { plans } }) {
    if (plans === undefined || !('isPresale' in plans)) return 'no such plans';
    return (plans.isPresale ? plans.openDate : null) ?? 'none';
  },
  resent({ flow: { resend = 'idle' } }) {
    return resend === 'idle' ? 'none' : resend;
  },
};

/** The names of each flow's steps in scenarios. */
const stepNames: Readonly<Record<PageKind, readonly string[]>> = {
  lead: ['contact', 'schedule', 'confirmation'],
  corporate: ['contact', 'code', 'plan', 'member', 'schedule', 'confirmation', 'agreement'],
  join: ['plan', 'details', 'member', 'agreement'],
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

type Offered = Pick<StandardPlan, 'plan' | 'notes'> & Partial<Pick<StandardPlan, 'reach'>>;

/** A value of each plan, by the plan's name. */
function ofPlans({ plans }: SeenFlow, read: (offered: Offered) => unknown) {
  const list: readonly Offered[] = plans?.list ?? [];
  return Object.fromEntries(list.map((offered) => [offered.plan.name, read(offered)]));
}

/** Every message on the page of a flow. */
function messagesOf(flow: SeenFlow | undefined): readonly (Message | null | undefined)[] {
  if (flow === undefined) return [];
  const step = stepOf(flow);
  const isForEveryone = flow.chosen !== undefined && step === 'plan';
  return [
    flow.alert,
    flow.notice,
    flow.clubError,
    flow.hasVisit && flow.state.cancelAppointmentStatus != null ? { key: 'cancelFailed' } : null,
    step === 'code' ? flow.code?.error : null,
    step === 'plan' ? flow.plans?.message : null,
    step === 'member' ? flow.resendMessage : null,
    // The visitor isn't eligible for their employer's plans.
    isForEveryone && flow.state.showNonEligibleBanner ? { key: 'notEligible' } : null,
  ];
}

const format = createMessageCatalog({
  ...formMessages,
  ...joinMessages,
  ...accountMessages,
  ...membershipMessages,
  ...serviceMessages,
});

/** Returns `expected`, which is a message's key, its text, or `none`. */
function messageShown(
  expected: string,
  messages: readonly (Message | null | undefined)[],
  path: readonly string[] = [],
): string {
  const shown = messages.filter((message) => message != null);
  const isMet =
    expected === 'none'
      ? shown.length === 0
      : shown.some((message) => message.key === expected || format(message) === expected);
  if (isMet) return expected;
  const wanted = isKey(expected) ? `${format({ key: expected })} (${expected})` : expected;
  const seen = shown.map((message) => `${format(message)} (${message.key})`);
  throw new Mismatch(path, 'the message is not as expected', wanted, seen.join(' | ') || 'none');
}

/** True if `expected` is a message's key. */
export function isKey(text: string): text is Message['key'] {
  return text !== 'none' && /^\w+$/.test(text);
}

/** The format of a phone number changes with the club's country. */
export function isSameText(name: string, one: string, other: string): boolean {
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
