import { describe, expect, it } from 'vitest';

import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { scheduleMessageKey } from '../draft/handoff.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';

describe('from the lead flow to the join', () => {
  it('LC-15 SJ-04 the visitor types nothing twice, and one lead leads to the membership', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage(visitor.club('103'));
    lead.setTextAlerts(true);
    lead.setNewsletter(true);
    await visitor.finish(lead.submitJoin());
    expect(visitor.navigation.current()).toBe('/join/step1/103');
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openPage({ facilityId: '103', step: 0 });
    flow.plans.choose('15');
    await env.finish(flow.continue());
    expect(flow.getSnapshot()).toMatchObject({
      canSubmit: true,
      errors: {},
      state: {
        step: 1,
        selectedFacility: { facilityId: '103' },
        leadTransactionId: lead.getSnapshot().state.leadTransactionId,
        receiveTextAlerts: true,
        subscribeToNewsletter: true,
        contactInput: {
          first_name: 'Ada',
          last_name: 'Byron',
          email_address: 'ada.byron@mail.example',
          phone_number: '(212) 555-0123',
        },
      },
    });
    await env.finish(flow.submit());
    env.pay();
    const { backEnd } = visitor;
    expect(backEnd.leads.map((one) => one.lead.outreachCode)).toEqual(['WEBLEAD_JOIN']);
    expect(backEnd.purchases.members).toHaveLength(1);
  });

  it('LC-15 Join Online again, with another name and club, updates the join', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openPage();
    flow.plans.choose('16');
    lead.changeField('first_name', 'Augusta');
    await visitor.finish(lead.chooseClub(visitor.club('102')));
    await visitor.finish(lead.submitJoin());
    // The same flow that was already entered, as on a site whose pages share one flow.
    await env.finish(flow.enter({ facilityId: '102', step: 0 }));
    expect(flow.getSnapshot()).toMatchObject({
      canContinue: true,
      state: {
        contactInput: { first_name: 'Augusta' },
        selectedFacility: { facilityId: '102' },
        plan: { planId: '16' },
      },
    });
    expect(visitor.backEnd.leads).toHaveLength(1);
  });

  it('LC-15 SJ-06 a visitor who has joined with this lead sees the membership and buys no second one', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    await env.openMembership();
    await visitor.finish(lead.submitJoin());
    const flow = await env.openPage({ step: 0 });
    expect(flow.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
  });

  it('LC-15 another person’s lead starts another join', async () => {
    const visitor = new VisitorEnvironment();
    const env = new BuyerEnvironment(visitor);
    await env.openMembership();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const flow = await env.openPage({ step: 0 });
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, confirmation: null, plan: null });
  });

  it('LC-15 HT-33 RF-02 a friend’s plans are requested for the referring member', async () => {
    const visitor = new VisitorEnvironment();
    const [referrer] = visitor.backEnd.referrers;
    const lead = await visitor.openFilledPage(undefined, {
      referringId: referrer?.referringId ?? null,
    });
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const asked: (string | null)[] = [];
    const ofClub = env.plans.ofClub.bind(env.plans);
    env.plans.ofClub = (wanted, options) => {
      asked.push(wanted.memberId);
      return ofClub(wanted, options);
    };
    await env.openPage({ step: 0 });
    expect(asked).toEqual([referrer?.memberId]);
    expect(visitor.backEnd.leads).toHaveLength(1);
  });

  it('LX-08 leaving the join clears the lead flow, and vice versa', async () => {
    for (const leaves of ['join', 'lead'] as const) {
      const visitor = new VisitorEnvironment();
      const lead = await visitor.openFilledPage();
      await visitor.finish(lead.submitJoin());
      const env = new BuyerEnvironment(visitor);
      const join = await env.openPage({ step: 0 });
      (leaves === 'join' ? join : lead).leave();
      expect(JSON.stringify(visitor.localStore.entries())).not.toContain('Byron');
      await visitor.finish(Promise.all([lead.enter({ path: '/membership' }), join.enter()]));
      for (const { state } of [lead.getSnapshot(), join.getSnapshot()]) {
        expect(state).toMatchObject({ leadTransactionId: null, contactInput: { last_name: '' } });
      }
    }
  });

  it('LX-08 leaving a join with its own lead keeps another lead', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openSchedule();
    const env = new BuyerEnvironment(visitor);
    const join = await env.openFilledDetails();
    await env.finish(join.submit());
    join.startOver();
    await visitor.finish(lead.enter({ path: '/membership' }));
    expect(lead.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
  });

  it('LX-01 the join continues after the lead flow expires', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const join = await env.openPage({ step: 0 });
    await visitor.clock.advanceAndSettle(16 * 60_000);
    expect(lead.getSnapshot()).toMatchObject({ notice: { key: 'stateExpired' } });
    expect(join.getSnapshot().state.contactInput.last_name).toBe('Byron');
  });

  it('LC-17 a lead whose response was lost is created once, and the next press leads to the join', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    visitor.leads.faults.failNext('create', { kind: 'timeout' }, { takesEffect: true });
    await visitor.finish(lead.submitJoin());
    expect(lead.getSnapshot().alert).toEqual({ key: 'leadFailed' });
    await visitor.finish(lead.submitJoin());
    expect(visitor.navigation.current()).toBe('/join/step1/101');
    expect(visitor.backEnd.leads).toHaveLength(1);
  });
});

describe('from the lead flow to the corporate join', () => {
  it('LC-10 a corporate join that was opened before adopts the handoff', async () => {
    const employee = new EmployeeEnvironment();
    const { browser } = employee;
    const corporate = await employee.openPage();
    corporate.changeField('first_name', 'Somebody');
    const lead = await browser.openFilledPage();
    lead.changeField('company_email', 'ada.byron@acme.example');
    await browser.finish(lead.submitVisit());
    await employee.finish(corporate.enter());
    expect(corporate.getSnapshot().state).toMatchObject({
      step: 1,
      contactInput: { first_name: 'Ada', company_email: 'ada.byron@acme.example' },
    });
  });
});

describe('from the corporate join to the join', () => {
  it('CJ-04 an employee without an agreement continues with all input, and the banner flag is set', async () => {
    const employee = new EmployeeEnvironment();
    employee.companyEmail = 'ada@stranger.example';
    const corporate = await employee.openFilledPage();
    await employee.finish(corporate.submit());
    const { browser } = employee;
    expect(browser.navigation.current()).toBe('/join/step1/101');
    const env = new BuyerEnvironment(browser);
    const flow = await env.openPage({ facilityId: '101', step: 0 });
    expect(flow.getSnapshot().state).toMatchObject({
      step: 0,
      showNonEligibleBanner: true,
      hasCreatedLead: true,
      leadTransactionId: browser.backEnd.leads[0]?.lead.transactionId,
      contactInput: { first_name: 'Ada', phone_number: '(212) 555-0123' },
    });
    flow.plans.choose('16');
    await env.finish(flow.continue());
    await env.finish(flow.submit());
    env.pay();
    expect(browser.backEnd.leads.map(({ lead }) => lead.outreachCode)).toEqual(['WEBLEAD_JOIN']);
    expect(browser.backEnd.purchases.requests).toMatchObject([{ corporate: null }]);
    expect(browser.backEnd.corporate.all).toEqual([]);
  });

  it('CJ-04 no message is left for the schedule step, because the join’s own page has the banner', async () => {
    const employee = new EmployeeEnvironment();
    employee.companyEmail = 'ada@stranger.example';
    const corporate = await employee.openFilledPage();
    await employee.finish(corporate.submit());
    expect(employee.browser.sessionStore.read(scheduleMessageKey)).toBeNull();
  });
});
