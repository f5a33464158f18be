import { describe, expect, it } from 'vitest';

import { productTokenCookie } from '../../payment/payment-cookies.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { standardJoinStorageKey } from './standard-join.state.ts';

const word = createMessageCatalog();

async function atThePayment(env = new BuyerEnvironment()): Promise<BuyerEnvironment> {
  const flow = await env.openFilledDetails();
  await env.finish(flow.submit());
  return env;
}

describe('back from the payment', () => {
  it('SJ-05 SJ-06 a paid purchase shows the membership and clears the payment’s cookie', async () => {
    const env = await atThePayment();
    const flow = await env.openPage({ step: 2, confirmationToken: env.pay() });
    const { payment, state, notice, alert, paymentStep } = flow.getSnapshot();
    expect({ payment, notice, alert, paymentStep }).toEqual({
      payment: 'paid',
      notice: null,
      alert: null,
      paymentStep: 3,
    });
    expect(state.step).toBe(2);
    expect(state.confirmation?.memberId).toMatch(/^\d+$/);
    expect(state.confirmation?.barcode).toMatch(/^\d+$/);
    expect(env.browser.cookies.read(productTokenCookie)).toBeNull();
    expect(env.browser.analytics.events.at(-1)).toEqual({
      name: 'purchase_completed',
      facilityId: '101',
    });
  });

  it.each([
    ['cancelled', 'The payment was cancelled, and nothing was charged. Your choice is kept.'],
    [
      'declined',
      'The payment was declined, and nothing was charged. You can try again with another card.',
    ],
  ])(
    'SJ-05 a payment that was %s leads back to the details and keeps everything',
    async (payment, said) => {
      const env = await atThePayment();
      const flow = await env.openPage({ step: 1, payment });
      const { notice, state, canSubmit } = flow.getSnapshot();
      expect(notice && word(notice)).toBe(said);
      expect(state).toMatchObject({ step: 1, plan: { planId: '16' } });
      expect(canSubmit).toBe(true);
      await env.finish(flow.submit());
      const paid = await env.openPage({ step: 2, confirmationToken: env.pay() });
      expect(paid.getSnapshot().state.step).toBe(2);
      expect(env.browser.backEnd.purchases.members).toHaveLength(1);
    },
  );

  it('SJ-05 a purchase that fails to load shows a message and can be retried', async () => {
    const env = await atThePayment();
    env.browser.products.faults.failNext('details', { kind: 'network' });
    const flow = await env.openPage({ step: 2, confirmationToken: env.pay() });
    expect(flow.getSnapshot()).toMatchObject({
      payment: 'unread',
      alert: { key: 'processing' },
      paymentStep: 2,
      state: { step: 1 },
    });
    expect(env.browser.analytics.events.at(-1)).toEqual({
      name: 'flow_error',
      flow: 'join',
      step: 1,
      failure: 'network',
    });
    await env.finish(flow.retryConfirmation());
    expect(flow.getSnapshot()).toMatchObject({ payment: 'paid', alert: null, state: { step: 2 } });
    expect(flow.getSnapshot().confirmationContent?.title).toBe('You’re in, Ada');
  });

  it('SJ-05 SJ-02 a visitor whose purchase fails to load stays on the page, even if the club no longer sells online', async () => {
    const env = await atThePayment();
    const { browser } = env;
    const confirmationToken = env.pay();
    browser.products.faults.failNext('details', { kind: 'timeout' });
    env.plans.offers = [];
    const flow = await env.openPage({ step: 2, confirmationToken });
    expect(flow.getSnapshot().payment).toBe('unread');
    expect(browser.navigation.current()).toBe('/join/step1/101');
    await env.finish(flow.retryConfirmation());
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('SJ-05 an unknown or used token shows a message, unless this browser already has the membership', async () => {
    const env = await atThePayment();
    const unknown = await env.openPage({ step: 2, confirmationToken: 'made-up' });
    expect(unknown.getSnapshot()).toMatchObject({ payment: 'unknown', state: { step: 1 } });
    const confirmationToken = env.pay();
    await env.openPage({ step: 2, confirmationToken });
    env.browser.backEnd.purchases.useUp(confirmationToken);
    const same = await env.openPage({ step: 2, confirmationToken });
    expect(same.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
    env.browser.localStore.remove(standardJoinStorageKey);
    const other = await env.openPage({ step: 2, confirmationToken });
    expect(other.getSnapshot()).toMatchObject({ payment: 'used', state: { step: 0 } });
  });

  it('LX-13 the confirmation token is never stored', async () => {
    const env = await atThePayment();
    const token = env.pay();
    await env.openPage({ step: 2, confirmationToken: token });
    const { localStore, sessionStore, logger } = env.browser;
    for (const stored of [localStore.entries(), sessionStore.entries(), logger.entries]) {
      expect(JSON.stringify(stored)).not.toContain(token);
    }
  });

  it('RT-10 a reload shows the membership again, on any step’s address', async () => {
    const env = new BuyerEnvironment();
    await env.openMembership();
    for (const step of [0, 1, 2] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { state, payment } = (await env.openPage({ step })).getSnapshot();
      expect([state.step, payment]).toEqual([2, 'paid']);
    }
  });

  it('SJ-06 a browser without stored state shows the membership with its club', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    env.browser.localStore.remove(standardJoinStorageKey);
    const flow = await env.openPage({ facilityId: '102', step: 2, confirmationToken });
    const { state, confirmationContent } = flow.getSnapshot();
    expect(state).toMatchObject({ step: 2, selectedFacility: { facilityId: '101' } });
    expect(confirmationContent?.lede).toBe('From today Bryant Park is your club.');
  });

  it('LX-12 RT-09 a membership paid for in one tab can’t be bought again in another', async () => {
    const env = await atThePayment();
    const elsewhere = env.createFlow().flow;
    await env.finish(elsewhere.enter({ facilityId: '101', step: 1 }));
    elsewhere.close();
    await env.openPage({ step: 2, confirmationToken: env.pay() });
    await env.finish(elsewhere.submit());
    expect(elsewhere.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
    expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
  });
});

describe('the membership', () => {
  it('SJ-06 shows barcode and member id in the content service’s text', async () => {
    const flow = await new BuyerEnvironment().openMembership();
    const { state, confirmationContent } = flow.getSnapshot();
    expect(confirmationContent?.paragraphs).toEqual([
      `Member ${state.confirmation?.memberId}`,
      `Barcode ${state.confirmation?.barcode}`,
    ]);
  });

  it.each(['has none', 'can’t be asked'])(
    'SJ-06 if the content service %s, the default text is shown',
    async (what) => {
      const env = await atThePayment();
      if (what === 'has none') env.joinContent.content = null;
      else env.joinContent.faults.goDown();
      const flow = await env.openPage({ step: 2, confirmationToken: env.pay() });
      const { state, confirmationContent } = flow.getSnapshot();
      expect(confirmationContent?.title).toBe('Welcome, Ada');
      expect(confirmationContent?.paragraphs[0]).toBe(
        `Your member ID is ${state.confirmation?.memberId}.`,
      );
    },
  );

  it('SJ-07 HT-15 the confirmation is mailed again to the member’s own address', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openMembership();
    expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
    const resent = flow.resendConfirmation();
    await env.browser.clock.advanceAndSettle(200);
    await env.finish(resent);
    const { resend, resendMessage, state } = flow.getSnapshot();
    expect(resend).toBe('sent');
    expect(resendMessage && word(resendMessage)).toBe(
      'We’ve resent your confirmation email, please check your inbox.',
    );
    expect(env.browser.backEnd.purchases.resent).toEqual([
      {
        memberId: state.confirmation?.memberId,
        fullName: 'Ada Byron',
        facilityId: '101',
        email: 'ada.byron@mail.example',
      },
    ]);
  });

  it('SJ-07 if the mail fails the page says so, and the next press tries again', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openMembership();
    const { faults } = env.browser.products;
    faults.failNext('resendConfirmation', { kind: 'network' });
    faults.failNext('resendConfirmation', { kind: 'rate-limited', retryAfterMs: 20 * 60_000 });
    const said: (string | null)[] = [];
    for (let pressed = 0; pressed < 3; pressed++) {
      // oxlint-disable-next-line no-await-in-loop
      await env.finish(flow.resendConfirmation());
      const { resendMessage } = flow.getSnapshot();
      said.push(resendMessage && word(resendMessage));
    }
    expect(said).toEqual([
      'Unable to Resend the Confirmation Email. Please try again',
      'The confirmation was sent several times. Please ask for it again in 20 minutes.',
      'We’ve resent your confirmation email, please check your inbox.',
    ]);
  });
});
