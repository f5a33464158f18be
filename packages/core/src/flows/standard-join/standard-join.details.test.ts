import { describe, expect, it } from 'vitest';

import { selectedClubCookie } from '../../clubs/club.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';

const word = createMessageCatalog();

describe('the details', () => {
  it('SJ-04 are names, e-mail address and phone number', async () => {
    const flow = await new BuyerEnvironment().openDetails();
    expect(flow.getSnapshot().fields.map(({ name, required }) => [name, required])).toEqual([
      ['first_name', true],
      ['last_name', true],
      ['email_address', true],
      ['phone_number', true],
    ]);
  });

  it('SJ-04 Next is disabled until the form is valid, and again without a club', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    expect(flow.getSnapshot().canSubmit).toBe(true);
    flow.changeField('email_address', 'ada');
    expect(flow.getSnapshot().canSubmit).toBe(false);
    flow.changeField('email_address', 'ada.byron@mail.example');
    const homeless = await env.openPage({ facilityId: '999999' });
    expect(homeless.getSnapshot().state.contactInput.first_name).toBe('Ada');
    expect(homeless.getSnapshot().canSubmit).toBe(false);
  });

  it('LC-09 FM-06 pressing Next anyway shows what is missing and sends nothing', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openDetails();
    flow.changeField('first_name', 'A');
    await env.finish(flow.submit());
    const { errors, alert, refusals } = flow.getSnapshot();
    expect(Object.keys(errors)).toEqual([
      'first_name',
      'last_name',
      'email_address',
      'phone_number',
    ]);
    expect([alert?.key, refusals]).toEqual(['checkFields', 1]);
    expect(env.browser.backEnd.leads).toEqual([]);
  });

  it('SJ-04 a field is checked when it is left, and a likely typo in the address shows a hint', async () => {
    const flow = await new BuyerEnvironment().openDetails();
    flow.changeField('email_address', 'ada@gmial.com');
    expect(flow.getSnapshot().emailHint).toBeNull();
    flow.leaveField('email_address');
    flow.leaveField('last_name');
    expect(flow.getSnapshot()).toMatchObject({
      emailHint: 'ada@gmail.com',
      errors: { last_name: { key: 'fillOut' } },
    });
  });

  it('SJ-05 CK-03 CK-02 Next records the lead, requests the product token without an employer, and goes to the payment', async () => {
    const env = new BuyerEnvironment();
    const { backEnd, cookies, navigation } = env.browser;
    const flow = await env.openFilledDetails();
    flow.setTextAlerts(true);
    await env.finish(flow.submit());
    expect(backEnd.leads).toHaveLength(1);
    expect(backEnd.leads[0]?.lead).toMatchObject({
      facilityId: '101',
      outreachCode: 'WEBLEAD_JOIN',
      receiveTextAlerts: true,
      contact: { firstName: 'Ada', email: 'ada.byron@mail.example', phone: '2125550123' },
    });
    expect(backEnd.purchases.requests).toEqual([
      {
        corporate: null,
        buyer: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada.byron@mail.example',
          phone: '2125550123',
          newsletter: true,
        },
        isUserLoggedIn: false,
        club: { facilityId: '101', name: 'Bryant Park' },
        plan: flow.getSnapshot().state.plan,
        startsOn: null,
        answers: null,
      },
    ]);
    expect(cookies.read(productTokenCookie)).not.toBeNull();
    expect(cookies.read(selectedClubCookie)).toBe('101');
    expect(navigation.loaded).toEqual(['/payment']);
  });

  it('LC-07 a UK club’s newsletter needs a checked box', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails(env.browser.club('103'));
    expect(flow.getSnapshot().asksForNewsletter).toBe(true);
    await env.finish(flow.submit());
    flow.setNewsletter(true);
    await env.finish(flow.submit());
    const { requests } = env.browser.backEnd.purchases;
    expect(requests.map(({ buyer }) => buyer.newsletter)).toEqual([false, true]);
  });

  it('LC-17 two presses and a lost response create one lead and one purchase', async () => {
    const env = new BuyerEnvironment();
    const { backEnd, leads } = env.browser;
    const flow = await env.openFilledDetails();
    leads.faults.failNext('create', { kind: 'timeout' }, { takesEffect: true });
    await env.finish(Promise.all([flow.submit(), flow.submit()]));
    expect(flow.getSnapshot().alert).toEqual({ key: 'leadFailed' });
    expect(backEnd.purchases.requests).toEqual([]);
    await env.finish(Promise.all([flow.submit(), flow.submit()]));
    expect(backEnd.leads).toHaveLength(1);
    expect(backEnd.purchases.requests).toHaveLength(1);
  });

  it.each<CallFailure>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'server-error', status: 500 },
    { kind: 'rejected', status: 422, code: null, field: null },
    { kind: 'unexpected-shape', path: 'data' },
  ])(
    'SJ-05 AN-02 a purchase that can’t be started (%j) keeps everything, shows a message, and can be retried',
    async (failure) => {
      const env = new BuyerEnvironment();
      const { products, navigation, analytics } = env.browser;
      const flow = await env.openFilledDetails();
      products.faults.failNext('createToken', failure);
      await env.finish(flow.submit());
      const { alert, state } = flow.getSnapshot();
      expect(alert && word(alert)).toBe(
        'There was an error processing your request. Please try again later.',
      );
      expect(state).toMatchObject({ step: 1, plan: { planId: '16' } });
      expect(navigation.loaded).toEqual([]);
      expect(analytics.events).toContainEqual({
        name: 'flow_error',
        flow: 'join',
        step: 1,
        failure: failure.kind,
      });
      await env.finish(flow.submit());
      expect(navigation.loaded).toEqual(['/payment']);
    },
  );

  it('SE-10 a rate limit on the purchase says when to try again', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    const limited = { kind: 'rate-limited', retryAfterMs: 600_000 } as const;
    env.browser.products.faults.failNext('createToken', limited);
    await env.finish(flow.submit());
    const { alert } = flow.getSnapshot();
    expect(alert && word(alert)).toBe('Too many attempts. Please try again in 10 minutes.');
  });

  it('CK-02 a browser without cookies isn’t sent to the payment', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    env.browser.cookies.write = () => undefined;
    await env.finish(flow.submit());
    expect(flow.getSnapshot().alert).toEqual({ key: 'processing' });
    expect(env.browser.navigation.loaded).toEqual([]);
  });

  it('SJ-03 without the club’s latest price nothing can be bought, and the plans are loaded first', async () => {
    const env = new BuyerEnvironment();
    await env.openFilledDetails();
    env.plans.faults.failNext('ofClub', { kind: 'network' }, { times: 2 });
    const flow = await env.openPage({ step: 1 });
    await env.finish(flow.submit());
    expect(flow.getSnapshot().alert).toEqual({ key: 'processing' });
    expect(env.browser.backEnd.purchases.requests).toEqual([]);
    await env.finish(flow.submit());
    expect(env.browser.navigation.loaded).toEqual(['/payment']);
  });

  it('AN-01 each step is reported to analytics once, without personal data', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    flow.focusField();
    flow.focusField();
    await env.finish(flow.submit());
    flow.plans.choose('16');
    await env.finish(flow.submit());
    const { events } = env.browser.analytics;
    const bought = { facilityId: '101', planId: '16' };
    expect(events).toEqual([
      { name: 'plan_selected', ...bought },
      { name: 'flow_started', flow: 'join' },
      { name: 'lead_created', facilityId: '101', intent: 'join' },
      { name: 'purchase_begun', ...bought },
      { name: 'purchase_begun', ...bought },
    ]);
  });
});
