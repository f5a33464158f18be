import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { syncCorporateStepsWithHistory } from './corporate-join.history.ts';

async function atThePayment(env = new EmployeeEnvironment()): Promise<EmployeeEnvironment> {
  const flow = await env.openPlanStep();
  flow.plans.choose('31');
  await env.finish(flow.purchase());
  return env;
}

describe('back from the payment', () => {
  it('CK-04 the way to a membership has four steps: contact, membership, payment, confirmation', async () => {
    const env = new EmployeeEnvironment();
    const step = (): number => flow.getSnapshot().paymentStep;
    let flow = await env.openFilledPage();
    expect(step()).toBe(0);
    await env.finish(flow.submit());
    expect(step()).toBe(0);
    await env.typeCode(flow);
    expect(step()).toBe(1);
    flow.plans.choose('31');
    const purchase = flow.purchase();
    expect(step()).toBe(2);
    await env.finish(purchase);
    const confirmationToken = env.pay();
    env.browser.products.faults.failNext('details', { kind: 'network' });
    flow = await env.openPage({ confirmationToken });
    expect(step()).toBe(2);
    await env.finish(flow.retryConfirmation());
    expect(step()).toBe(3);
  });

  it('RT-10 a reload shows the membership again, without a token', async () => {
    const env = await atThePayment();
    const { state } = (await env.openPage({ confirmationToken: env.pay() })).getSnapshot();
    const reloaded = (await env.openPage()).getSnapshot();
    expect(reloaded).toMatchObject({ payment: 'paid', state: { step: 3 } });
    expect(reloaded.state.confirmation).toEqual(state.confirmation);
  });

  it('CJ-14 the membership is shown even if nothing is stored anymore', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    await env.browser.clock.advanceAndSettle(29 * 60_000);
    env.browser.localStore.remove('foyer.corporate-join');
    const { state, notice } = (await env.openPage({ confirmationToken })).getSnapshot();
    expect(state).toMatchObject({ step: 3, confirmation: { buyer: { lastName: 'Byron' } } });
    expect(notice).toBeNull();
  });

  it('CJ-14 an unknown token shows a message; verified visitors continue at the plans, others at the form', async () => {
    const env = await atThePayment();
    const known = (await env.openPage({ confirmationToken: 'made-up' })).getSnapshot();
    expect(known).toMatchObject({ payment: 'unknown', state: { step: 2 } });
    const stranger = await new EmployeeEnvironment().openPage({ confirmationToken: 'made-up' });
    expect(stranger.getSnapshot()).toMatchObject({ payment: 'unknown', state: { step: 0 } });
  });

  it('CJ-14 without a token there is no confirmation: verified visitors see the plans, others the form', async () => {
    const env = await atThePayment();
    const flow = await env.openPage();
    expect(flow.goTo(3)).toBe(2);
    const fresh = await new EmployeeEnvironment().openPage();
    expect(fresh.goTo(3)).toBe(0);
  });

  it('CJ-14 after payment nothing can be bought again, and every step leads to the membership', async () => {
    const env = await atThePayment();
    const flow = await env.openPage({ confirmationToken: env.pay() });
    for (const step of [0, 1, 2, 4, 5] as const) expect(flow.goTo(step)).toBe(3);
    await env.finish(flow.purchase());
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
  });

  it('LX-12 a second tab shows the membership that the first one paid for, and buys nothing', async () => {
    const env = await atThePayment();
    const { localStore } = env.browser;
    env.browser.localStore = localStore.openTab();
    const other = env.createFlow().flow;
    await env.finish(other.enter());
    env.browser.localStore = localStore;
    await env.openPage({ confirmationToken: env.pay() });
    expect(other.getSnapshot().state.step).toBe(3);
    await env.finish(other.purchase());
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
    other.close();
  });

  it('LX-14 CJ-14 the token leaves the address after it is read, but not before', async () => {
    const env = await atThePayment();
    const { navigation, products } = env.browser;
    const token = env.pay();
    navigation.push(`/join/corp?confirmationToken=${token}&lang=en`);
    products.faults.failNext('details', { kind: 'network' });
    const flow = await env.openPage({ confirmationToken: token });
    const stop = syncCorporateStepsWithHistory(flow, navigation);
    expect(navigation.current()).toContain(`confirmationToken=${token}`);
    await env.finish(flow.retryConfirmation());
    expect(navigation.current()).toBe('/join/corp/welcome?lang=en');
    stop();
  });

  it('CJ-18 if the time runs out during payment, the membership still shows, without an expiry message', async () => {
    const env = await atThePayment();
    await env.browser.clock.advanceAndSettle(19 * 60_000);
    const confirmationToken = env.pay();
    await env.browser.clock.advanceAndSettle(12 * 60_000);
    const { state, notice } = (await env.openPage({ confirmationToken })).getSnapshot();
    expect(state.step).toBe(3);
    expect(notice).toBeNull();
  });
});
