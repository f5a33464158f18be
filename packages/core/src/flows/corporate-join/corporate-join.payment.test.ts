import { describe, expect, it } from 'vitest';

import { productTokenCookie } from '../../payment/payment-cookies.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { syncCorporateStepsWithHistory } from './corporate-join.history.ts';

const word = createMessageCatalog();

async function atThePayment(env = new EmployeeEnvironment()): Promise<EmployeeEnvironment> {
  const flow = await env.openPlanStep();
  flow.choosePlan('31');
  await env.finish(flow.purchase());
  return env;
}

describe('back from the payment', () => {
  it('CJ-14 RT-04 a paid purchase shows the membership and clears the payment’s cookie', async () => {
    const env = await atThePayment();
    const flow = await env.openPage({ confirmationToken: env.pay() });
    const { payment, state, notice, alert } = flow.getSnapshot();
    expect({ payment, notice, alert }).toEqual({ payment: 'paid', notice: null, alert: null });
    expect(state.step).toBe(3);
    expect(state.confirmation?.memberId).toMatch(/^\d+$/);
    expect(state.confirmation?.barcode).toMatch(/^\d+$/);
    expect(state.confirmation?.buyer.firstName).toBe('Ada');
    expect(env.browser.cookies.read(productTokenCookie)).toBeNull();
  });

  it('CK-04 the way to a membership has four steps: contact, membership, payment, confirmation', async () => {
    const env = new EmployeeEnvironment();
    const step = (): number => flow.getSnapshot().paymentStep;
    let flow = await env.openFilledPage();
    expect(step()).toBe(0);
    await env.finish(flow.submit());
    expect(step()).toBe(0);
    await env.typeCode(flow);
    expect(step()).toBe(1);
    flow.choosePlan('31');
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

  it('LX-13 CJ-21 the confirmation token is never stored', async () => {
    const env = await atThePayment();
    const token = env.pay();
    await env.openPage({ confirmationToken: token });
    const { localStore, sessionStore, logger } = env.browser;
    for (const stored of [localStore.entries(), sessionStore.entries(), logger.entries]) {
      expect(JSON.stringify(stored)).not.toContain(token);
    }
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

  it.each([
    ['cancelled', 'The payment was cancelled, and nothing was charged. Your choice is kept.'],
    [
      'declined',
      'The payment was declined, and nothing was charged. You can try again with another card.',
    ],
  ])(
    'CJ-14 a payment that was %s leads back to the plans and keeps the choice',
    async (payment, said) => {
      const env = await atThePayment();
      const flow = await env.openPage({ payment });
      const snapshot = flow.getSnapshot();
      expect(snapshot.payment).toBe(payment);
      expect(snapshot.notice && word(snapshot.notice)).toBe(said);
      expect(snapshot.state).toMatchObject({ step: 2, plan: { planId: '31' } });
      expect(snapshot.canPurchase).toBe(true);
      await env.finish(flow.purchase());
      const paid = await env.openPage({ confirmationToken: env.pay() });
      expect(paid.getSnapshot().state.step).toBe(3);
      expect(env.browser.backEnd.purchases.members).toHaveLength(1);
    },
  );

  it('CJ-14 an unknown token shows a message; verified visitors continue at the plans, others at the form', async () => {
    const env = await atThePayment();
    const known = (await env.openPage({ confirmationToken: 'made-up' })).getSnapshot();
    expect(known).toMatchObject({ payment: 'unknown', state: { step: 2 } });
    expect(known.notice && word(known.notice)).toContain('could not find a payment');
    const stranger = await new EmployeeEnvironment().openPage({ confirmationToken: 'made-up' });
    expect(stranger.getSnapshot()).toMatchObject({ payment: 'unknown', state: { step: 0 } });
  });

  it('CJ-14 a used token shows a message, except in the browser that already has the membership', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    await env.openPage({ confirmationToken });
    env.browser.backEnd.purchases.useUp(confirmationToken);
    const same = (await env.openPage({ confirmationToken })).getSnapshot();
    expect(same).toMatchObject({ payment: 'paid', notice: null, state: { step: 3 } });
    env.browser.localStore.remove('foyer.corporate-join');
    const other = (await env.openPage({ confirmationToken })).getSnapshot();
    expect(other).toMatchObject({ payment: 'used', state: { step: 0 } });
    expect(other.notice && word(other.notice)).toContain('was shown before');
  });

  it('SE-47 CJ-14 another browser learns only that the membership is active, and nothing about the member', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    env.browser.backEnd.purchases.moveToOtherBrowser(confirmationToken);
    const { payment, notice, state } = (await env.openPage({ confirmationToken })).getSnapshot();
    expect({ payment, confirmation: state.confirmation }).toEqual({
      payment: 'used',
      confirmation: null,
    });
    expect(notice && word(notice)).toBe(
      'Your membership is active. Its details are in your e-mail.',
    );
  });

  it('CJ-14 a purchase that fails to load can be retried with the button or a reload', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    env.browser.products.faults.failNext('details', { kind: 'network' });
    const flow = await env.openPage({ confirmationToken });
    expect(flow.getSnapshot()).toMatchObject({
      payment: 'unread',
      alert: { key: 'processing' },
      state: { step: 2 },
    });
    await env.finish(flow.retryConfirmation());
    expect(flow.getSnapshot()).toMatchObject({ payment: 'paid', alert: null, state: { step: 3 } });
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

  it('CJ-14 a page restored from the back/forward cache buys nothing either', async () => {
    const env = new EmployeeEnvironment();
    const stored = await env.openPlanStep();
    stored.choosePlan('31');
    await env.finish(stored.purchase());
    await env.openPage({ confirmationToken: env.pay() });
    // `openPage` has closed it, so it receives no events.
    await env.finish(stored.purchase());
    expect(stored.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 3 } });
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
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

describe('the new member', () => {
  async function aMember(env: EmployeeEnvironment) {
    await atThePayment(env);
    return env.openPage({ confirmationToken: env.pay() });
  }

  it('SJ-07 HT-15 can have the confirmation mailed again and gets a message', async () => {
    const env = new EmployeeEnvironment();
    const flow = await aMember(env);
    expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
    await env.finish(flow.resendConfirmation());
    const { resend, resendMessage } = flow.getSnapshot();
    expect(resend).toBe('sent');
    expect(resendMessage && word(resendMessage)).toBe(
      'We’ve resent your confirmation email, please check your inbox.',
    );
    expect(env.browser.backEnd.purchases.resent).toMatchObject([
      { fullName: 'Ada Byron', facilityId: '101', email: 'ada.byron@mail.example' },
    ]);
  });

  it('SJ-07 gets a message if it can’t be mailed', async () => {
    const env = new EmployeeEnvironment();
    const flow = await aMember(env);
    env.browser.products.faults.failNext('resendConfirmation', { kind: 'timeout' });
    await env.finish(flow.resendConfirmation());
    const { resend, resendMessage } = flow.getSnapshot();
    expect(resend).toBe('failed');
    expect(resendMessage && word(resendMessage)).toBe(
      'Unable to Resend the Confirmation Email. Please try again',
    );
  });

  it('SJ-07 can’t have anything mailed before there is a membership', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    await env.finish(flow.resendConfirmation());
    expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
    expect(env.browser.backEnd.purchases.resent).toEqual([]);
  });
});
