import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { typeContact } from '../../../testing/builders/type-contact.builder.ts';
import { VisitorWorld } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from '../lead/lead-flow.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';
import { someFailures } from '../../../testing/builders/call-failure.builder.ts';
import { BuyerWorld } from '../../../testing/builders/standard-join.builder.ts';
import type { StandardJoin } from './standard-join.ts';
import { runs } from '../../../testing/runs.ts';

/** A random event: the visitor acts, time passes, a call fails, or the page reloads. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('plan', 'continue', 'fill', 'submit' as const) },
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
  readonly world: BuyerWorld;
  readonly lead: LeadFlow;
  readonly elsewhere: StandardJoin;
  flow: StandardJoin;
}

function fail(
  { world }: Life,
  { fails, failure, takesEffect }: Extract<Happening, { fails: string }>,
) {
  const { leads, products } = world.browser;
  if (fails === 'ofClub') world.plans.faults.failNext(fails, failure);
  else if (fails === 'create' || fails === 'updateAbandoned') {
    leads.faults.failNext(fails, failure, { takesEffect });
  } else products.faults.failNext(fails, failure, { takesEffect });
}

/** Pays at the payment application if it knows the purchase. Returns the page that it redirects to. */
async function payAndReturn(life: Life, times: number): Promise<void> {
  const { world } = life;
  if (world.browser.cookies.read(productTokenCookie) === null) return;
  let confirmationToken = '';
  for (let paid = 0; paid < times; paid++) confirmationToken = world.pay();
  life.flow = await world.openPage({ step: 2, confirmationToken });
}

async function live(life: Life, what: Happening): Promise<void> {
  const { world, lead, elsewhere, flow } = life;
  if (typeof what === 'object') {
    if ('club' in what) await world.finish(flow.chooseClub(world.browser.club(what.club)));
    else fail(life, what);
    return;
  }
  switch (what) {
    case 'plan':
      flow.choosePlan('15');
      break;
    case 'continue':
      await world.finish(flow.continue());
      break;
    case 'fill':
      if (!flow.getSnapshot().canSubmit) typeContact(flow);
      break;
    case 'submit':
      await world.finish(Promise.all([flow.submit(), flow.submit()]));
      break;
    case 'pay':
      await payAndReturn(life, 1);
      break;
    case 'pay-twice':
      await payAndReturn(life, 2);
      break;
    case 'decline':
      life.flow = await world.openPage({ step: 1, payment: 'declined' });
      break;
    case 'cancel':
      life.flow = await world.openPage({ step: 1, payment: 'cancelled' });
      break;
    case 'made-up':
      life.flow = await world.openPage({ step: 2, confirmationToken: 'made-up' });
      break;
    case 'reload':
      life.flow = await world.openPage();
      break;
    case 'back':
      flow.goTo(0);
      break;
    case 'forward':
      flow.goTo(2);
      break;
    case 'wait':
      await world.browser.clock.advanceAndSettle(120_000);
      break;
    case 'stay':
      flow.stay();
      break;
    case 'resend':
      await world.finish(flow.resendConfirmation());
      break;
    case 'visit-first':
      await world.finish(flow.visitFirst());
      await world.finish(lead.enter({ path: '/inquiry/schedule-your-visit' }));
      break;
    case 'join-online':
      await world.finish(lead.submitJoin());
      await world.finish(flow.enter({ step: 0 }));
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
      await world.finish(Promise.all([elsewhere.submit(), flow.submit()]));
      break;
  }
  await world.finish(Promise.resolve());
}

/** How far the visitor gets before the random events. */
const begin = fc.constantFrom('address', 'lead-flow', 'details', 'payment' as const);

async function comeTo(
  world: BuyerWorld,
  lead: LeadFlow,
  from: typeof begin extends fc.Arbitrary<infer T> ? T : never,
): Promise<StandardJoin> {
  if (from === 'address') return world.openPage();
  if (from === 'lead-flow') {
    await world.finish(lead.submitJoin());
    return world.openPage({ step: 0 });
  }
  const flow = await world.openFilledDetails();
  if (from === 'payment') await world.finish(flow.submit());
  return flow;
}

describe('the standard join under random events', () => {
  it('LC-15 LC-17 LX-12 SJ-05 makes one lead and one member per start, pays each purchase once, and stores no token', async () => {
    await fc.assert(
      fc.asyncProperty(begin, fc.array(happening, { maxLength: 14 }), async (from, happenings) => {
        const visitor = new VisitorWorld();
        const lead = await visitor.openFilledPage();
        const world = new BuyerWorld(visitor);
        const flow = await comeTo(world, lead, from);
        const mine = visitor.localStore;
        visitor.localStore = mine.openTab();
        const elsewhere = world.compose().flow;
        await world.finish(elsewhere.enter({ facilityId: '101' }));
        visitor.localStore = mine;
        const life: Life = { world, lead, elsewhere, flow };
        // Entering by address or starting over creates another lead than the lead flow's.
        let begun = from === 'lead-flow' ? 1 : 2;
        let wasBegun = flow.getSnapshot().state.createdDate !== null;
        for (const what of happenings) {
          // oxlint-disable-next-line no-await-in-loop
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
          expect(state.step !== 1 || state.plan !== null).toBe(true);
          expect(state.step === 2).toBe(confirmation !== null);
          const kept = JSON.stringify([localStore.entries(), sessionStore.entries()]);
          const token = cookies.read(productTokenCookie);
          expect(token !== null && kept.includes(token)).toBe(false);
          expect(asksToStay && state.createdDate === null).toBe(false);
        }
        life.flow.close();
        elsewhere.close();
        lead.close();
      }),
      runs(25),
    );
  }, 60_000);
});
