import { describe, expect, it } from 'vitest';

import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';

describe('the standard join', () => {
  it('SJ-01 SJ-04 SJ-05 SJ-06 leads from the plans, the details and the payment to the membership', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    const plans = await env.openPage();
    expect(plans.getSnapshot().plans.list.map(({ plan, reach }) => [plan.planId, reach])).toEqual([
      ['15', 'single'],
      ['16', 'multiple'],
    ]);
    const details = await env.openFilledDetails();
    expect(details.getSnapshot()).toMatchObject({ canSubmit: true, state: { step: 1 } });
    await env.finish(details.submit());
    expect(browser.navigation.loaded).toEqual(['/payment']);
    const [request] = browser.backEnd.purchases.requests;
    expect(request).toMatchObject({
      corporate: null,
      plan: { planId: '16' },
      club: { facilityId: '101' },
    });
    const member = await env.openPage({ step: 2, confirmationToken: env.pay() });
    const { state, payment, confirmationContent } = member.getSnapshot();
    expect(payment).toBe('paid');
    expect(state).toMatchObject({ step: 2, confirmation: { facilityId: '101' } });
    expect(confirmationContent?.paragraphs).toEqual([
      `Member ${state.confirmation?.memberId}`,
      `Barcode ${state.confirmation?.barcode}`,
    ]);
    expect(browser.backEnd.leads).toHaveLength(1);
    expect(browser.analytics.events.map(({ name }) => name)).toEqual([
      'plan_selected',
      'lead_created',
      'purchase_begun',
      'purchase_completed',
    ]);
  });
});
