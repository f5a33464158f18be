import { describe, expect, it } from 'vitest';

import { DayPassEnvironment } from '../../../testing/builders/day-pass.builder.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';

const word = createMessageCatalog();

async function atThePayment(env = new DayPassEnvironment()): Promise<DayPassEnvironment> {
  const flow = await env.openFilled();
  await env.finish(flow.submit());
  return env;
}

describe('choosing a day pass', () => {
  it('MB-170 shows the price of the club in the link, and of another one that is chosen', async () => {
    const env = new DayPassEnvironment();
    env.dayPasses.prices.set('103', { minorUnits: 25_00, currency: 'GBP' });
    env.dayPasses.prices.set('104', null);
    const flow = await env.openPage({ facilityId: '101' });
    const offered = () => flow.getSnapshot().offered;
    expect(offered()).toMatchObject({ kind: 'offered', offer: { price: { minorUnits: 45_00 } } });
    flow.changeField('facilityId', '103');
    expect(offered()).toEqual({ kind: 'loading' });
    await env.browser.clock.advanceAndSettle(1_000);
    expect(offered()).toMatchObject({ offer: { price: { minorUnits: 25_00, currency: 'GBP' } } });
    flow.changeField('facilityId', '104');
    await env.browser.clock.advanceAndSettle(1_000);
    expect(offered()).toEqual({ kind: 'none' });
    flow.changeField('facilityId', '');
    expect(offered()).toEqual({ kind: 'unknown' });
  });

  it('MB-170 never shows the price of a club that was chosen before', async () => {
    const env = new DayPassEnvironment();
    env.dayPasses.prices.set('103', { minorUnits: 25_00, currency: 'GBP' });
    const flow = await env.openPage({ facilityId: '101' });
    env.dayPasses.faults.delayNext('atClub', 5_000);
    flow.changeField('facilityId', '103');
    flow.changeField('facilityId', '101');
    await env.browser.clock.advanceAndSettle(10_000);
    expect(flow.getSnapshot().offered).toMatchObject({ offer: { price: { minorUnits: 45_00 } } });
  });

  it('MB-170 shows the price of a club that is chosen in another tab, and none after starting over', async () => {
    const env = new DayPassEnvironment();
    env.dayPasses.prices.set('103', { minorUnits: 25_00, currency: 'GBP' });
    const flow = await env.openFilled();
    const other = await env.openTab().openPage();
    other.changeField('facilityId', '103');
    await env.browser.clock.advanceAndSettle(1_000);
    expect(flow.getSnapshot()).toMatchObject({
      form: { input: { facilityId: '103' } },
      offered: { offer: { price: { minorUnits: 25_00, currency: 'GBP' } } },
    });
    flow.startOver();
    await env.browser.clock.advanceAndSettle(1_000);
    expect(flow.getSnapshot()).toMatchObject({ offered: { kind: 'unknown' }, club: null });
  });

  it('MB-170 a price that fails to load can be loaded again, and nothing is sold without it', async () => {
    const env = new DayPassEnvironment();
    await env.openFilled();
    env.dayPasses.faults.failNext('atClub', { kind: 'network' });
    const flow = await env.openPage();
    expect(flow.getSnapshot().offered).toEqual({ kind: 'failed' });
    await env.finish(flow.submit());
    expect(env.dayPasses.orders).toEqual([]);
    await env.finish(flow.retryOffer());
    expect(flow.getSnapshot().form.input).toMatchObject({ firstName: 'Ada', facilityId: '101' });
  });

  it('MB-171 orders once however often it is pressed, at the price that was shown', async () => {
    const env = new DayPassEnvironment();
    const flow = await env.openFilled();
    await env.finish(Promise.all([flow.submit(), flow.submit()]));
    expect(env.dayPasses.orders).toMatchObject([
      { facilityId: '101', day: '2026-12-01', price: { minorUnits: 45_00, currency: 'USD' } },
    ]);
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
    // Back from the payment, and on again.
    const again = await env.openPage();
    await env.finish(again.submit());
    expect(env.dayPasses.orders).toHaveLength(1);
  });

  it('MB-171 shows a price that changed meanwhile, and takes a second press to go on with it', async () => {
    const env = new DayPassEnvironment();
    const flow = await env.openFilled();
    env.dayPasses.prices.set('101', { minorUnits: 50_00, currency: 'USD' });
    await env.finish(flow.submit());
    const { alert, offered, form } = flow.getSnapshot();
    expect(alert && word(alert)).toBe('The price has changed. Check the new one before you pay.');
    expect(offered).toMatchObject({ offer: { price: { minorUnits: 50_00 } } });
    expect(form.input.firstName).toBe('Ada');
    expect(env.dayPasses.orders).toEqual([]);
    await env.finish(flow.submit());
    expect(env.dayPasses.orders).toMatchObject([{ price: { minorUnits: 50_00 } }]);
  });

  it('MB-171 offers today to 29 days ahead, in the club’s zone, and shows every error', async () => {
    const env = new DayPassEnvironment();
    const flow = await env.openFilled();
    flow.changeField('day', '2026-12-20');
    flow.changeField('phone', '12');
    await env.finish(flow.submit());
    expect(Object.keys(flow.getSnapshot().form.errors).toSorted()).toEqual(['day', 'phone']);
    expect(env.dayPasses.orders).toEqual([]);
  });
});

describe('back from the payment of a day pass', () => {
  it('MB-172 a paid pass is shown, also after a reload, and the form and the cookie are cleared', async () => {
    const env = await atThePayment();
    const token = env.pay();
    const flow = await env.openPage({ confirmationToken: token });
    expect(flow.getSnapshot()).toMatchObject({
      payment: 'paid',
      notice: null,
      alert: null,
      bought: { orderNumber: 'DP-1000-1001', code: 'ABCD-EFGH', day: '2026-12-01' },
    });
    expect(flow.getSnapshot().form.input.firstName).toBe('');
    expect(env.browser.cookies.read(productTokenCookie)).toBeNull();
    expect(env.browser.analytics.events.at(-1)).toEqual({
      name: 'day_pass_bought',
      facilityId: '101',
    });
    env.dayPasses.useUp(token);
    const again = await env.openPage({ confirmationToken: token });
    expect(again.getSnapshot()).toMatchObject({ payment: 'paid', notice: null });
    again.startOver();
    expect(again.getSnapshot().bought).toBeNull();
  });

  it.each([
    ['cancelled', 'You canceled the payment, so you weren’t charged. Your selection is saved.'],
    ['declined', 'Your payment was declined, so you weren’t charged. You can try another card.'],
  ])('MB-172 a payment that was %s loses nothing', async (payment, said) => {
    const env = await atThePayment();
    const flow = await env.openPage({ payment });
    const { notice, form } = flow.getSnapshot();
    expect(notice && word(notice)).toBe(said);
    expect(form.input).toMatchObject({ facilityId: '101', firstName: 'Ada', day: '2026-12-01' });
    await env.finish(flow.submit());
    expect(env.dayPasses.orders).toHaveLength(1);
    await env.openPage({ confirmationToken: env.pay() });
    expect(env.dayPasses.sold).toBe(1);
  });
});
