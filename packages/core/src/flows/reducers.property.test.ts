import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { someClubs } from '../../testing/builders/club.builder.ts';
import { aPlan, anOffer } from '../../testing/builders/plan.builder.ts';
import { runs } from '../../testing/properties.ts';
import {
  type CorporateJoinEvent,
  type CorporateJoinState,
  corporateJoinStateSchema,
  isVerified,
  newCorporateJoinState,
  reachableCorporateStep,
  reduceCorporateJoin,
} from './corporate-join/corporate-join.state.ts';
import type { FlowOrder } from '../kernel/platform.port.ts';
import type { LeadDraft, LeadDraftEvent } from './draft/lead-draft.ts';
import type { VisitEvent } from './draft/visit-draft.ts';
import { leadFlowStateSchema } from './lead/lead-flow.state.ts';
import {
  type LeadFlowEvent,
  type LeadFlowState,
  newLeadFlowState,
  reachableStep,
  reduceLeadFlow,
} from './lead/lead-flow.state.ts';
import {
  newStandardJoinState,
  reachableJoinStep,
  reduceStandardJoin,
  type StandardJoinEvent,
  type StandardJoinState,
  standardJoinStateSchema,
} from './standard-join/standard-join.state.ts';

const codes = { outreachCode: 'WEBLEAD', joinOutreachCode: 'WEBLEAD_JOIN' };
const club = fc.constantFrom(...someClubs);
const email = fc.constantFrom('ada@acme.example', 'eve@acme.example');
const plans = [aPlan({ planId: '15' }), aPlan({ planId: '16' })];
const appointment = fc.constantFrom(
  ...['2026-11-21T09:00:00-05:00', '2026-11-22T10:00:00-05:00'].map((startsAt) => ({
    facilityId: '101',
    startsAt,
    label: '9:00 AM',
    purpose: 'tour' as const,
  })),
);

const draftEvents: readonly fc.Arbitrary<LeadDraftEvent>[] = [
  fc.constant({ type: 'touched', now: '2026-11-20T15:00:00Z' }),
  fc.constant({ type: 'stayed', now: '2026-11-20T15:10:00Z' }),
  fc.record({
    type: fc.constant('field-changed'),
    field: fc.constantFrom('first_name', 'phone_number'),
    value: fc.string({ maxLength: 5 }),
  }),
  fc.record({
    type: fc.constant('field-changed'),
    field: fc.constant('company_email'),
    value: email,
  }),
  fc.record({ type: fc.constant('text-alerts-set'), on: fc.boolean() }),
  fc.record({ type: fc.constant('newsletter-set'), on: fc.boolean() }),
  fc.constant({
    type: 'configuration-loaded',
    config: { clubsForAppointment: ['101', '102'], blackoutDates: [] },
  }),
  fc.record({ type: fc.constant('club-suggested'), club }),
  fc.record({ type: fc.constant('club-chosen'), club, accepts: fc.boolean() }),
  fc.record({ type: fc.constant('lead-requested'), transactionId: fc.uuid() }),
  fc.record({
    type: fc.constant('lead-recorded'),
    lead: fc.record({
      leadTokenId: fc.option(fc.uuid(), { nil: null }),
      transactionId: fc.uuid(),
      associationToken: fc.constant(null),
    }),
    facilityId: fc.constant('101'),
  }),
  fc.record({ type: fc.constant('referral-recorded'), associationToken: fc.uuid() }),
  fc.constant({ type: 'consents-recorded', consents: { newsletter: '1:true' } }),
];

const visitEvents: readonly fc.Arbitrary<VisitEvent>[] = [
  fc.record({ type: fc.constant('lead-accepted'), accepts: fc.boolean() }),
  fc.record({ type: fc.constant('guided-set'), on: fc.boolean() }),
  fc.record({
    type: fc.constant('slot-selected'),
    appointment: fc.option(appointment, { nil: null }),
  }),
  fc.record({
    type: fc.constant('guest-set'),
    name: fc.option(fc.string(), { nil: null }),
  }),
  fc.record({ type: fc.constant('visit-requested'), appointment }),
  fc.constant({ type: 'visit-request-settled' }),
  fc.constant({ type: 'times-passed' }),
  fc.constant({ type: 'visit-given-up' }),
  fc.record({
    type: fc.constant('visit-booked'),
    slot: appointment.map(({ startsAt, label }) => ({
      startsAt,
      date: startsAt.slice(0, 10),
      label,
      available: true,
    })),
    club,
    purpose: fc.constantFrom('tour', 'workout'),
    guest: fc.option(fc.record({ firstName: fc.option(fc.string(), { nil: null }) }), {
      nil: null,
    }),
    uid: fc.uuid(),
  }),
  fc.record({ type: fc.constant('visit-skipped'), club, automatically: fc.boolean() }),
  fc.constant({ type: 'visit-cancelled' }),
  fc.constant({ type: 'cancel-failed', text: 'An unexpected error has occurred.' }),
  fc.constant({ type: 'cancel-closed' }),
  fc.constant({ type: 'edit-started' }),
  fc.constant({
    type: 'survey-answered',
    answers: [{ answerId: 94, additionalInfo: 'Climbing', categoryId: null }],
  }),
  fc.record({ type: fc.constant('survey-moved'), step: fc.integer({ min: 1, max: 5 }) }),
];

const leadEvents: readonly fc.Arbitrary<LeadFlowEvent>[] = [
  ...draftEvents,
  ...visitEvents,
  fc.record({
    type: fc.constant('prefilled'),
    contact: fc.constant({ first_name: 'Ada' }),
    formerMember: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('referred'),
    referringId: fc.constant('r-1'),
    referrer: fc.option(
      fc.constant({
        referringId: 'r-1',
        firstName: 'Grace',
        memberId: 'm-1',
        shareId: 's-1',
        facilityId: null,
        hearsOfVisits: false,
      }),
      { nil: null },
    ),
  }),
  fc.record({ type: fc.constant('company-email-checked'), eligible: fc.boolean() }),
  fc.record({
    type: fc.constant('bought'),
    transactionId: fc.uuid(),
    contact: fc.constant({ first_name: 'Ada' }),
    club,
  }),
  fc.record({ type: fc.constant('step-revisited'), step: fc.constantFrom(0, 1, 2) }),
];

const purchased = {
  type: 'purchase-confirmed' as const,
  confirmation: {
    memberId: '900100',
    barcode: null,
    startsOn: null,
    receipt: null,
    buyer: { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example', phone: '2125550123' },
    facilityId: '101',
  },
};

const started = fc.record({
  type: fc.constant('start-chosen'),
  startDate: fc.constantFrom(null, '2026-12-01', '2026-12-02'),
});

const answered = fc.record({
  type: fc.constant('join-answered'),
  field: fc.constantFrom('birth_date', 'signature', 'consent-1', 'consent-2'),
  value: fc.string({ maxLength: 5 }),
});

const standardEvents: readonly fc.Arbitrary<StandardJoinEvent>[] = [
  ...draftEvents,
  fc.constant({ type: 'club-unknown' }),
  ...repeated(3, [
    fc.record({
      type: fc.constant('plans-loaded'),
      plans: fc.subarray(plans),
      facilityId: club.map(({ facilityId }) => facilityId),
    }),
    fc.record({ type: fc.constant('plan-chosen'), plan: fc.constantFrom(...plans) }),
    fc.record({ type: fc.constant('step-revisited'), step: fc.constantFrom(0, 1, 2, 3) }),
  ] as const),
  started,
  answered,
  fc.constant(purchased),
];

const corporateEvents: readonly fc.Arbitrary<CorporateJoinEvent>[] = [
  ...draftEvents,
  ...visitEvents,
  fc.record({
    type: fc.constant('code-sent'),
    account: fc.constant({
      corporateAccountId: 'C-1',
      corporateContactId: 'K-1',
      companyName: 'Acme',
    }),
    email,
    at: fc.constant('2026-11-20T15:00:00Z'),
  }),
  fc.constant({ type: 'code-resent', at: '2026-11-20T15:05:00Z' }),
  fc.constant({ type: 'code-step-shown' }),
  ...repeated(3, [
    fc.record({ type: fc.constant('email-verified'), email }),
    fc.record({ type: fc.constant('step-revisited'), step: fc.constantFrom(0, 1, 2, 3, 4, 5, 6) }),
  ] as const),
  fc.constant({ type: 'not-eligible' }),
  fc.constant({ type: 'plan-step-shown' }),
  fc.record({
    type: fc.constant('plans-loaded'),
    offer: fc.subarray(plans).map((some) => anOffer({ plans: some, corporateAgreementId: 'G-1' })),
  }),
  fc.record({ type: fc.constant('plan-chosen'), plan: fc.constantFrom(...plans) }),
  started,
  answered,
  fc.constant(purchased),
];

interface Flow<State, Event> {
  readonly start: State;
  readonly events: fc.Arbitrary<readonly Event[]>;
  readonly reduce: (state: State, event: Event) => State;
  readonly schema: z.ZodMiniType<State>;
  readonly steps: readonly number[];
  readonly revisit: (step: number) => Event;
  readonly reachable: (state: State, step: number) => number;
  /** What must hold at any step that Back and Forward show. */
  readonly allows: (state: State, step: number) => boolean;
}

const leadFlow = (order: FlowOrder): Flow<LeadFlowState, LeadFlowEvent> => ({
  start: newLeadFlowState(codes, order),
  events: someOf(leadEvents),
  reduce: (state, event) => reduceLeadFlow(state, event, order),
  schema: leadFlowStateSchema,
  steps: [0, 1, 2],
  revisit: (step) => ({ type: 'step-revisited', step }) as LeadFlowEvent,
  reachable: (state, step) => reachableStep(state, step as 0, order),
  allows: (state, step) =>
    (order === 'times-first' || step === 0 || state.hasCreatedLead) &&
    (step < 2 || (state.hasCreatedLead && state.scheduledFacility !== null)),
});

const standardJoin: Flow<StandardJoinState, StandardJoinEvent> = {
  start: newStandardJoinState(codes),
  events: someOf(standardEvents),
  reduce: reduceStandardJoin,
  schema: standardJoinStateSchema,
  steps: [0, 1, 2, 3],
  revisit: (step) => ({ type: 'step-revisited', step }) as StandardJoinEvent,
  reachable: (state, step) => reachableJoinStep(state, step as 0),
  allows: (state, step) =>
    (step === 2) === (state.confirmation !== null) &&
    (step % 2 === 0 || (state.plan !== null && state.selectedFacility !== null)) &&
    (step !== 3 || state.hasCreatedLead),
};

const corporateJoin: Flow<CorporateJoinState, CorporateJoinEvent> = {
  start: newCorporateJoinState('CORPENROLL'),
  events: someOf(corporateEvents),
  reduce: reduceCorporateJoin,
  schema: corporateJoinStateSchema,
  steps: [0, 1, 2, 3, 4, 5, 6],
  revisit: (step) => ({ type: 'step-revisited', step }) as CorporateJoinEvent,
  reachable: (state, step) => reachableCorporateStep(state, step as 0),
  allows: (state, step) =>
    (step === 3) === (state.confirmation !== null) &&
    // No plans, and nothing after them, unless the address in the form is verified.
    (step < 2 || step === 3 || isVerified(state)) &&
    (step < 4 || state.hasCreatedLead) &&
    (step !== 6 || state.plan !== null),
};

describe('lead flow, any sequence of events', () => {
  itHolds('LX-03 LX-04 LX-14 LC-17', leadFlow('details-first'));
});

describe('lead flow that asks for the time first, any sequence of events', () => {
  itHolds('VL-26', leadFlow('times-first'));
});

describe('standard join, any sequence of events', () => {
  itHolds('RT-05 SJ-06 LX-04 LX-14 LC-17', standardJoin);
  itUnsigns(standardJoin);

  it('SJ-01 a chosen plan is one that its club offered last', () => {
    fc.assert(
      fc.property(standardJoin.events, fc.subarray(plans), (events, some) => {
        const before = run(standardJoin, events);
        const facilityId = before.selectedFacility?.facilityId ?? '101';
        const { plan, planFacilityId } = reduceStandardJoin(before, {
          type: 'plans-loaded',
          plans: some,
          facilityId,
        });
        const offered = some.find(({ planId }) => planId === before.plan?.planId) ?? null;
        const isAsked = before.selectedFacility !== null;
        expect(plan).toBe(isAsked ? offered : before.plan);
        expect(planFacilityId).toBe(
          !isAsked ? before.planFacilityId : offered === null ? null : facilityId,
        );
      }),
      runs(500),
    );
  });
});

describe('corporate join, any sequence of events', () => {
  itHolds('CJ-01 CJ-14 CJ-21 LX-04 LX-14', corporateJoin);
  itUnsigns(corporateJoin);

  it('CJ-11 a chosen plan is one of those offered last', () => {
    fc.assert(
      fc.property(corporateJoin.events, fc.subarray(plans), (events, some) => {
        const { plan } = reduceCorporateJoin(run(corporateJoin, events), {
          type: 'plans-loaded',
          offer: anOffer({ plans: some }),
        });
        expect(plan === null ? some.length !== 1 : some.includes(plan)).toBe(true);
      }),
      runs(500),
    );
  });
});

/** What holds for the state of every flow. */
function itHolds<
  State extends LeadDraft & { readonly step: number },
  Event extends { type: string },
>(ids: string, flow: Flow<State, Event>): void {
  it(`${ids} the state can always be stored and loaded again`, () => {
    fc.assert(
      fc.property(flow.events, (events) => {
        const state = run(flow, events);
        expect(flow.steps).toContain(state.step);
        expect(z.parse(flow.schema, JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      runs(500),
    );
  });

  it(`${ids} Back and Forward show only steps that the state allows`, () => {
    fc.assert(
      fc.property(flow.events, fc.constantFrom(...flow.steps), (events, wanted) => {
        const state = run(flow, events);
        const shown = flow.reduce(state, flow.revisit(wanted)).step;
        expect(shown).toBe(flow.reachable(state, wanted));
        expect(flow.reachable(state, shown)).toBe(shown);
        expect(flow.allows(state, shown)).toBe(true);
      }),
      runs(500),
    );
  });

  it(`${ids} a lead and a payment are never lost, and only the back end replaces a transaction id`, () => {
    fc.assert(
      fc.property(flow.events, (events) => {
        let state = flow.start;
        for (const event of events) {
          const next = flow.reduce(state, event);
          const mayChange =
            state.leadTransactionId === null || ['lead-recorded', 'bought'].includes(event.type);
          expect(mayChange || next.leadTransactionId === state.leadTransactionId).toBe(true);
          expect(next.hasCreatedLead || !state.hasCreatedLead).toBe(true);
          expect(isPaid(next) || !isPaid(state)).toBe(true);
          state = next;
        }
      }),
      runs(500),
    );
  });
}

/** What holds for the state of every join. */
function itUnsigns<State extends StandardJoinState | CorporateJoinState, Event>(
  flow: Flow<State, Event>,
): void {
  it('MB-103 a signature is for one plan, club and first day, and only the visitor gives it', () => {
    fc.assert(
      fc.property(flow.events, (events) => {
        let state = flow.start;
        for (const event of events) {
          const next = flow.reduce(state, event);
          const isSame =
            subjectOf(next) === subjectOf(state) ||
            (typeof event === 'object' && event !== null && 'field' in event);
          const isKept = consentsOf(next).every((name) => consentsOf(state).includes(name));
          expect(isSame || consentsOf(next).length === 0).toBe(true);
          expect(isKept || (event as { type: string }).type === 'join-answered').toBe(true);
          state = next;
        }
      }),
      runs(500),
    );
  });
}

function subjectOf({ plan, startDate, selectedFacility }: StandardJoinState | CorporateJoinState) {
  return JSON.stringify([plan?.planId, startDate, selectedFacility?.facilityId]);
}

function consentsOf({ joinInput }: StandardJoinState | CorporateJoinState): readonly string[] {
  return Object.keys(joinInput).filter((name) => name.startsWith('consent-'));
}

function isPaid(state: object): boolean {
  return 'confirmation' in state && state.confirmation !== null;
}

function run<State, Event>(flow: Flow<State, Event>, events: readonly Event[]): State {
  return events.reduce(flow.reduce, flow.start);
}

function someOf<Event>(events: readonly fc.Arbitrary<Event>[]): fc.Arbitrary<readonly Event[]> {
  return fc.array(fc.oneof(...events), { maxLength: 25 });
}

/** Makes some events more frequent than others. */
function repeated<T>(times: number, all: readonly T[]): readonly T[] {
  return Array.from({ length: times }, () => all).flat();
}
