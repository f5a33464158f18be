import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import type { CorporateJoin } from '../corporate-join/corporate-join.ts';
import { corporateJoinStorageKey } from '../corporate-join/corporate-join.state.ts';
import type { StandardJoin } from '../standard-join/standard-join.ts';
import { standardJoinStorageKey } from '../standard-join/standard-join.state.ts';

const word = createMessageCatalog();

const corporate = {
  flow: 'corporate',
  storageKey: corporateJoinStorageKey,
  planId: '31',
  payingStep: 2,
  memberStep: 3,
  atThePayment: async (): Promise<EmployeeEnvironment | BuyerEnvironment> => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    flow.plans.choose('31');
    await env.finish(flow.purchase());
    return env;
  },
};

const standard: typeof corporate = {
  flow: 'join',
  storageKey: standardJoinStorageKey,
  planId: '16',
  payingStep: 1,
  memberStep: 2,
  atThePayment: async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    await env.finish(flow.submit());
    return env;
  },
};

function buy(flow: CorporateJoin | StandardJoin): Promise<void> {
  return 'purchase' in flow ? flow.purchase() : flow.submit();
}

describe.each([corporate, standard])(
  'buying a membership, $flow',
  ({ flow: name, storageKey, planId, payingStep, memberStep, atThePayment }) => {
    it('CJ-14 SJ-05 SJ-06 RT-04 a paid purchase shows the membership and clears the payment’s cookie', async () => {
      const env = await atThePayment();
      const flow = await env.openPage({ confirmationToken: env.pay() });
      const { payment, state, notice, alert, paymentStep } = flow.getSnapshot();
      expect({ payment, notice, alert, paymentStep }).toEqual({
        payment: 'paid',
        notice: null,
        alert: null,
        paymentStep: 3,
      });
      expect(state.step).toBe(memberStep);
      expect(state.confirmation).toMatchObject({
        memberId: expect.stringMatching(/^\d+$/) as string,
        barcode: expect.stringMatching(/^\d+$/) as string,
        buyer: { firstName: 'Ada' },
      });
      expect(env.browser.cookies.read(productTokenCookie)).toBeNull();
      expect(env.browser.analytics.events.at(-1)).toEqual({
        name: 'purchase_completed',
        facilityId: '101',
      });
    });

    it('LX-13 CJ-21 the confirmation token is never stored', async () => {
      const env = await atThePayment();
      const confirmationToken = env.pay();
      await env.openPage({ confirmationToken });
      const { localStore, sessionStore, logger } = env.browser;
      for (const stored of [localStore.entries(), sessionStore.entries(), logger.entries]) {
        expect(JSON.stringify(stored)).not.toContain(confirmationToken);
      }
    });

    it.each([
      ['cancelled', 'You canceled the payment, so you weren’t charged. Your selection is saved.'],
      ['declined', 'Your payment was declined, so you weren’t charged. You can try another card.'],
    ])(
      'CJ-14 SJ-05 a payment that was %s leads back to where it started and keeps everything',
      async (payment, said) => {
        const env = await atThePayment();
        const flow = await env.openPage({ payment });
        const snapshot = flow.getSnapshot();
        expect(snapshot.payment).toBe(payment);
        expect(snapshot.notice && word(snapshot.notice)).toBe(said);
        expect(snapshot.state).toMatchObject({ step: payingStep, plan: { planId } });
        await env.finish(buy(flow));
        const paid = await env.openPage({ confirmationToken: env.pay() });
        expect(paid.getSnapshot().state.step).toBe(memberStep);
        expect(env.browser.backEnd.purchases.members).toHaveLength(1);
      },
    );

    it('CJ-14 SJ-05 a purchase that fails to load shows a message and can be retried', async () => {
      const env = await atThePayment();
      env.browser.products.faults.failNext('details', { kind: 'network' });
      const flow = await env.openPage({ confirmationToken: env.pay() });
      expect(flow.getSnapshot()).toMatchObject({
        payment: 'unread',
        alert: { key: 'processing' },
        paymentStep: 2,
        state: { step: payingStep },
      });
      expect(env.browser.analytics.events.at(-1)).toEqual({
        name: 'flow_error',
        flow: name,
        step: payingStep,
        failure: 'network',
      });
      await env.finish(flow.retryConfirmation());
      expect(flow.getSnapshot()).toMatchObject({
        payment: 'paid',
        alert: null,
        state: { step: memberStep },
      });
    });

    it('CJ-14 SJ-05 an unknown or used token shows a message, unless this browser already has the membership', async () => {
      const env = await atThePayment();
      const unknown = (await env.openPage({ confirmationToken: 'made-up' })).getSnapshot();
      expect(unknown).toMatchObject({ payment: 'unknown', state: { step: payingStep } });
      expect(unknown.notice && word(unknown.notice)).toContain('couldn’t find a payment');
      const confirmationToken = env.pay();
      await env.openPage({ confirmationToken });
      env.browser.backEnd.purchases.useUp(confirmationToken);
      const same = (await env.openPage({ confirmationToken })).getSnapshot();
      expect(same).toMatchObject({ payment: 'paid', notice: null, state: { step: memberStep } });
      env.browser.localStore.remove(storageKey);
      const other = (await env.openPage({ confirmationToken })).getSnapshot();
      expect(other).toMatchObject({ payment: 'used', state: { step: 0 } });
      expect(other.notice && word(other.notice)).toContain('already viewed this confirmation');
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
        'Your membership is active. Its details are in your email.',
      );
    });

    it('CJ-14 LX-12 RT-09 a page restored from the back/forward cache buys nothing again', async () => {
      const env = await atThePayment();
      const stored = await env.openPage();
      await env.openPage({ confirmationToken: env.pay() });
      // `openPage` has closed it, so it receives no events.
      await env.finish(buy(stored));
      expect(stored.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: memberStep } });
      expect(env.browser.backEnd.purchases.requests).toHaveLength(1);
    });

    it('SJ-07 HT-15 the confirmation is mailed again to the member’s own address', async () => {
      const env = await atThePayment();
      const flow = await env.openPage({ confirmationToken: env.pay() });
      expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
      await env.finish(flow.resendConfirmation());
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
      const env = await atThePayment();
      const flow = await env.openPage({ confirmationToken: env.pay() });
      const { faults } = env.browser.products;
      faults.failNext('resendConfirmation', { kind: 'network' });
      faults.failNext('resendConfirmation', { kind: 'rate-limited', retryAfterMs: 20 * 60_000 });
      const said: (string | null)[] = [];
      for (let pressed = 0; pressed < 3; pressed++) {
        await env.finish(flow.resendConfirmation());
        const { resendMessage } = flow.getSnapshot();
        said.push(resendMessage && word(resendMessage));
      }
      expect(said).toEqual([
        'Unable to Resend the Confirmation Email. Please try again',
        'We’ve already sent your confirmation several times. You can request it again in 20 minutes.',
        'We’ve resent your confirmation email, please check your inbox.',
      ]);
    });

    it('SJ-07 nothing can be mailed before there is a membership', async () => {
      const env = await atThePayment();
      const flow = await env.openPage();
      await env.finish(flow.resendConfirmation());
      expect(flow.getSnapshot()).toMatchObject({ resend: 'idle', resendMessage: null });
      expect(env.browser.backEnd.purchases.resent).toEqual([]);
    });
  },
);
