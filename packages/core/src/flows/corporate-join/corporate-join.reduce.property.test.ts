import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { someClubs } from '../../../testing/builders/club.builder.ts';
import type { LeadFlowEvent } from '../lead/lead-flow.event.ts';
import { aPlan, anOffer } from '../../../testing/builders/plan.builder.ts';
import { corporateJoinStateSchema } from './corporate-join.schema.ts';
import type { CorporateJoinEvent } from './corporate-join.event.ts';
import { reduceCorporateJoin } from './corporate-join.reduce.ts';
import {
  type CorporateJoinState,
  type CorporateJoinStep,
  isVerified,
  newCorporateJoinState,
  reachableCorporateStep,
} from './corporate-join.state.ts';
import { runs } from '../../../testing/runs.ts';

const start = newCorporateJoinState('CORPENROLL');
const club = fc.constantFrom(...someClubs);
const step = fc.constantFrom<CorporateJoinStep>(0, 1, 2, 3, 4, 5);
const email = fc.constantFrom('ada@acme.example', 'eve@acme.example');
const plans = [aPlan({ planId: '31' }), aPlan({ planId: '32' })];
const slot = fc.constant({
  startsAt: '2026-11-21T09:00:00-05:00',
  date: '2026-11-21',
  label: '9:00 AM',
  available: true,
});

const visitEvent = fc.oneof(
  fc.constant({
    type: 'configuration-loaded' as const,
    config: { clubsForAppointment: ['101', '102'], blackoutDates: [] },
  }),
  fc.record({ type: fc.constant('club-chosen' as const), club, accepts: fc.boolean() }),
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
  fc.record({ type: fc.constant('lead-accepted' as const), accepts: fc.boolean() }),
  fc.record({
    type: fc.constant('visit-booked' as const),
    slot,
    club,
    purpose: fc.constant('tour' as const),
    uid: fc.uuid(),
  }),
  fc.record({ type: fc.constant('visit-skipped' as const), club, automatically: fc.boolean() }),
  fc.constant({ type: 'visit-cancelled' as const }),
  fc.constant({ type: 'edit-started' as const }),
  fc.record({ type: fc.constant('survey-moved' as const), step: fc.integer({ min: 1, max: 5 }) }),
) as fc.Arbitrary<LeadFlowEvent>;

const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('visit' as const), event: visitEvent }) },
  fc.record({ type: fc.constant('touched' as const), now: fc.constant('2026-11-20T15:00:00Z') }),
  fc.constant({ type: 'stayed' as const, now: '2026-11-20T15:10:00Z' }),
  fc.record({
    type: fc.constant('field-changed' as const),
    field: fc.constant('company_email' as const),
    value: email,
  }),
  fc.record({
    type: fc.constant('code-sent' as const),
    account: fc.constant({
      corporateAccountId: 'C-1',
      corporateContactId: 'K-1',
      companyName: 'Acme',
    }),
    email,
    at: fc.constant('2026-11-20T15:00:00Z'),
  }),
  fc.constant({ type: 'code-resent' as const, at: '2026-11-20T15:05:00Z' }),
  fc.constant({ type: 'code-step-shown' as const }),
  fc.record({ type: fc.constant('email-verified' as const), email }),
  fc.constant({ type: 'not-eligible' as const }),
  fc.constant({ type: 'plan-step-shown' as const }),
  fc.record({
    type: fc.constant('plans-loaded' as const),
    offer: fc.subarray(plans).map((some) => anOffer({ plans: some, corporateAgreementId: 'G-1' })),
    club,
  }),
  fc.record({ type: fc.constant('plan-chosen' as const), plan: fc.constantFrom(...plans) }),
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
) as fc.Arbitrary<CorporateJoinEvent>;

const events = fc.array(event, { maxLength: 25 });
const run = (all: readonly CorporateJoinEvent[]): CorporateJoinState =>
  all.reduce(reduceCorporateJoin, start);

describe('corporate join, any sequence of events', () => {
  it('CJ-01 CJ-21 LX-04 the step stays 0 to 5 and the state can always be stored and loaded again', () => {
    fc.assert(
      fc.property(events, (all) => {
        const state = run(all);
        expect([0, 1, 2, 3, 4, 5]).toContain(state.step);
        expect(corporateJoinStateSchema.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      }),
      runs(250),
    );
  });

  it('CJ-14 LX-14 Back and Forward never reach a step that the state does not allow', () => {
    fc.assert(
      fc.property(events, step, (all, wanted) => {
        const state = run(all);
        const shown = reduceCorporateJoin(state, { type: 'step-revisited', step: wanted }).step;
        expect(shown).toBe(reachableCorporateStep(state, wanted));
        expect(shown === 3).toBe(state.confirmation !== null);
        // No plans, and nothing beyond them, without a code that was right for the address in the form.
        expect(shown < 2 || shown === 3 || isVerified(state)).toBe(true);
        expect(shown < 4 || state.hasCreatedLead).toBe(true);
        // Asking once more for what is shown changes nothing.
        expect(reachableCorporateStep(state, shown)).toBe(shown);
      }),
      runs(500),
    );
  });

  it('CJ-14 what was paid for is never forgotten, nor the transaction of the lead replaced', () => {
    fc.assert(
      fc.property(events, (all) => {
        let state = start;
        for (const one of all) {
          const next = reduceCorporateJoin(state, one);
          expect(next.confirmation !== null || state.confirmation === null).toBe(true);
          expect(next.hasCreatedLead || !state.hasCreatedLead).toBe(true);
          const mayChange =
            state.leadTransactionId === null ||
            (one.type === 'visit' && one.event.type === 'lead-recorded');
          expect(mayChange || next.leadTransactionId === state.leadTransactionId).toBe(true);
          state = next;
        }
      }),
      runs(250),
    );
  });

  it('CJ-11 a chosen plan is one of those that were offered last', () => {
    fc.assert(
      fc.property(events, fc.subarray(plans), (all, some) => {
        const offer = anOffer({ plans: some });
        const [anyClub] = someClubs;
        if (anyClub === undefined) return;
        const { plan } = reduceCorporateJoin(run(all), {
          type: 'plans-loaded',
          offer,
          club: anyClub,
        });
        expect(plan === null ? some.length !== 1 : some.includes(plan)).toBe(true);
      }),
      runs(100),
    );
  });
});
