import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import type { StandardJoin } from '../standard-join/standard-join.ts';

function duesOf(flow: {
  getSnapshot: () => {
    plans: { list: readonly { readonly bill: { readonly dueToday: { minorUnits: number } } }[] };
  };
}): readonly number[] {
  return flow.getSnapshot().plans.list.map(({ bill }) => bill.dueToday.minorUnits);
}

const promoOf = (flow: Pick<StandardJoin, 'getSnapshot'>) => flow.getSnapshot().plans.promo;

describe('a promo code on the plans step', () => {
  it('MB-127: reduces all plans, however it’s typed, and can be removed', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    flow.plans.choose('16');
    expect(duesOf(flow)).toEqual([405_00, 435_00]);
    await env.finish(flow.plans.applyPromo(' welcome50 '));
    expect(duesOf(flow)).toEqual([305_00, 335_00]);
    expect(promoOf(flow)).toEqual({
      code: 'WELCOME50',
      isChecking: false,
      error: null,
      note: null,
    });
    expect(flow.getSnapshot().chosen?.bill.dueToday.minorUnits).toBe(335_00);
    flow.plans.removePromo();
    expect(duesOf(flow)).toEqual([405_00, 435_00]);
    expect(promoOf(flow).code).toBeNull();
    expect(flow.getSnapshot().chosen?.bill.promo).toBeNull();
  });

  it('MB-127: survives a reload, is checked at another club, and is part of the purchase', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.plans.applyPromo('MONTHS20'));
    const again = await env.openPage();
    expect(promoOf(again).code).toBe('MONTHS20');
    await env.finish(again.chooseClub(env.browser.club('102')));
    expect(promoOf(again).code).toBe('MONTHS20');
    again.plans.choose('15');
    await env.finish(again.continue());
    typeContact(again);
    await env.finish(again.submit());
    const [request] = env.browser.backEnd.purchases.requests;
    expect(request?.plan.cost.promo?.code).toBe('MONTHS20');
  });

  it('MB-127: works for an employer’s plans too', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    const before = duesOf(flow);
    await env.finish(flow.plans.applyPromo('months20'));
    expect(flow.getSnapshot().plans.promo.code).toBe('MONTHS20');
    expect(duesOf(flow).every((due, index) => due < (before[index] ?? 0))).toBe(true);
    flow.plans.choose(flow.getSnapshot().plans.list[0]?.plan.planId ?? '');
    await env.finish(flow.purchase());
    const [request] = env.browser.backEnd.purchases.requests;
    expect(request?.plan.cost.promo?.code).toBe('MONTHS20');
  });

  it.each([
    ['', 'promoRequired'],
    ['typo', 'promoUnknown'],
    ['SUMMER', 'promoEnded'],
    ['RIVERSIDE', 'promoElsewhere'],
    ['OTHERPLANS', 'promoOtherPlans'],
  ])('MB-128: is refused with a reason: %j %s', async (code, key) => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.plans.applyPromo(code));
    expect(promoOf(flow)).toMatchObject({ code: null, error: { key } });
    expect(duesOf(flow)).toEqual([405_00, 435_00]);
  });

  it('MB-128: is refused to someone who already has a better price', async () => {
    const env = new BuyerEnvironment();
    env.plans.offers = env.plans.offers.map((offer) => ({
      ...offer,
      planProperties: { ...offer.planProperties, promotionalSavings: 300 },
    }));
    const flow = await env.openPage();
    await env.finish(flow.plans.applyPromo('WELCOME50'));
    expect(promoOf(flow)).toMatchObject({ code: null, error: { key: 'promoNoBetter' } });
  });

  it('MB-128: says that it doesn’t change the price of the chosen plan, which is bought without it', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.plans.applyPromo('SELECT50'));
    expect(duesOf(flow)).toEqual([305_00, 435_00]);
    flow.plans.choose('16');
    expect(promoOf(flow)).toMatchObject({ code: 'SELECT50', note: { key: 'promoNotChosen' } });
    await env.finish(flow.continue());
    typeContact(flow);
    await env.finish(flow.submit());
    const [request] = env.browser.backEnd.purchases.requests;
    expect(request?.plan.cost.promo).toBeUndefined();
  });

  it('MB-128: says when it couldn’t be checked, or was tried too often', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    env.browser.products.faults.failNext('promo', { kind: 'network' });
    await env.finish(flow.plans.applyPromo('WELCOME50'));
    expect(promoOf(flow)).toMatchObject({ code: null, error: { key: 'promoFailed' } });
    env.browser.products.faults.failNext('promo', { kind: 'rate-limited', retryAfterMs: 60_000 });
    await env.finish(flow.plans.applyPromo('WELCOME50'));
    expect(promoOf(flow).error?.key).toBe('tooManyTries');
    await env.finish(flow.plans.applyPromo('WELCOME50'));
    expect(promoOf(flow).code).toBe('WELCOME50');
  });

  it('MB-128: that ended before the purchase is removed, so that the full price shows first', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    await env.finish(flow.plans.applyPromo('WELCOME50'));
    flow.plans.choose('16');
    await env.finish(flow.continue());
    typeContact(flow);
    env.browser.backEnd.promoCodes.codes = [];
    await env.finish(flow.submit());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'promoUnknown' },
      chosen: { bill: { dueToday: { minorUnits: 435_00 }, promo: null } },
      state: { step: 1, promoCode: null },
    });
    await env.finish(flow.submit());
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
  });

  it('MB-129: removed while the plans load again stays removed', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage({ promo: 'welcome50' });
    const loading = flow.plans.open();
    flow.plans.removePromo();
    await env.finish(loading);
    expect(promoOf(flow)).toMatchObject({ code: null, error: null });
    expect(duesOf(flow)).toEqual([405_00, 435_00]);
  });

  it('MB-129: from the address is applied, and a removed one stays removed', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage({ promo: 'welcome50' });
    expect(promoOf(flow).code).toBe('WELCOME50');
    flow.plans.removePromo();
    expect(promoOf(await env.openPage()).code).toBeNull();
    const refused = await env.openPage({ promo: 'summer' });
    expect(promoOf(refused)).toMatchObject({ code: null, error: { key: 'promoEnded' } });
  });
});
