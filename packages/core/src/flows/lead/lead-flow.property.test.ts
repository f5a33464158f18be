import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { typeContact, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { someFailures } from '../../../testing/builders/call-failure.builder.ts';
import { mayHaveHappened } from '../../kernel/result.ts';
import { isBlank, type LeadFlowState } from './lead-flow.state.ts';
import type { LeadFlow } from './lead-flow.ts';
import { runs } from '../../../testing/properties.ts';

const anOrder = fc.constantFrom('details-first', 'times-first' as const);

const failure = fc.constantFrom(...someFailures);

/** A random event: the visitor acts, time passes, the network fails, or the page reloads. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('visit', 'guided', 'join', 'schedule', 'skip' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('pick', 'edit', 'cancel', 'reschedule', 'back', 'survey' as const),
  },
  { weight: 2, arbitrary: fc.constantFrom('reload', 'wait', 'rival', 'forward' as const) },
  { weight: 1, arbitrary: fc.constantFrom('leave', 'start-over', 'stay' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('elsewhere-typed', 'elsewhere-left', 'elsewhere-pressed' as const),
  },
  { weight: 1, arbitrary: fc.record({ club: fc.constantFrom('101', '102', '103', '105') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      fails: fc.constantFrom('create', 'updateAbandoned', 'update', 'cancelVisit' as const),
      failure,
      takesEffect: fc.boolean(),
    }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** Fills in the form again, which a visitor who sees it filled in wouldn't do. */
async function fill(env: VisitorEnvironment, flow: LeadFlow): Promise<void> {
  if (flow.getSnapshot().canSubmit) return;
  typeContact(flow);
  if (flow.getSnapshot().state.step !== 0) return;
  await env.finish(flow.chooseClub(env.club('101')));
}

async function live(
  env: VisitorEnvironment,
  flow: LeadFlow,
  what: Happening,
  elsewhere: LeadFlow,
): Promise<LeadFlow> {
  if (typeof what === 'object') {
    if ('club' in what) await env.finish(flow.chooseClub(env.club(what.club)));
    else
      env.leads.faults.failNext(what.fails, what.failure, {
        // A rejected request changes nothing.
        takesEffect: what.takesEffect && mayHaveHappened(what.failure),
      });
    return flow;
  }
  const { plan } = flow.getSnapshot().times;
  const open = plan?.days.flatMap((day) => day.slots).filter((slot) => slot.available) ?? [];
  switch (what) {
    case 'visit':
      await fill(env, flow);
      await env.finish(Promise.all([flow.submitVisit(), flow.submitVisit()]));
      break;
    case 'guided':
      await env.finish(flow.submitGuided());
      break;
    case 'join':
      await env.finish(flow.submitJoin());
      break;
    case 'pick':
      if (open[3] !== undefined) flow.selectTime(open[3]);
      break;
    case 'rival':
      if (open[3] !== undefined) env.backEnd.takeSlot(env.club('101').facilityId, open[3].startsAt);
      break;
    case 'schedule':
      await env.finish(Promise.all([flow.schedule(), flow.schedule()]));
      break;
    case 'skip':
      await env.finish(flow.skip());
      break;
    case 'edit':
      await env.finish(flow.edit());
      break;
    case 'cancel':
      await env.finish(flow.cancel());
      break;
    case 'reschedule':
      await env.finish(flow.openReschedule());
      break;
    case 'back':
      flow.goTo(0);
      break;
    case 'survey':
      flow.answerSurvey(86);
      await env.finish(flow.nextSurvey());
      break;
    case 'reload':
      return env.openPage();
    case 'forward':
      flow.goTo(2);
      break;
    case 'leave':
      flow.leave();
      env.clock.advance(1000);
      break;
    case 'start-over':
      flow.startOver();
      break;
    case 'stay':
      flow.stay();
      break;
    case 'elsewhere-typed':
      elsewhere.changeField('last_name', 'Lovelace');
      break;
    case 'elsewhere-left':
      elsewhere.leave();
      break;
    case 'elsewhere-pressed':
      // In both tabs at once, what each shows.
      await env.finish(
        Promise.all([
          elsewhere.submitVisit(),
          flow.getSnapshot().state.step === 1 ? flow.skip() : flow.submitVisit(),
        ]),
      );
      break;
    case 'wait':
      await env.clock.advanceAndSettle(30_000);
      break;
  }
  return flow;
}

/** The fields that must be equal in both tabs. */
function known({ leadTransactionId, hasCreatedLead, submittedAppointment }: LeadFlowState): object {
  return { leadTransactionId, hasCreatedLead, submittedAppointment };
}

/** Both tabs book at once; one is refused after the other has booked. */
const refusedWhileBookedElsewhere: Happening[] = [
  {
    fails: 'update',
    failure: { kind: 'rejected', status: 422, code: null, field: null },
    takesEffect: false,
  },
  'elsewhere-pressed',
  'pick',
  'elsewhere-pressed',
];

describe('the lead flow under random events', () => {
  it('LC-17 LS-13 LX-11 LX-12 makes one lead per flow and one booking, shows nothing false, and never counts below 0', async () => {
    await fc.assert(
      fc.asyncProperty(
        anOrder,
        fc.array(happening, { maxLength: 14 }),
        async (order, happenings) => {
          const env = new VisitorEnvironment();
          env.settings = { order };
          let flow = await env.openFilledPage();
          const other = env.openTab();
          const elsewhere = await other.openPage();
          let ended = 0;
          for (const what of happenings) {
            flow = await live(env, flow, what, elsewhere);
            const { state, busy, hasVisit } = flow.getSnapshot();
            if (what === 'leave' || what === 'start-over' || what === 'elsewhere-left') ended += 1;
            expect(env.backEnd.leads.length).toBeLessThanOrEqual(1 + ended);
            // Both tabs know the same lead and visit. Other differences disappear with the next write of either tab.
            // State without input may survive when another tab is cleared.
            const theirs = elsewhere.getSnapshot().state;
            const isEmpty = isBlank(theirs) && isBlank(state);
            expect(known(isEmpty ? state : theirs)).toEqual(known(state));
            expect([0, 1, 2]).toContain(state.step);
            expect(busy).toBeNull();
            expect(env.activity?.count()).toBe(0);
            // A visit on the confirmation exists in the back end, unless a response was lost.
            const lead = env.backEnd.leads.find(
              (one) => one.lead.transactionId === state.leadTransactionId,
            );
            const isKnown =
              state.requestedAppointment === null && state.cancelAppointmentStatus === null;
            const shows = hasVisit ? state.submittedAppointment?.startsAt : undefined;
            expect(!isKnown || lead?.visit?.time === shows).toBe(true);
          }
        },
      ),
      { ...runs(50), examples: [['times-first', refusedWhileBookedElsewhere]] },
    );
  });
});
