import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { someClubs } from '../../../testing/builders/club.builder.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import { aPlan } from '../../../testing/builders/plan.builder.ts';
import { standardJoinStateSchema } from './standard-join.schema.ts';
import type { StandardJoinEvent } from './standard-join.event.ts';
import { reduceStandardJoin } from './standard-join.reduce.ts';
import {
  newStandardJoinState,
  reachableJoinStep,
  type StandardJoinState,
  type StandardJoinStep,
} from './standard-join.state.ts';
import { runs } from '../../../testing/runs.ts';

const start = newStandardJoinState({ outreachCode: 'LEAD', joinOutreachCode: 'LEAD_JOIN' });
const club = fc.constantFrom(...someClubs);
const step = fc.constantFrom<StandardJoinStep>(0, 1, 2);
const plans = [aPlan({ planId: '15' }), aPlan({ planId: '16' })];

const leadEvent = fc.oneof(
  fc.record({ type: fc.constant('club-chosen' as const), club, accepts: fc.boolean() }),
  fc.record({ type: fc.constant('club-suggested' as const), club }),
  fc.record({ type: fc.constant('lead-requested' as const), transactionId: fc.uuid() }),
  fc.record({
    type: fc.constant('lead-recorded' as const),
    lead: fc.record({
      leadTokenId: fc.option(fc.uuid()),
      transactionId: fc.uuid(),
      associationToken: fc.constant(null),
    }),
    facilityId: fc.constant('101'),
  }),
  fc.record({ type: fc.constant('newsletter-set' as const), on: fc.boolean() }),
  fc.constant({
    type: 'configuration-loaded' as const,
    config: { clubsForAppointment: ['101'], blackoutDates: [] },
  }),
) as fc.Arbitrary<LeadFlowEvent>;

const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('lead' as const), event: leadEvent }) },
  fc.record({ type: fc.constant('touched' as const), now: fc.constant('2026-11-20T15:00:00Z') }),
  fc.constant({ type: 'stayed' as const, now: '2026-11-20T15:10:00Z' }),
  fc.record({
    type: fc.constant('field-changed' as const),
    field: fc.constant('first_name' as const),
    value: fc.string(),
  }),
  fc.constant({ type: 'club-unknown' as const }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('plans-loaded' as const),
      plans: fc.subarray(plans),
      facilityId: club.map(({ facilityId }) => facilityId),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('plan-chosen' as const),
      plan: fc.constantFrom(...plans),
    }),
  },
  fc.constant({
    type: 'purchase-confirmed' as const,
    confirmation: {
      memberId: '900100',
      barcode: null,
      buyer: { firstName: 'Ada', lastName: 'Byron', email: 'a@b.example', phone: '2125550123' },
      facilityId: '101',
    },
  }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('step-revisited' as const), step }) },
) as fc.Arbitrary<StandardJoinEvent>;

const events = fc.array(event, { maxLength: 25 });
const run = (all: readonly StandardJoinEvent[]): StandardJoinState =>
  all.reduce(reduceStandardJoin, start);

describe('standard join, any sequence of events', () => {
  it('RT-05 LX-04 the step is one that the state allows, and the state can always be stored and loaded again', () => {
    fc.assert(
      fc.property(events, (all) => {
        const state = run(all);
        expect(reachableJoinStep(state, state.step)).toBe(state.step);
        expect(standardJoinStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      runs(200),
    );
  });

  it('RT-05 LX-14 Back and Forward lead to the details with a club and a plan only, and to the membership when paid only', () => {
    fc.assert(
      fc.property(events, step, (all, wanted) => {
        const state = run(all);
        const shown = reduceStandardJoin(state, { type: 'step-revisited', step: wanted }).step;
        expect(shown === 2).toBe(state.confirmation !== null);
        expect(shown !== 1 || (state.plan !== null && state.selectedFacility !== null)).toBe(true);
        expect(shown === 2 || shown <= wanted).toBe(true);
      }),
      runs(250),
    );
  });

  it('SJ-06 LC-17 what was paid for is never forgotten, nor the transaction of the lead replaced', () => {
    fc.assert(
      fc.property(events, (all) => {
        let state = start;
        for (const one of all) {
          const next = reduceStandardJoin(state, one);
          expect(next.confirmation !== null || state.confirmation === null).toBe(true);
          expect(next.hasCreatedLead || !state.hasCreatedLead).toBe(true);
          const mayChange =
            state.leadTransactionId === null ||
            (one.type === 'lead' && one.event.type === 'lead-recorded');
          expect(mayChange || next.leadTransactionId === state.leadTransactionId).toBe(true);
          state = next;
        }
      }),
      runs(200),
    );
  });

  it('SJ-01 a chosen plan is one of those that its club offered last', () => {
    fc.assert(
      fc.property(events, fc.subarray(plans), (all, some) => {
        const before = run(all);
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
      runs(100),
    );
  });
});
