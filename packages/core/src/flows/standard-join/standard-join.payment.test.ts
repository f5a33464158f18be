import { describe, expect, it } from 'vitest';

import { productTokenCookie } from '../../payment/product-token-cookie.ts';
import { createMessageCatalogue } from '../../messages/catalogue.ts';
import { BuyerWorld } from '../../../testing/builders/standard-join.builder.ts';
import { standardJoinStorageKey } from './standard-join.schema.ts';

const word = createMessageCatalogue();

async function atThePayment(world = new BuyerWorld()): Promise<BuyerWorld> {
  const flow = await world.openFilledDetails();
  await world.finish(flow.submit());
  return world;
}

describe('back from the payment', () => {
  it('SJ-05 SJ-06 a paid purchase shows the membership and clears the payment’s cookie', async () => {
    const world = await atThePayment();
    const flow = await world.openPage({ step: 2, confirmationToken: world.pay() });
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
    expect(world.browser.cookies.read(productTokenCookie)).toBeNull();
    expect(world.browser.analytics.events.at(-1)).toEqual({
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
      const world = await atThePayment();
      const flow = await world.openPage({ step: 1, payment });
      const { notice, state, canSubmit } = flow.getSnapshot();
      expect(notice && word(notice)).toBe(said);
      expect(state).toMatchObject({ step: 1, plan: { planId: '16' } });
      expect(canSubmit).toBe(true);
      await world.finish(flow.submit());
      const paid = await world.openPage({ step: 2, confirmationToken: world.pay() });
      expect(paid.getSnapshot().state.step).toBe(2);
      expect(world.browser.backEnd.purchases.members).toHaveLength(1);
    },
  );

  it('SJ-05 a purchase that fails to load shows a message and can be retried', async () => {
    const world = await atThePayment();
    world.browser.products.faults.failNext('details', { kind: 'network' });
    const flow = await world.openPage({ step: 2, confirmationToken: world.pay() });
    expect(flow.getSnapshot()).toMatchObject({
      payment: 'unread',
      alert: { key: 'processing' },
      paymentStep: 2,
      state: { step: 1 },
    });
    expect(world.browser.analytics.events.at(-1)).toEqual({
      name: 'flow_error',
      flow: 'join',
      step: 1,
      failure: 'network',
    });
    await world.finish(flow.retryConfirmation());
    expect(flow.getSnapshot()).toMatchObject({ payment: 'paid', alert: null, state: { step: 2 } });
    expect(flow.getSnapshot().confirmationContent?.title).toBe('You’re in, Ada');
  });

  it('SJ-05 SJ-02 a visitor whose purchase fails to load stays on the page, even if the club no longer sells online', async () => {
    const world = await atThePayment();
    const { browser } = world;
    const confirmationToken = world.pay();
    browser.products.faults.failNext('details', { kind: 'timeout' });
    world.plans.offers = [];
    const flow = await world.openPage({ step: 2, confirmationToken });
    expect(flow.getSnapshot().payment).toBe('unread');
    expect(browser.navigation.current()).toBe('/join/step1/101');
    await world.finish(flow.retryConfirmation());
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('SJ-05 an unknown or used token shows a message, unless this browser already has the membership', async () => {
    const world = await atThePayment();
    const unknown = await world.openPage({ step: 2, confirmationToken: 'made-up' });
    expect(unknown.getSnapshot()).toMatchObject({ payment: 'unknown', state: { step: 1 } });
    const confirmationToken = world.pay();
    await world.openPage({ step: 2, confirmationToken });
    world.browser.backEnd.purchases.useUp(confirmationToken);
    const same = await world.openPage({ step: 2, confirmationToken });
    expect(same.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
    world.browser.localStore.remove(standardJoinStorageKey);
    const other = await world.openPage({ step: 2, confirmationToken });
    expect(other.getSnapshot()).toMatchObject({ payment: 'used', state: { step: 0 } });
  });

  it('LX-13 the confirmation token is never stored', async () => {
    const world = await atThePayment();
    const token = world.pay();
    await world.openPage({ step: 2, confirmationToken: token });
    const { localStore, sessionStore, logger } = world.browser;
    for (const kept of [localStore.entries(), sessionStore.entries(), logger.entries]) {
      expect(JSON.stringify(kept)).not.toContain(token);
    }
  });

  it('RT-10 a reload shows the membership again, on any step’s address', async () => {
    const world = new BuyerWorld();
    await world.openMembership();
    for (const step of [0, 1, 2] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { state, payment } = (await world.openPage({ step })).getSnapshot();
      expect([state.step, payment]).toEqual([2, 'paid']);
    }
  });

  it('SJ-06 a browser without stored state shows the membership with its club', async () => {
    const world = await atThePayment();
    const confirmationToken = world.pay();
    world.browser.localStore.remove(standardJoinStorageKey);
    const flow = await world.openPage({ facilityId: '102', step: 2, confirmationToken });
    const { state, confirmationContent } = flow.getSnapshot();
    expect(state).toMatchObject({ step: 2, selectedFacility: { facilityId: '101' } });
    expect(confirmationContent?.lede).toBe('From today Bryant Park is your club.');
  });

  it('LX-12 RT-09 a membership paid for in one tab can’t be bought again in another', async () => {
    const world = await atThePayment();
    const elsewhere = world.compose().flow;
    await world.finish(elsewhere.enter({ facilityId: '101', step: 1 }));
    elsewhere.close();
    await world.openPage({ step: 2, confirmationToken: world.pay() });
    await world.finish(elsewhere.submit());
    expect(elsewhere.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
    expect(world.browser.backEnd.purchases.requests).toHaveLength(1);
  });
});

describe('the membership', () => {
  it('SJ-06 shows barcode and member id in the content service’s text', async () => {
    const flow = await new BuyerWorld().openMembership();
    const { state, confirmationContent } = flow.getSnapshot();
    expect(confirmationContent?.paragraphs).toEqual([
      `Member ${state.confirmation?.memberId}`,
      `Barcode ${state.confirmation?.barcode}`,
    ]);
  });

  it.each(['has none', 'can’t be asked'])(
    'SJ-06 if the content service %s, the default text is shown',
    async (what) => {
      const world = await atThePayment();
      if (what === 'has none') world.joinContent.words = null;
      else world.joinContent.faults.goDown();
      const flow = await world.openPage({ step: 2, confirmationToken: world.pay() });
      const { state, confirmationContent } = flow.getSnapshot();
      expect(confirmationContent?.title).toBe('Welcome, Ada');
      expect(confirmationContent?.paragraphs[0]).toBe(
        `Your member ID is ${state.confirmation?.memberId}.`,
      );
    },
  );

  it('SJ-07 HT-15 the confirmation is mailed again to the member’s own address', async () => {
    const world = new BuyerWorld();
    const flow = await world.openMembership();
    expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
    const resent = flow.resendConfirmation();
    await world.browser.clock.advanceAndSettle(200);
    await world.finish(resent);
    const { resend, resendMessage, state } = flow.getSnapshot();
    expect(resend).toBe('sent');
    expect(resendMessage && word(resendMessage)).toBe(
      'We’ve resent your confirmation email, please check your inbox.',
    );
    expect(world.browser.backEnd.purchases.resent).toEqual([
      {
        memberId: state.confirmation?.memberId,
        fullName: 'Ada Byron',
        facilityId: '101',
        email: 'ada.byron@mail.example',
      },
    ]);
  });

  it('SJ-07 if the mail fails the page says so, and the next press tries again', async () => {
    const world = new BuyerWorld();
    const flow = await world.openMembership();
    const { faults } = world.browser.products;
    faults.failNext('resendConfirmation', { kind: 'network' });
    faults.failNext('resendConfirmation', { kind: 'rate-limited', retryAfterMs: 20 * 60_000 });
    const said: (string | null)[] = [];
    for (let pressed = 0; pressed < 3; pressed++) {
      // oxlint-disable-next-line no-await-in-loop
      await world.finish(flow.resendConfirmation());
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
