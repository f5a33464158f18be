import { describe, expect, it } from 'vitest';

import type { MessageKey } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { aLead } from '../../../testing/builders/lead.builder.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from './lead-flow.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';

/**
 * Covers every call of the flow with every possible failure. Checks for the right message, that all input stays, and
 * that a retry ends in one lead and one booking. examples/cli repeats this over HTTP.
 */

/** A failure, and whether the back end did the work anyway. */
const faults: readonly (readonly [string, CallFailure, { readonly takesEffect: boolean }])[] = [
  ['a connection cut before', { kind: 'network' }, { takesEffect: false }],
  ['a connection cut after', { kind: 'network' }, { takesEffect: true }],
  ['no answer in time', { kind: 'timeout' }, { takesEffect: false }],
  ['an answer that comes too late', { kind: 'timeout' }, { takesEffect: true }],
  ['a 500', { kind: 'server-error', status: 500 }, { takesEffect: false }],
  ['a 429', { kind: 'rate-limited', retryAfterMs: 60_000 }, { takesEffect: false }],
  ['a 400', { kind: 'rejected', status: 400, code: null, field: null }, { takesEffect: false }],
  ['a no', { kind: 'unsuccessful' }, { takesEffect: false }],
  ['broken JSON', { kind: 'bad-json' }, { takesEffect: true }],
  ['a page of HTML', { kind: 'not-json', contentType: 'text/html' }, { takesEffect: true }],
  ['another shape', { kind: 'unexpected-shape', path: 'tokenId' }, { takesEffect: true }],
];

interface Attempt {
  readonly env: VisitorEnvironment;
  readonly flow: LeadFlow;
}

interface Case {
  readonly open: (env: VisitorEnvironment) => Promise<LeadFlow>;
  readonly act: (attempt: Attempt) => Promise<unknown>;
  /** The visitor's step and message during the failure. */
  readonly shown: readonly [step: number, message: MessageKey | null];
  /** The message for a 429, if it's a different one. */
  readonly limited?: MessageKey;
  /** The action that recovers. By default the same action again. */
  readonly again?: (attempt: Attempt) => Promise<unknown>;
  /** The expected state after the recovery. */
  readonly healed: (attempt: Attempt) => unknown;
  readonly holds: unknown;
}

type Failing = (env: VisitorEnvironment, fault: (typeof faults)[number]) => void;

const step = ({ flow }: Attempt): number => flow.getSnapshot().state.step;
const visits = ({ env }: Attempt): readonly unknown[] =>
  env.backEnd.leads.map(({ visit }) => visit?.time ?? null);

async function openBooked(env: VisitorEnvironment): Promise<LeadFlow> {
  const flow = await env.openSchedule();
  flow.selectTime(openSlot(flow));
  await env.finish(flow.schedule());
  return flow;
}

async function openWithCompany(env: VisitorEnvironment): Promise<LeadFlow> {
  const flow = await env.openFilledPage();
  flow.changeField('company_email', 'ada@acme.example');
  return flow;
}

async function openChanged(env: VisitorEnvironment): Promise<LeadFlow> {
  const flow = await env.openSchedule();
  flow.goTo(0);
  flow.changeField('last_name', 'Lovelace');
  return flow;
}

const submits = { act: ({ flow }: Attempt) => flow.submitVisit() };
const cases: Readonly<Record<string, Case & { readonly fails: Failing }>> = {
  'creating the lead': {
    ...submits,
    open: (env) => env.openFilledPage(),
    fails: (env, [, failure, how]) => env.leads.faults.failNext('create', failure, how),
    shown: [0, 'leadFailed'],
    healed: step,
    holds: 1,
  },
  'bringing the lead up to date': {
    ...submits,
    open: openChanged,
    fails: (env, [, failure, how]) => env.leads.faults.failNext('updateAbandoned', failure, how),
    shown: [0, 'leadFailed'],
    healed: ({ env }) => env.backEnd.leads.map(({ lead }) => lead.contact.lastName),
    holds: ['Lovelace'],
  },
  'creating a referral': {
    ...submits,
    open: (env) => env.openFilledPage(undefined, { referringId: 'R-1001' }),
    fails: (env, [, failure, how]) => env.referrals.faults.failNext('create', failure, how),
    shown: [0, 'leadFailed'],
    healed: ({ env }) => env.backEnd.leads.map(({ referrer }) => referrer?.firstName),
    holds: ['Grace'],
  },
  'bringing a referral up to date': {
    ...submits,
    async open(env) {
      const flow = await env.openFilledPage(undefined, { referringId: 'R-1001' });
      await env.finish(flow.submitVisit());
      flow.goTo(0);
      flow.changeField('last_name', 'Lovelace');
      return flow;
    },
    fails: (env, [, failure, how]) => env.referrals.faults.failNext('update', failure, how),
    shown: [0, 'leadFailed'],
    healed: ({ env }) => env.backEnd.leads.map(({ lead }) => lead.contact.lastName),
    holds: ['Lovelace'],
  },
  'asking who sent the visitor': {
    open: (env) => env.openFilledPage(),
    fails: (env, [, failure, how]) => env.referrals.faults.failNext('referrer', failure, how),
    act: ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' }),
    shown: [0, null],
    healed: ({ flow }) => flow.getSnapshot().state.referrerDetails?.firstName,
    holds: 'Grace',
  },
  'checking a company e-mail': {
    ...submits,
    open: openWithCompany,
    fails: (env, [, failure, how]) => env.corporate.faults.failNext('verifyDomain', failure, how),
    shown: [0, null],
    limited: 'callTooOften',
    // The company is not eligible, so the visitor continues to a visit. Past a limit, it's checked again.
    healed: ({ env, flow }) =>
      flow.getSnapshot().state.showNonEligibleBanner
        ? step({ env, flow }) === 1
        : env.navigation.current() === '/join/corp',
    holds: true,
  },
  'mailing a company code': {
    ...submits,
    open: openWithCompany,
    fails: (env, [, failure, how]) => env.corporate.faults.failNext('createCode', failure, how),
    shown: [0, 'leadFailed'],
    healed: ({ env }) => [env.navigation.current(), env.backEnd.leads.length],
    holds: ['/join/corp', 0],
  },
  'asking for the chain’s configuration': {
    async open(env) {
      env.configuration.faults.goDown();
      const flow = await env.openFilledPage();
      env.configuration.faults.comeBack();
      return flow;
    },
    ...submits,
    fails: (env, [, failure, how]) => env.configuration.faults.failNext('load', failure, how),
    shown: [0, 'leadFailed'],
    healed: step,
    holds: 1,
  },
  'asking for the club of the address': {
    open: (env) => env.openPage(),
    fails: (env, [, failure, how]) => env.clubs.faults.failNext('byId', failure, how),
    act: ({ flow }) => flow.enter({ path: '/membership', facilityId: '102' }),
    shown: [0, null],
    again: ({ env, flow }) => flow.chooseClub(env.club('102')),
    healed: ({ flow }) => [
      flow.getSnapshot().state.selectedFacility?.facilityId,
      flow.getSnapshot().clubError,
    ],
    holds: ['102', null],
  },
  'asking for the clubs': {
    async open(env) {
      env.geolocation.answer = { latitude: 40.75, longitude: -73.98 };
      return env.openPage();
    },
    fails: (env, [, failure, how]) => env.clubs.faults.failNext('all', failure, how),
    act: ({ flow }) => flow.findNearbyClubs(),
    shown: [0, null],
    healed: ({ flow }) => flow.getSnapshot().nearby.status,
    holds: 'ready',
  },
  'asking for the open times': {
    ...submits,
    open: (env) => env.openFilledPage(),
    fails: (env, [, failure, how]) => env.openTimes.faults.failNext('forClub', failure, how),
    shown: [1, null],
    again: ({ flow }) => flow.retryTimes(),
    healed: ({ flow }) => flow.getSnapshot().times.status,
    holds: 'ready',
  },
  'asking for the times of workouts': {
    act: ({ flow }) => flow.submitGuided(),
    open: (env) => env.openFilledPage(),
    fails: (env, [, failure, how]) => env.openTimes.faults.failNext('forClub', failure, how),
    shown: [1, 'generic'],
    again: ({ flow }) => flow.retryTimes(),
    healed: ({ flow }) => flow.getSnapshot().times.status,
    holds: 'ready',
  },
  'booking a visit': {
    async open(env) {
      const flow = await env.openSchedule();
      flow.selectTime(openSlot(flow));
      return flow;
    },
    fails: (env, [, failure, how]) => env.leads.faults.failNext('update', failure, how),
    act: ({ flow }) => flow.schedule(),
    shown: [1, 'generic'],
    limited: 'callTooOften',
    healed: (attempt) => [step(attempt), visits(attempt).length, visits(attempt).includes(null)],
    holds: [2, 1, false],
  },
  'giving a visit back': {
    open: openBooked,
    fails: (env, [, failure, how]) => env.leads.faults.failNext('cancelVisit', failure, how),
    act: ({ flow }) => flow.cancel(),
    shown: [2, null],
    healed: (attempt) => [attempt.flow.getSnapshot().hasVisit, visits(attempt)],
    holds: [false, [null]],
  },
  'sending the answers of the survey': {
    async open(env) {
      const flow = await openBooked(env);
      for (const answerId of [131, 99, 101, 119]) {
        flow.answerSurvey(answerId);
        // In order; `act` sends the last one.
        if (answerId !== 119) await env.finish(flow.nextSurvey());
      }
      return flow;
    },
    fails: (env, [, failure, how]) => env.leads.faults.failNext('update', failure, how),
    act: ({ flow }) => flow.nextSurvey(),
    shown: [2, 'generic'],
    healed: ({ env, flow }) => [
      flow.getSnapshot().state.personalizeOptionsStep,
      env.backEnd.leads.map(({ answers }) => answers.length >= 4),
    ],
    holds: [5, [true]],
  },
  'asking for a purchase that was begun': {
    open: (env) => env.openPage(),
    fails(env, [, failure, how]) {
      const lead = aLead({ facilityId: env.club('102').facilityId });
      env.cookies.write(productTokenCookie, env.backEnd.beginPurchase(lead), 1200);
      env.products.faults.failNext('details', failure, how);
    },
    act: ({ flow }) => flow.enter({ path: '/membership' }),
    shown: [0, null],
    healed: step,
    holds: 1,
  },
  'recording the consents': {
    ...submits,
    open: (env) => env.openFilledPage(),
    fails: (env, [, failure, how]) => env.consentLog.faults.failNext('append', failure, how),
    shown: [1, null],
    again({ flow }) {
      flow.goTo(0);
      return flow.submitVisit();
    },
    healed: ({ env }) => env.backEnd.consents.all.map(({ channel }) => channel),
    holds: ['newsletter'],
  },
};

describe.each(Object.entries(cases))(
  '%s',
  (_, { open, fails, act, shown, limited, again, ...one }) => {
    it.each(faults)(
      'ER-01 LC-16 LC-17 LS-09 %s shows the right message, keeps all input and creates nothing twice',
      async (...fault) => {
        const env = new VisitorEnvironment();
        const flow = await open(env);
        const attempt = { env, flow };
        const entered = flow.getSnapshot().state.contactInput;
        fails(env, fault);
        await env.finish(act(attempt));

        const { state, alert, busy } = flow.getSnapshot();
        const [atStep, message] = shown;
        const isLimit = fault[1].kind === 'rate-limited';
        const expected = isLimit && limited !== undefined ? limited : message;
        expect([state.step, alert?.key ?? null, busy]).toEqual([atStep, expected, null]);
        expect(state.contactInput).toEqual(entered);
        expect(env.backEnd.leads.length).toBeLessThanOrEqual(1);

        await env.finish((again ?? act)(attempt));
        expect(flow.getSnapshot().alert).toBeNull();
        expect(one.healed(attempt)).toEqual(one.holds);
        expect(env.backEnd.leads.length).toBeLessThanOrEqual(1);
      },
    );
  },
);
