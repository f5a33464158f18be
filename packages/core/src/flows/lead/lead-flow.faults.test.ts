import { describe, expect, it } from 'vitest';

import type { MessageKey } from '../../messages/catalogue.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { aLead } from '../../../testing/builders/lead.builder.ts';
import { openSlot, VisitorWorld } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from './lead-flow.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';

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
  readonly world: VisitorWorld;
  readonly flow: LeadFlow;
}

interface Case {
  readonly open: (world: VisitorWorld) => Promise<LeadFlow>;
  readonly act: (attempt: Attempt) => Promise<unknown>;
  /** The visitor's step and message during the failure. */
  readonly told: readonly [step: number, message: MessageKey | null];
  /** The message for a 429, if it's a different one. */
  readonly limited?: MessageKey;
  /** The action that recovers. By default the same action again. */
  readonly again?: (attempt: Attempt) => Promise<unknown>;
  /** The expected state after the recovery. */
  readonly healed: (attempt: Attempt) => unknown;
  readonly holds: unknown;
}

type Failing = (world: VisitorWorld, fault: (typeof faults)[number]) => void;

const step = ({ flow }: Attempt): number => flow.getSnapshot().state.step;
const visits = ({ world }: Attempt): readonly unknown[] =>
  world.backEnd.leads.map(({ visit }) => visit?.time ?? null);

async function openBooked(world: VisitorWorld): Promise<LeadFlow> {
  const flow = await world.openSchedule();
  flow.selectTime(openSlot(flow));
  await world.finish(flow.schedule());
  return flow;
}

async function openWithCompany(world: VisitorWorld): Promise<LeadFlow> {
  const flow = await world.openFilledPage();
  flow.changeField('company_email', 'ada@acme.example');
  return flow;
}

async function openChanged(world: VisitorWorld): Promise<LeadFlow> {
  const flow = await world.openSchedule();
  flow.goTo(0);
  flow.changeField('last_name', 'Lovelace');
  return flow;
}

const submits = { act: ({ flow }: Attempt) => flow.submitVisit() };
const cases: Readonly<Record<string, Case & { readonly fails: Failing }>> = {
  'creating the lead': {
    ...submits,
    open: (world) => world.openFilledPage(),
    fails: (world, [, failure, how]) => world.leads.faults.failNext('create', failure, how),
    told: [0, 'leadFailed'],
    healed: step,
    holds: 1,
  },
  'bringing the lead up to date': {
    ...submits,
    open: openChanged,
    fails: (world, [, failure, how]) =>
      world.leads.faults.failNext('updateAbandoned', failure, how),
    told: [0, 'leadFailed'],
    healed: ({ world }) => world.backEnd.leads.map(({ lead }) => lead.contact.lastName),
    holds: ['Lovelace'],
  },
  'creating a referral': {
    ...submits,
    open: (world) => world.openFilledPage(undefined, { referringId: 'R-1001' }),
    fails: (world, [, failure, how]) => world.referrals.faults.failNext('create', failure, how),
    told: [0, 'leadFailed'],
    healed: ({ world }) => world.backEnd.leads.map(({ referrer }) => referrer?.firstName),
    holds: ['Grace'],
  },
  'bringing a referral up to date': {
    ...submits,
    async open(world) {
      const flow = await world.openFilledPage(undefined, { referringId: 'R-1001' });
      await world.finish(flow.submitVisit());
      flow.goTo(0);
      flow.changeField('last_name', 'Lovelace');
      return flow;
    },
    fails: (world, [, failure, how]) => world.referrals.faults.failNext('update', failure, how),
    told: [0, 'leadFailed'],
    healed: ({ world }) => world.backEnd.leads.map(({ lead }) => lead.contact.lastName),
    holds: ['Lovelace'],
  },
  'asking who sent the visitor': {
    open: (world) => world.openFilledPage(),
    fails: (world, [, failure, how]) => world.referrals.faults.failNext('referrer', failure, how),
    act: ({ flow }) => flow.enter({ path: '/membership', referringId: 'R-1001' }),
    told: [0, null],
    healed: ({ flow }) => flow.getSnapshot().state.referrerDetails?.firstName,
    holds: 'Grace',
  },
  'checking a company e-mail': {
    ...submits,
    open: openWithCompany,
    fails: (world, [, failure, how]) =>
      world.corporate.faults.failNext('verifyDomain', failure, how),
    told: [0, null],
    // The company is not eligible, so the visitor continues to a visit.
    healed: step,
    holds: 1,
  },
  'mailing a company code': {
    ...submits,
    open: openWithCompany,
    fails: (world, [, failure, how]) => world.corporate.faults.failNext('createCode', failure, how),
    told: [0, 'leadFailed'],
    healed: ({ world }) => [world.navigation.current(), world.backEnd.leads.length],
    holds: ['/join/corp', 0],
  },
  'asking for the chain’s configuration': {
    async open(world) {
      world.configuration.faults.goDown();
      const flow = await world.openFilledPage();
      world.configuration.faults.comeBack();
      return flow;
    },
    ...submits,
    fails: (world, [, failure, how]) => world.configuration.faults.failNext('load', failure, how),
    told: [0, 'leadFailed'],
    healed: step,
    holds: 1,
  },
  'asking for the club of the address': {
    open: (world) => world.openPage(),
    fails: (world, [, failure, how]) => world.clubRepository.faults.failNext('byId', failure, how),
    act: ({ flow }) => flow.enter({ path: '/membership', facilityId: '102' }),
    told: [0, null],
    again: ({ world, flow }) => flow.chooseClub(world.club('102')),
    healed: ({ flow }) => [
      flow.getSnapshot().state.selectedFacility?.facilityId,
      flow.getSnapshot().clubError,
    ],
    holds: ['102', null],
  },
  'asking for the clubs': {
    async open(world) {
      world.geolocation.answer = { latitude: 40.75, longitude: -73.98 };
      return world.openPage();
    },
    fails: (world, [, failure, how]) => world.clubRepository.faults.failNext('all', failure, how),
    act: ({ flow }) => flow.findNearbyClubs(),
    told: [0, null],
    healed: ({ flow }) => flow.getSnapshot().nearby.status,
    holds: 'ready',
  },
  'asking for the open times': {
    ...submits,
    open: (world) => world.openFilledPage(),
    fails: (world, [, failure, how]) => world.openTimes.faults.failNext('forClub', failure, how),
    told: [1, null],
    again: ({ flow }) => flow.retryTimes(),
    healed: ({ flow }) => flow.getSnapshot().times.status,
    holds: 'ready',
  },
  'asking for the times of workouts': {
    act: ({ flow }) => flow.submitGuided(),
    open: (world) => world.openFilledPage(),
    fails: (world, [, failure, how]) => world.openTimes.faults.failNext('forClub', failure, how),
    told: [1, 'generic'],
    again: ({ flow }) => flow.retryTimes(),
    healed: ({ flow }) => flow.getSnapshot().times.status,
    holds: 'ready',
  },
  'booking a visit': {
    async open(world) {
      const flow = await world.openSchedule();
      flow.selectTime(openSlot(flow));
      return flow;
    },
    fails: (world, [, failure, how]) => world.leads.faults.failNext('update', failure, how),
    act: ({ flow }) => flow.schedule(),
    told: [1, 'generic'],
    limited: 'callTooOften',
    healed: (attempt) => [step(attempt), visits(attempt).length, visits(attempt).includes(null)],
    holds: [2, 1, false],
  },
  'giving a visit back': {
    open: openBooked,
    fails: (world, [, failure, how]) => world.leads.faults.failNext('cancelVisit', failure, how),
    act: ({ flow }) => flow.cancel(),
    told: [2, null],
    healed: (attempt) => [attempt.flow.getSnapshot().holdsVisit, visits(attempt)],
    holds: [false, [null]],
  },
  'sending the answers of the survey': {
    async open(world) {
      const flow = await openBooked(world);
      for (const answerId of [131, 99, 101, 119]) {
        flow.answerSurvey(answerId);
        // In order; `act` sends the last one.
        // oxlint-disable-next-line no-await-in-loop
        if (answerId !== 119) await world.finish(flow.nextSurvey());
      }
      return flow;
    },
    fails: (world, [, failure, how]) => world.leads.faults.failNext('update', failure, how),
    act: ({ flow }) => flow.nextSurvey(),
    told: [2, 'generic'],
    healed: ({ world, flow }) => [
      flow.getSnapshot().state.personalizeOptionsStep,
      world.backEnd.leads.map(({ answers }) => answers.length >= 4),
    ],
    holds: [5, [true]],
  },
  'asking for a purchase that was begun': {
    open: (world) => world.openPage(),
    fails(world, [, failure, how]) {
      const lead = aLead({ facilityId: world.club('102').facilityId });
      world.cookies.write(productTokenCookie, world.backEnd.beginPurchase(lead), 1200);
      world.products.faults.failNext('details', failure, how);
    },
    act: ({ flow }) => flow.enter({ path: '/membership' }),
    told: [0, null],
    healed: step,
    holds: 1,
  },
  'recording the consents': {
    ...submits,
    open: (world) => world.openFilledPage(),
    fails: (world, [, failure, how]) => world.consentLog.faults.failNext('append', failure, how),
    told: [1, null],
    again({ flow }) {
      flow.goTo(0);
      return flow.submitVisit();
    },
    healed: ({ world }) => world.backEnd.consents.all.map(({ channel }) => channel),
    holds: ['newsletter'],
  },
};

describe.each(Object.entries(cases))(
  '%s',
  (_, { open, fails, act, told, limited, again, ...one }) => {
    it.each(faults)(
      'ER-01 LC-16 LC-17 LS-09 %s shows the right message, keeps all input and creates nothing twice',
      async (...fault) => {
        const world = new VisitorWorld();
        const flow = await open(world);
        const attempt = { world, flow };
        const entered = flow.getSnapshot().state.contactInput;
        fails(world, fault);
        await world.finish(act(attempt));

        const { state, alert, busy } = flow.getSnapshot();
        const [atStep, message] = told;
        const isLimit = fault[1].kind === 'rate-limited';
        const expected = isLimit && limited !== undefined ? limited : message;
        expect([state.step, alert?.key ?? null, busy]).toEqual([atStep, expected, null]);
        expect(state.contactInput).toEqual(entered);
        expect(world.backEnd.leads.length).toBeLessThanOrEqual(1);

        await world.finish((again ?? act)(attempt));
        expect(flow.getSnapshot().alert).toBeNull();
        expect(one.healed(attempt)).toEqual(one.holds);
        expect(world.backEnd.leads.length).toBeLessThanOrEqual(1);
      },
    );
  },
);
