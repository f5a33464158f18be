import { describe, expect, it } from 'vitest';

import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { GiverEnvironment } from '../../../testing/builders/gift-purchase.builder.ts';
import { giftPurchaseStorageKey } from './gift-purchase.store.ts';

const word = createMessageCatalog();

async function atThePayment(env = new GiverEnvironment()): Promise<GiverEnvironment> {
  const flow = await env.openFilled();
  await env.finish(flow.submit());
  return env;
}

describe('back from the payment of a gift', () => {
  it('AC-08 a paid gift is shown with its date, and the cookie and the form are cleared', async () => {
    const env = await atThePayment();
    const flow = await env.openPage({ confirmationToken: env.pay() });
    const { bought, payment, notice, alert, form } = flow.getSnapshot();
    expect({ payment, notice, alert }).toEqual({ payment: 'paid', notice: null, alert: null });
    expect(bought).toMatchObject({
      orderNumber: 'GC-1000-1001',
      amount: { minorUnits: 5_000, currency: 'USD' },
      firstName: 'Ada',
      email: 'ada@mail.example',
      design: { title: 'First light' },
      sendsAt: '2026-12-01T14:00:00Z',
      isSentNow: false,
    });
    expect(env.browser.cookies.read(productTokenCookie)).toBeNull();
    expect(form?.input.firstName).toBe('');
    expect(env.browser.analytics.events.at(-1)).toEqual({ name: 'gift_bought', currency: 'USD' });
  });

  it('LX-14 the token leaves the address immediately and is never stored', async () => {
    const env = await atThePayment();
    const token = env.pay();
    env.browser.navigation = new FakeNavigation(
      `/gift-card/purchase?from=footer&confirmationToken=${token}`,
    );
    env.gifts.faults.delayNext('confirmation', 60_000);
    const flow = env.createFlow();
    const entered = flow.enter({ confirmationToken: token, payment: null });
    expect(env.browser.navigation.current()).toBe('/gift-card/purchase?from=footer');
    expect(flow.getSnapshot().payment).toBe('confirming');
    await env.browser.clock.advanceAndSettle(61_000);
    await entered;
    expect(flow.getSnapshot().bought).not.toBeNull();
    expect(JSON.stringify(env.browser.localStore.entries())).not.toContain(token);
    flow.close();
  });

  it('RT-10 after a reload the gift still shows, although its token was used up', async () => {
    const env = await atThePayment();
    const token = env.pay();
    await env.openPage({ confirmationToken: token });
    expect((await env.openPage()).getSnapshot().bought?.orderNumber).toBe('GC-1000-1001');
    env.gifts.useUp(token);
    const again = await env.openPage({ confirmationToken: token });
    expect(again.getSnapshot()).toMatchObject({ payment: 'paid', notice: null });
  });

  it.each([
    ['cancelled', 'You canceled the payment, so you weren’t charged. Your selection is saved.'],
    ['declined', 'Your payment was declined, so you weren’t charged. You can try another card.'],
  ])(
    'AC-08 a payment that was %s leads back to the form with everything kept',
    async (payment, said) => {
      const env = await atThePayment();
      const flow = await env.openPage({ payment });
      const { notice, form } = flow.getSnapshot();
      expect(notice && word(notice)).toBe(said);
      expect(form?.input).toMatchObject({
        firstName: 'Ada',
        amount: '50.00',
        sendDate: '2026-12-01',
      });
      await env.finish(flow.submit());
      expect(env.gifts.orders).toHaveLength(1);
      const paid = await env.openPage({ confirmationToken: env.pay() });
      expect(paid.getSnapshot().bought?.firstName).toBe('Ada');
      expect(env.gifts.sold).toBe(1);
    },
  );

  it('AC-08 a confirmation that fails to load says so and can be retried', async () => {
    const env = await atThePayment();
    env.gifts.faults.failNext('confirmation', { kind: 'network' });
    const flow = await env.openPage({ confirmationToken: env.pay() });
    expect(flow.getSnapshot()).toMatchObject({ payment: 'unread', bought: null });
    await env.finish(flow.retryConfirmation());
    expect(flow.getSnapshot().bought?.firstName).toBe('Ada');
  });

  it('AC-08 an unknown or used token shows a message', async () => {
    const env = await atThePayment();
    const unknown = await env.openPage({ confirmationToken: 'nobody’s' });
    expect(unknown.getSnapshot().notice).toEqual({ key: 'paymentUnknown' });
    const token = env.pay();
    env.gifts.useUp(token);
    const used = await env.openPage({ confirmationToken: token });
    expect(used.getSnapshot().notice).toEqual({ key: 'orderUsed' });
  });

  it('SE-47 AC-08 another browser learns only that the gift card is paid for', async () => {
    const env = await atThePayment();
    const confirmationToken = env.pay();
    env.gifts.moveToOtherBrowser(confirmationToken);
    const { notice, bought } = (await env.openPage({ confirmationToken })).getSnapshot();
    expect({ notice, bought }).toEqual({ notice: { key: 'giftOtherBrowser' }, bought: null });
  });

  it('AC-08 another gift card starts with an empty form', async () => {
    const env = await atThePayment();
    const flow = await env.openPage({ confirmationToken: env.pay() });
    flow.startOver();
    expect(flow.getSnapshot()).toMatchObject({ bought: null, payment: 'none' });
    expect(flow.getSnapshot().form?.input).toMatchObject({ firstName: '', currency: 'USD' });
    expect(env.browser.localStore.read(giftPurchaseStorageKey)).toBeNull();
  });
});

describe('two tabs of one giver', () => {
  it('LX-12 show the same gift and order it once', async () => {
    const env = new GiverEnvironment();
    const one = await env.openFilled();
    const tab = env.openTab();
    const other = await tab.openPage();
    expect(other.getSnapshot().form?.input).toMatchObject({ firstName: 'Ada' });
    other.changeField('firstName', 'Augusta');
    expect(one.getSnapshot().form?.input).toMatchObject({ firstName: 'Augusta' });
    await env.finish(one.submit());
    await tab.finish(other.submit());
    expect(env.gifts.orders).toHaveLength(1);
  });

  it('LX-12 a page restored from the back/forward cache reuses another tab’s order', async () => {
    const env = new GiverEnvironment();
    const one = await env.openFilled();
    const tab = env.openTab();
    const stored = await tab.openPage();
    // It receives no events while it is cached.
    stored.close();
    await env.finish(one.submit());
    await tab.finish(stored.submit());
    expect(env.gifts.orders).toHaveLength(1);
    expect(tab.browser.navigation.loaded).toEqual(['/payment']);
  });

  it('LX-12 a gift paid for in one tab shows in both and can’t be ordered again', async () => {
    const env = await atThePayment();
    const tab = env.openTab();
    const other = await tab.openPage();
    await env.openPage({ confirmationToken: env.pay() });
    expect(other.getSnapshot().bought?.firstName).toBe('Ada');
    await tab.finish(other.submit());
    expect(tab.browser.navigation.loaded).toEqual([]);
    expect(env.gifts.orders).toHaveLength(1);
  });

  it('LX-12 a gift that is restarted in one tab is announced in the other', async () => {
    const env = new GiverEnvironment();
    const one = await env.openFilled();
    const tab = env.openTab();
    const other = await tab.openPage();
    one.startOver();
    expect(other.getSnapshot().notice).toEqual({ key: 'endedElsewhere' });
  });
});
