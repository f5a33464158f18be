import { describe, expect, it } from 'vitest';

import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import { standardJoinStorageKey } from './standard-join.state.ts';

async function atThePayment(env = new BuyerEnvironment()): Promise<BuyerEnvironment> {
  const flow = await env.openFilledDetails();
  await env.finish(flow.submit());
  return env;
}

describe('back from the payment', () => {
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
    expect(flow.getSnapshot().confirmationContent?.title).toBe('You’re in, Ada');
  });

  it('RT-10 a reload shows the membership again, on any step’s address', async () => {
    const env = new BuyerEnvironment();
    await env.openMembership();
    for (const step of [0, 1, 2] as const) {
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
});
