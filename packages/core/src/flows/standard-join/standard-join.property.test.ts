import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { signAgreement, someJoinTerms } from '../../../testing/builders/join-answers.builder.ts';
import { typeContact, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from '../lead/lead-flow.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { someFailures } from '../../../testing/builders/call-failure.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import type { StandardJoin } from './standard-join.ts';
import { runs } from '../../../testing/properties.ts';

/** A random event: the visitor acts, time passes, a call fails, or the page reloads. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('plan', 'continue', 'fill', 'submit', 'sign' as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom('pay', 'pay-twice', 'decline', 'cancel', 'made-up' as const),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('reload', 'back', 'forward', 'wait', 'stay', 'resend' as const),
  },
  { weight: 2, arbitrary: fc.constantFrom('visit-first', 'join-online' as const) },
  { weight: 1, arbitrary: fc.constantFrom('start-over', 'leave' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('elsewhere-typed', 'elsewhere-left', 'elsewhere-bought' as const),
  },
  { weight: 1, arbitrary: fc.record({ club: fc.constantFrom('101', '102', '103', '105') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      fails: fc.constantFrom(
        'ofClub',
        'create',
        'updateAbandoned',
        'joinTerms',
        'createToken',
        'details' as const,
      ),
      failure: fc.constantFrom(...someFailures),
      takesEffect: fc.boolean(),
    }),
  },
);
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;

/** The visitor's two tabs, plus the lead flow. */
interface Life {
  readonly env: BuyerEnvironment;
  readonly lead: LeadFlow;
  readonly elsewhere: StandardJoin;
  flow: StandardJoin;
}

function fail(
  { env }: Life,
  { fails, failure, takesEffect }: Extract<Happening, { fails: string }>,
) {
  const { leads, products } = env.browser;
  if (fails === 'ofClub') env.plans.faults.failNext(fails, failure);
  else if (fails === 'create' || fails === 'updateAbandoned') {
    leads.faults.failNext(fails, failure, { takesEffect });
  } else products.faults.failNext(fails, failure, { takesEffect });
}

/** Pays at the payment application if it knows the purchase. Returns the page that it redirects to. */
async function payAndReturn(life: Life, times: number): Promise<void> {
  const { env } = life;
  if (env.browser.cookies.read(productTokenCookie) === null) return;
  let confirmationToken = '';
  for (let paid = 0; paid < times; paid++) confirmationToken = env.pay();
  life.flow = await env.openPage({ step: 2, confirmationToken });
}

async function live(life: Life, what: Happening): Promise<void> {
  const { env, lead, elsewhere, flow } = life;
  if (typeof what === 'object') {
    if ('club' in what) await env.finish(flow.chooseClub(env.browser.club(what.club)));
    else fail(life, what);
    return;
  }
  switch (what) {
    case 'plan':
      flow.plans.choose('15');
      break;
    case 'continue':
      await env.finish(flow.continue());
      break;
    case 'fill':
      if (!flow.getSnapshot().canSubmit) typeContact(flow);
      break;
    case 'submit':
      await env.finish(Promise.all([flow.submit(), flow.submit()]));
      break;
    case 'sign':
      if (flow.getSnapshot().state.step !== 3) break;
      signAgreement(flow);
      await env.finish(Promise.all([flow.agreement.sign(), flow.agreement.sign()]));
      break;
    case 'pay':
      await payAndReturn(life, 1);
      break;
    case 'pay-twice':
      await payAndReturn(life, 2);
      break;
    case 'decline':
      life.flow = await env.openPage({ step: 1, payment: 'declined' });
      break;
    case 'cancel':
      life.flow = await env.openPage({ step: 1, payment: 'cancelled' });
      break;
    case 'made-up':
      life.flow = await env.openPage({ step: 2, confirmationToken: 'made-up' });
      break;
    case 'reload':
      life.flow = await env.openPage();
      break;
    case 'back':
      flow.goTo(0);
      break;
    case 'forward':
      flow.goTo(2);
      break;
    case 'wait':
      await env.browser.clock.advanceAndSettle(120_000);
      break;
    case 'stay':
      flow.stay();
      break;
    case 'resend':
      await env.finish(flow.resendConfirmation());
      break;
    case 'visit-first':
      await env.finish(flow.visitFirst());
      await env.finish(lead.enter({ path: '/inquiry/schedule-your-visit' }));
      break;
    case 'join-online':
      await env.finish(lead.submitJoin());
      await env.finish(flow.enter({ step: 0 }));
      break;
    case 'start-over':
      flow.startOver();
      break;
    case 'leave':
      flow.leave();
      break;
    case 'elsewhere-typed':
      elsewhere.changeField('last_name', 'Lovelace');
      break;
    case 'elsewhere-left':
      elsewhere.leave();
      break;
    case 'elsewhere-bought':
      await env.finish(Promise.all([elsewhere.submit(), flow.submit()]));
      if (flow.getSnapshot().state.step !== 3) break;
      signAgreement(flow);
      await env.finish(Promise.all([elsewhere.agreement.sign(), flow.agreement.sign()]));
      break;
  }
  await env.finish(Promise.resolve());
}

/** How far the visitor gets before the random events. */
const begin = fc.constantFrom('address', 'lead-flow', 'details', 'payment' as const);

async function comeTo(
  env: BuyerEnvironment,
  lead: LeadFlow,
  from: typeof begin extends fc.Arbitrary<infer T> ? T : never,
): Promise<StandardJoin> {
  if (from === 'address') return env.openPage();
  if (from === 'lead-flow') {
    await env.finish(lead.submitJoin());
    return env.openPage({ step: 0 });
  }
  const flow = await env.openFilledDetails();
  if (from !== 'payment') return flow;
  await env.finish(flow.submit());
  signAgreement(flow);
  await env.finish(flow.agreement.sign());
  return flow;
}

describe('the standard join under random events', () => {
  it('LC-15 LC-17 LX-12 SJ-05 MB-104 makes one lead and one member per start, pays and signs each purchase once, and stores no token', async () => {
    await fc.assert(
      fc.asyncProperty(
        begin,
        fc.boolean(),
        fc.array(happening, { maxLength: 14 }),
        async (from, asksToSign, happenings) => {
          const visitor = new VisitorEnvironment();
          const lead = await visitor.openFilledPage();
          visitor.backEnd.joinTerms = asksToSign ? someJoinTerms : null;
          const env = new BuyerEnvironment(visitor);
          const flow = await comeTo(env, lead, from);
          const mine = visitor.localStore;
          visitor.localStore = mine.openTab();
          const elsewhere = env.createFlow().flow;
          await env.finish(elsewhere.enter({ facilityId: '101' }));
          visitor.localStore = mine;
          const life: Life = { env, lead, elsewhere, flow };
          // Entering by address or starting over creates another lead than the lead flow's.
          let begun = from === 'lead-flow' ? 1 : 2;
          let wasBegun = flow.getSnapshot().state.createdDate !== null;
          for (const what of happenings) {
            await live(life, what);
            const { state, busy, asksToStay } = life.flow.getSnapshot();
            const { backEnd, localStore, sessionStore, cookies } = visitor;
            if (state.createdDate === null && wasBegun) begun += 1;
            wasBegun = state.createdDate !== null;
            expect(busy).toBeNull();
            expect(backEnd.leads.length).toBeLessThanOrEqual(begun);
            expect(backEnd.purchases.members.length).toBeLessThanOrEqual(backEnd.leads.length);
            expect(new Set(backEnd.purchases.members).size).toBe(backEnd.purchases.members.length);
            // Both tabs show the same state, except for a club that only one address names.
            expect(elsewhere.getSnapshot().state.leadTransactionId).toBe(state.leadTransactionId);
            expect(elsewhere.getSnapshot().state.confirmation).toEqual(state.confirmation);
            // A membership that is shown belongs to a member in the back end.
            const { confirmation } = state;
            expect(
              confirmation === null || backEnd.purchases.members.includes(confirmation.memberId),
            ).toBe(true);
            // The details require a plan, and the membership step a membership.
            expect(state.step % 2 === 0 || state.plan !== null).toBe(true);
            // Each member has signed once, if the chain has an agreement.
            expect(backEnd.purchases.signatures).toHaveLength(
              asksToSign ? backEnd.purchases.members.length : 0,
            );
            expect(state.step === 2).toBe(confirmation !== null);
            const stored = JSON.stringify([localStore.entries(), sessionStore.entries()]);
            const token = cookies.read(productTokenCookie);
            expect(token !== null && stored.includes(token)).toBe(false);
            expect(asksToStay && state.createdDate === null).toBe(false);
          }
          life.flow.close();
          elsewhere.close();
          lead.close();
        },
      ),
      runs(25),
    );
  }, 60_000);
});
