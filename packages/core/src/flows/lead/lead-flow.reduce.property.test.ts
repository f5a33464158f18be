import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { someClubs } from '../../../testing/builders/club.builder.ts';
import { leadFlowStateSchema } from './lead-flow.schema.ts';
import type { LeadFlowEvent } from './lead-flow.event.ts';
import { reduceLeadFlow } from './lead-flow.reduce.ts';
import { type LeadFlowState, newLeadFlowState, reachableStep } from './lead-flow.state.ts';
import { runs } from '../../../testing/runs.ts';

const start = newLeadFlowState({ outreachCode: 'WEBLEAD', joinOutreachCode: 'WEBLEAD_JOIN' });
const club = fc.constantFrom(...someClubs);
const step = fc.constantFrom(0, 1, 2);
const slot = fc
  .constantFrom('2026-11-21T09:00:00-05:00', '2026-11-22T10:00:00-05:00')
  .map((startsAt) => ({
    startsAt,
    date: startsAt.slice(0, 10),
    label: '9:00 AM',
    available: true,
  }));
const purpose = fc.constantFrom('tour' as const, 'workout' as const);

const event: fc.Arbitrary<LeadFlowEvent> = fc.oneof(
  fc.record({ type: fc.constant('touched' as const), now: fc.constant('2026-11-20T15:00:00Z') }),
  fc.record({
    type: fc.constant('field-changed' as const),
    field: fc.constantFrom('first_name' as const, 'phone_number' as const),
    value: fc.string({ maxLength: 5 }),
  }),
  fc.record({ type: fc.constant('text-alerts-set' as const), on: fc.boolean() }),
  fc.record({ type: fc.constant('newsletter-set' as const), on: fc.boolean() }),
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
  fc.record({ type: fc.constant('slot-selected' as const), appointment: fc.constant(null) }),
  fc.record({
    type: fc.constant('visit-requested' as const),
    appointment: slot.map(({ startsAt }) => ({
      facilityId: '101',
      startsAt,
      label: '9:00 AM',
      purpose: 'tour' as const,
    })),
  }),
  fc.constant({ type: 'visit-given-up' as const }),
  fc.constant({ type: 'visit-request-settled' as const }),
  fc.record({
    type: fc.constant('visit-booked' as const),
    slot,
    club,
    purpose,
    uid: fc.uuid(),
  }),
  fc.record({ type: fc.constant('visit-skipped' as const), club, automatically: fc.boolean() }),
  fc.record({ type: fc.constant('club-suggested' as const), club }),
  fc.record({ type: fc.constant('guided-set' as const), on: fc.boolean() }),
  fc.record({
    type: fc.constant('prefilled' as const),
    contact: fc.constant({ first_name: 'Ada' }),
    formerMember: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('referred' as const),
    referringId: fc.constant('r-1'),
    referrer: fc.option(
      fc.constant({ referringId: 'r-1', firstName: 'Grace', memberId: 'm-1', shareId: 's-1' }),
    ),
  }),
  fc.record({
    type: fc.constant('referral-recorded' as const),
    associationToken: fc.uuid(),
  }),
  fc.record({ type: fc.constant('company-email-checked' as const), eligible: fc.boolean() }),
  fc.record({
    type: fc.constant('bought' as const),
    transactionId: fc.uuid(),
    contact: fc.constant({ first_name: 'Ada' }),
    club,
  }),
  fc.record({
    type: fc.constant('consents-recorded' as const),
    consents: fc.constant({ newsletter: '1:true' }),
  }),
  fc.constant({ type: 'visit-cancelled' as const }),
  fc.constant({ type: 'cancel-failed' as const, text: 'An unexpected error has occurred.' }),
  fc.constant({ type: 'cancel-closed' as const }),
  fc.record({
    type: fc.constant('survey-answered' as const),
    answers: fc.constant([{ answerId: 94, additionalInfo: 'Climbing', categoryId: null }]),
  }),
  fc.record({ type: fc.constant('survey-moved' as const), step: fc.integer({ min: 1, max: 5 }) }),
  fc.constant({ type: 'stayed' as const, now: '2026-11-20T15:10:00Z' }),
  fc.constant({ type: 'edit-started' as const }),
  fc.record({ type: fc.constant('step-revisited' as const), step }),
) as fc.Arbitrary<LeadFlowEvent>;

const run = (events: readonly LeadFlowEvent[]): LeadFlowState =>
  events.reduce(reduceLeadFlow, start);

describe('lead flow, any sequence of events', () => {
  it('LX-03 LX-04 the step stays 0 to 2 and the state can always be stored and loaded again', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const state = run(events);
        expect([0, 1, 2]).toContain(state.step);
        const loaded = z.safeParse(leadFlowStateSchema, JSON.parse(JSON.stringify(state)));
        expect(loaded.success && loaded.data).toEqual(state);
      }),
      runs(500),
    );
  });

  it('LC-17 the transaction id, once there, is replaced by nothing but the back end’s own', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        let state = start;
        for (const one of events) {
          const next = reduceLeadFlow(state, one);
          const mayChange =
            state.leadTransactionId === null ||
            one.type === 'lead-recorded' ||
            one.type === 'bought';
          expect(mayChange || next.leadTransactionId === state.leadTransactionId).toBe(true);
          expect(next.hasCreatedLead || !state.hasCreatedLead).toBe(true);
          state = next;
        }
      }),
      runs(500),
    );
  });

  it('LX-14 Back and Forward never reach a step that the state does not allow', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), step, (events, wanted) => {
        const state = run(events);
        const shown = reduceLeadFlow(state, {
          type: 'step-revisited',
          step: wanted,
        }).step;
        expect(shown).toBe(reachableStep(state, wanted));
        expect(shown).toBeLessThanOrEqual(wanted);
        expect(shown === 0 || state.hasCreatedLead).toBe(true);
        expect(shown < 2 || state.scheduledFacility !== null).toBe(true);
      }),
      runs(500),
    );
  });
});
