import { describe, expect, it } from 'vitest';

import { signAgreement, someJoinTerms } from '../../../testing/builders/join-answers.builder.ts';
import { aPlan } from '../../../testing/builders/plan.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import type { HeldPrice } from '../../plans/held-price.ts';
import type { StandardJoin } from './standard-join.ts';

const contact = {
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@mail.example',
  phone: '2125550198',
};

/** A buyer's browser, and a link that holds plan 16 at $150 a month. */
function withLink(held: Partial<HeldPrice> = {}): BuyerEnvironment {
  const env = new BuyerEnvironment();
  const cost = { monthlyFee: 150_00, regularMonthlyFee: 150_00, promotionalSavings: 250_00 };
  const plan = aPlan({ planId: '16', name: 'Regional Access', cost });
  env.browser.backEnd.heldPrices.all.set('a-token', {
    facilityId: '101',
    until: '2026-11-27',
    status: 'open',
    offer: { plan, contact },
    ...held,
  });
  return env;
}

const open = (env: BuyerEnvironment): Promise<StandardJoin> =>
  env.openPage({ facilityId: null, heldPrice: 'a-token' });

const duesOf = (flow: StandardJoin): readonly (readonly [string, number])[] =>
  flow.getSnapshot().plans.list.map(({ plan, bill }) => [plan.planId, bill.dueToday.minorUnits]);

describe('a mailed link that holds a price', () => {
  it('MB-138: opens the join with club, plan, price and contact, and says until when', async () => {
    const flow = await open(withLink());
    const { state, notice, chosen } = flow.getSnapshot();
    expect(state).toMatchObject({
      step: 0,
      selectedFacility: { facilityId: '101' },
      plan: { planId: '16', heldUntil: '2026-11-27' },
      contactInput: {
        first_name: 'Grace',
        last_name: 'Hopper',
        email_address: 'grace@mail.example',
        phone_number: '(212) 555-0198',
      },
    });
    expect(notice).toMatchObject({ key: 'heldPrice', values: { firstName: 'Grace' } });
    expect(chosen?.bill.dueToday.minorUnits).toBe(150_00);
    expect(duesOf(flow)).toEqual([
      ['15', 405_00],
      ['16', 150_00],
    ]);
  });

  it('MB-136: the purchase has the held price, also after a reload; another plan has its usual one', async () => {
    const env = withLink();
    await open(env);
    const again = await env.openPage();
    expect(again.getSnapshot().chosen?.bill.dueToday.minorUnits).toBe(150_00);
    await env.finish(again.continue());
    const flow = await env.openPage({ step: 1 });
    expect(flow.getSnapshot().chosen?.bill.dueToday.minorUnits).toBe(150_00);
    await env.finish(flow.submit());
    const [request] = env.browser.backEnd.purchases.requests;
    expect(request).toMatchObject({ heldPriceToken: 'a-token', buyer: { firstName: 'Grace' } });
    expect(request?.plan.cost.monthlyFee).toBe(150_00);
    flow.goTo(0);
    flow.plans.choose('15');
    await env.finish(flow.continue());
    await env.finish(flow.submit());
    expect(env.browser.backEnd.purchases.requests.at(-1)?.heldPriceToken).toBeUndefined();
  });

  it('MB-138: nothing stays of someone else who used this browser', async () => {
    const env = withLink();
    const other = await env.openDetails();
    typeContact(other);
    await env.finish(other.submit());
    const before = other.getSnapshot().state.leadTransactionId;
    const { state } = (await open(env)).getSnapshot();
    expect(before).not.toBeNull();
    expect(state).toMatchObject({ leadTransactionId: null, hasCreatedLead: false });
  });

  it('MB-138: opens the join for them although someone else has just joined in this browser', async () => {
    const env = withLink();
    await env.openMembership();
    const flow = await open(env);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'heldPrice' },
      payment: 'none',
      state: { step: 0, confirmation: null, contactInput: { first_name: 'Grace' } },
    });
  });

  it('MB-138: shows their membership to someone who has joined without it', async () => {
    const env = withLink();
    const joining = await env.openFilledDetails();
    joining.changeField('email_address', 'Grace@mail.example');
    await env.finish(joining.submit());
    await env.openPage({ step: 2, confirmationToken: env.pay() });
    const flow = await open(env);
    expect(flow.getSnapshot()).toMatchObject({ notice: null, payment: 'paid', state: { step: 2 } });
  });

  it.each([
    [{ status: 'over', offer: null }, 'heldPriceOver'],
    [{ status: 'used', offer: null }, 'heldPriceUsed'],
  ] as const)(
    'MB-139: a link that no longer works says so at today’s prices: %j',
    async (held, key) => {
      const flow = await open(withLink(held));
      expect(flow.getSnapshot()).toMatchObject({
        notice: { key },
        state: { selectedFacility: { facilityId: '101' }, plan: null, heldPrice: null },
      });
      expect(duesOf(flow)).toEqual([
        ['15', 405_00],
        ['16', 435_00],
      ]);
    },
  );

  it('MB-139: an unknown link and one that can’t be read say so, and the join goes on', async () => {
    const env = withLink();
    const unknown = await env.openPage({ facilityId: '101', heldPrice: 'a-typo' });
    expect(unknown.getSnapshot().notice?.key).toBe('heldPriceUnknown');
    env.browser.products.faults.failNext('heldPrice', { kind: 'network' });
    const lost = await env.openPage({ facilityId: '101', heldPrice: 'a-token' });
    expect(lost.getSnapshot()).toMatchObject({ notice: { key: 'heldPriceFailed' } });
    expect(duesOf(lost)).toHaveLength(2);
  });

  it('MB-139: a price that ends meanwhile is replaced by today’s, which the visitor sees before buying', async () => {
    const env = withLink();
    const flow = await open(env);
    await env.finish(flow.continue());
    env.browser.backEnd.heldPrices.all.clear();
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'heldPriceEnded' },
      chosen: { bill: { dueToday: { minorUnits: 435_00 } }, plan: { planId: '16' } },
    });
    expect(env.browser.backEnd.purchases.requests).toHaveLength(0);
    await env.finish(flow.submit());
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
  });

  it('PG-355 MB-139: a price that was used meanwhile, on another device, says so', async () => {
    const env = withLink();
    const flow = await open(env);
    await env.finish(flow.continue());
    env.browser.backEnd.heldPrices.useUp('a-token');
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'heldPriceUsed' },
      chosen: { bill: { dueToday: { minorUnits: 435_00 } }, plan: { planId: '16' } },
    });
    expect(env.browser.backEnd.purchases.requests).toHaveLength(0);
  });

  it('MB-139: one that ends at midnight is replaced before the visitor signs today’s', async () => {
    const env = withLink({ until: '2026-11-20' });
    // 11:45 PM at the club.
    env.browser.clock.advance(13.75 * 3_600_000);
    env.browser.backEnd.joinTerms = someJoinTerms;
    const flow = await open(env);
    await env.finish(flow.continue());
    await env.finish(flow.submit());
    signAgreement(flow);
    env.browser.clock.advance(20 * 60_000);
    await env.finish(flow.agreement.sign());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'heldPriceEnded' },
      chosen: { bill: { dueToday: { minorUnits: 435_00 } }, plan: { planId: '16' } },
    });
    expect(env.browser.backEnd.purchases.requests).toHaveLength(0);
  });

  it('MB-135: a price that is held for someone else isn’t sold', async () => {
    const env = withLink();
    const flow = await open(env);
    await env.finish(flow.continue());
    flow.changeField('email_address', 'someone.else@mail.example');
    await env.finish(flow.submit());
    expect(flow.getSnapshot().alert?.key).toBe('heldPriceOtherPerson');
  });
});
