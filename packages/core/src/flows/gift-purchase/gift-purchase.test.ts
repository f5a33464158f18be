import { describe, expect, it } from 'vitest';

import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { fillIn, GiverEnvironment } from '../../../testing/builders/gift-purchase.builder.ts';
import type { GiftPurchase } from './gift-purchase.ts';
import { giftPurchaseStorageKey } from './gift-purchase.store.ts';

const word = createMessageCatalog();

const inputOf = (flow: GiftPurchase) => flow.getSnapshot().form?.input;
const alertOf = (flow: GiftPurchase) => {
  const { alert } = flow.getSnapshot();
  return alert && word(alert);
};

describe('choosing a gift card', () => {
  it('HT-46 starts with the first design and amount, today, and the visitor’s local currency', async () => {
    const env = new GiverEnvironment();
    env.browser.visitor.countryCode = 'GB';
    const flow = await env.openPage();
    expect(inputOf(flow)).toMatchObject({
      designId: 'first-light',
      currency: 'GBP',
      sendDate: '2026-11-20',
      amount: '50.00',
    });
    const amount = flow.getSnapshot().form?.schema.fields.find(({ name }) => name === 'amount');
    expect(amount?.kind === 'choice' && amount.options.map(({ label }) => label)).toEqual([
      '£50',
      '£100',
      '£250',
      'Custom amount',
    ]);
    expect(env.browser.localStore.read(giftPurchaseStorageKey)).toBeNull();
  });

  it('PL-05 uses the currency of the visitor’s chosen club', async () => {
    const env = new GiverEnvironment();
    env.browser.cookies.write('foyer_club', '103', 1200);
    expect(inputOf(await env.openPage())?.currency).toBe('GBP');
    env.browser.cookies.write('foyer_club', '104', 1200);
    expect(inputOf(await env.openPage())?.currency).toBe('CAD');
    env.clubServices.catalog = {
      ...env.clubServices.catalog,
      offers: env.clubServices.catalog.offers.filter(({ currency }) => currency === 'USD'),
    };
    expect(inputOf(await env.openPage())?.currency).toBe('USD');
  });

  it.each([
    ['Europe/London', 'GBP'],
    ['Europe/Paris', 'USD'],
  ])('PL-05 with an unknown country, the time zone %s starts in %s', async (zone, currency) => {
    const env = new GiverEnvironment();
    env.browser.visitor.countryCode = null;
    env.browser.visitor.zone = zone;
    expect(inputOf(await env.openPage())?.currency).toBe(currency);
  });

  it('HT-46 if the gift cards fail to load, retrying brings back the form with its input', async () => {
    const env = new GiverEnvironment();
    await env.openFilled();
    env.clubServices.faults.failNext('giftCards', { kind: 'network' });
    const flow = await env.openPage();
    expect(flow.getSnapshot()).toMatchObject({ offered: 'failed', form: null });
    await env.finish(flow.retryOffer());
    expect(inputOf(flow)).toMatchObject({ firstName: 'Ada', amount: '50.00' });
  });

  it('VA-10 a listed amount and a custom amount replace each other', async () => {
    const flow = await new GiverEnvironment().openFilled();
    flow.changeField('customAmount', '75');
    expect(inputOf(flow)).toMatchObject({ amount: '', customAmount: '75' });
    expect(flow.getSnapshot().preview.amount).toEqual({ minorUnits: 7_500, currency: 'USD' });
    flow.changeField('amount', '100.00');
    expect(inputOf(flow)).toMatchObject({ amount: '100.00', customAmount: '' });
  });

  it('VA-10 a reload doesn’t fill in an amount for a visitor who chose to enter their own', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openPage();
    flow.changeField('amount', '');
    expect(inputOf(await env.openPage())).toMatchObject({ amount: '', customAmount: '' });
  });

  it('VA-10 the preview follows the input and never shows an invalid amount', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled({ amount: '', customAmount: '501' });
    expect(flow.getSnapshot().preview).toEqual({
      design: expect.objectContaining({ title: 'First light' }) as unknown,
      amount: null,
      to: 'Ada Byron',
      from: 'Grace Hopper',
      message: 'For the long winter.',
      sendDate: '2026-12-01',
    });
    fillIn(flow, { designId: 'still-water', currency: 'CAD', customAmount: '500' });
    expect(flow.getSnapshot().preview).toMatchObject({
      design: { title: 'Still water' },
      amount: { minorUnits: 50_000, currency: 'CAD' },
    });
    flow.changeField('customAmount', '12.50');
    expect(flow.getSnapshot().preview.amount).toBeNull();
  });
});

describe('the form’s input', () => {
  it('FM-04 is checked when a field is left, and an error clears as soon as it is fixed', async () => {
    const flow = await new GiverEnvironment().openPage();
    flow.changeField('firstName', '4');
    expect(flow.getSnapshot().form?.errors).toEqual({});
    flow.leaveField('firstName');
    expect(Object.keys(flow.getSnapshot().form?.errors ?? {})).toEqual(['firstName']);
    flow.changeField('firstName', 'Ada');
    expect(flow.getSnapshot().form?.errors).toEqual({});
  });

  it('FM-06 submitting shows every error and orders nothing', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled({ reTypeEmailAddress: 'ada@mail.exampl', giverName: '' });
    await env.finish(flow.submit());
    expect(Object.keys(flow.getSnapshot().form?.errors ?? {}).toSorted()).toEqual([
      'giverName',
      'reTypeEmailAddress',
    ]);
    expect(flow.getSnapshot().refusals).toBe(1);
    expect(alertOf(flow)).toBe('Please check that all fields contain valid values.');
    expect(env.gifts.orders).toEqual([]);
  });

  it('LX-01 survives a reload for 15 minutes, and then a message says that it expired', async () => {
    const env = new GiverEnvironment();
    await env.openFilled();
    await env.browser.clock.advanceAndSettle(600_000);
    expect(inputOf(await env.openPage())).toMatchObject({ firstName: 'Ada' });
    await env.browser.clock.advanceAndSettle(300_001);
    const flow = await env.openPage();
    expect(inputOf(flow)?.firstName).toBe('');
    expect(flow.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });

  it('LX-15 two minutes before the end the visitor is asked to stay, which restarts the time', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    await env.browser.clock.advanceAndSettle(780_000);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    await env.browser.clock.advanceAndSettle(700_000);
    expect(inputOf(flow)).toMatchObject({ firstName: 'Ada' });
    await env.browser.clock.advanceAndSettle(200_001);
    expect(flow.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    // The restarted form has all of its defaults.
    expect(inputOf(flow)).toMatchObject({ firstName: '', designId: 'first-light' });
  });

  it.each(['not JSON', '{"version":1,"state":{"input":{}}}', '{"version":9}'])(
    'LX-04 unreadable stored state, %j, is discarded',
    async (text) => {
      const env = new GiverEnvironment();
      env.browser.localStore.openTab().write(giftPurchaseStorageKey, text).unwrap();
      expect(inputOf(await env.openPage())?.firstName).toBe('');
    },
  );

  it('LX-04 without storage nothing is lost while the page is open', async () => {
    const env = new GiverEnvironment();
    env.browser.localStore.fill();
    const flow = await env.openFilled();
    await env.finish(flow.submit());
    expect(env.gifts.orders).toHaveLength(1);
  });
});

describe('ordering a gift card', () => {
  it('AC-08 RT-09 places the order and goes to the payment with the token only in a cookie', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    await env.finish(flow.submit());
    expect(env.gifts.orders).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        designId: 'first-light',
        amount: { minorUnits: 5_000, currency: 'USD' },
        firstName: 'Ada',
        lastName: 'Byron',
        email: 'ada@mail.example',
        message: 'For the long winter.',
        giverName: 'Grace Hopper',
        giverEmail: 'grace@mail.example',
        sendDate: '2026-12-01',
        timeZone: 'America/New_York',
      },
    ]);
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
    const token = env.browser.cookies.read(productTokenCookie) ?? '';
    expect(token).not.toBe('');
    expect(JSON.stringify(env.browser.localStore.entries())).not.toContain(token);
    expect(env.browser.analytics.events.at(-1)).toEqual({ name: 'gift_begun', currency: 'USD' });
  });

  it('LC-17 pressing twice places one order', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    await env.finish(Promise.all([flow.submit(), flow.submit()]));
    expect(env.gifts.faults.count('begin')).toBe(1);
  });

  it('LC-17 an order whose answer was lost is sent again under its id, even after a reload', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    env.gifts.faults.failNext('begin', { kind: 'timeout' }, { takesEffect: true });
    await env.finish(flow.submit());
    expect(alertOf(flow)).toBe('We can’t reach our server. Check your connection and try again.');
    expect(env.browser.navigation.loaded).toEqual([]);
    const again = await env.openPage();
    await env.finish(again.submit());
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
    expect(env.gifts.orders).toHaveLength(1);
  });

  it('AC-08 a changed gift is a new order', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    await env.finish(flow.submit());
    flow.changeField('amount', '100.00');
    await env.finish(flow.submit());
    expect(env.gifts.orders.map(({ amount }) => amount.minorUnits)).toEqual([5_000, 10_000]);
    expect(new Set(env.gifts.orders.map(({ id }) => id)).size).toBe(2);
  });

  it.each<[CallFailure, string, string]>([
    [rejected('sendDate'), 'sendDate', 'Choose a date between November 20 and December 19.'],
    [
      rejected('amount'),
      'amount',
      'We don’t offer gift cards in that amount. Please choose another.',
    ],
    [rejected('designId'), 'designId', 'Choose a design.'],
    [rejected('emailAddress'), 'emailAddress', 'Enter a valid email address.'],
  ])(
    'AC-05 a refusal by the back end is an error at its field: %j',
    async (failure, field, said) => {
      const env = new GiverEnvironment();
      const flow = await env.openFilled();
      env.gifts.faults.failNext('begin', failure);
      await env.finish(flow.submit());
      const errors: Readonly<Record<string, Parameters<typeof word>[0]>> =
        flow.getSnapshot().form?.errors ?? {};
      const error = errors[field];
      expect([Object.keys(errors), error && word(error)]).toEqual([[field], said]);
      expect(inputOf(flow)).toMatchObject({ firstName: 'Ada' });
      await env.finish(flow.submit());
      expect(env.browser.navigation.loaded).toEqual(['/payment']);
    },
  );

  it('AC-08 an order that conflicts with a stored one is dropped, and the next submit makes a new one', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled();
    env.gifts.faults.failNext('begin', { ...rejected('id'), code: 'ORDER_CHANGED' });
    await env.finish(flow.submit());
    expect(alertOf(flow)).toMatch(/^Something went wrong/);
    const [dropped] = env.browser.ids.made;
    expect(dropped).toBeDefined();
    await env.finish(flow.submit());
    const next = env.browser.ids.made.at(-1);
    expect(next).not.toBe(dropped);
    expect(env.gifts.orders.map(({ id }) => id)).toEqual([next]);
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
  });

  it('CK-02 a browser without cookies gets a message and doesn’t go to the payment', async () => {
    const env = new GiverEnvironment();
    env.browser.cookies.write = () => undefined;
    const flow = await env.openFilled();
    await env.finish(flow.submit());
    expect(alertOf(flow)).toMatch(/^Your browser is blocking cookies/);
    expect(env.browser.navigation.loaded).toEqual([]);
  });

  it('FM-05 a page left open past midnight offers the new day’s dates', async () => {
    const env = new GiverEnvironment();
    const flow = await env.openFilled({ sendDate: '2026-11-20' });
    for (let hours = 0; hours < 14; hours += 0.2) {
      // The visitor is active the whole time.
      await env.browser.clock.advanceAndSettle(720_000);
      flow.stay();
    }
    await env.finish(flow.submit());
    expect(Object.keys(flow.getSnapshot().form?.errors ?? {})).toEqual(['sendDate']);
    expect(env.gifts.orders).toEqual([]);
    flow.startOver();
    expect(inputOf(flow)?.sendDate).toBe('2026-11-21');
  });
});

function rejected(field: string): Extract<CallFailure, { kind: 'rejected' }> {
  return { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field };
}
