import { describe, expect, it } from 'vitest';

import { EmployeeWorld } from '../corporate/corporate-join.builder.ts';
import { VisitorWorld, openSlot } from '../lead/lead-flow.builder.ts';
import { FakeNavigation } from '../ports/navigation.fake.ts';
import { scheduleMessageKey } from '../lead/schedule-message.ts';
import { BuyerWorld, fillDetails } from './standard-join.builder.ts';

describe('from the lead flow into the join', () => {
  it('LC-15 SJ-04 nothing is typed twice, and one lead stays one to the membership', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage(visitor.club('103'));
    lead.setTextAlerts(true);
    lead.setNewsletter(true);
    await visitor.finish(lead.submitJoin());
    expect(visitor.navigation.current()).toBe('/join/step1/103');
    const world = new BuyerWorld(visitor);
    const flow = await world.openPage({ facilityId: '103', step: 0 });
    flow.choosePlan('15');
    await world.finish(flow.continue());
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
    await world.finish(flow.submit());
    world.pay();
    const { backEnd } = visitor;
    expect(backEnd.leads.map((one) => one.lead.outreachCode)).toEqual(['WEBLEAD_JOIN']);
    expect(backEnd.purchases.members).toHaveLength(1);
  });

  it('LC-15 Join Online again, with another name and club, brings the join up to date', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    const flow = await world.openPage();
    flow.choosePlan('16');
    lead.changeField('first_name', 'Augusta');
    await visitor.finish(lead.chooseClub(visitor.club('102')));
    await visitor.finish(lead.submitJoin());
    // The same flow, as on a site whose pages share one: it was entered before.
    await world.finish(flow.enter({ facilityId: '102', step: 0 }));
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

  it('LC-15 SJ-06 who has joined under the lead sees the membership, and buys no second one', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    await world.openMembership();
    await visitor.finish(lead.submitJoin());
    const flow = await world.openPage({ step: 0 });
    expect(flow.getSnapshot()).toMatchObject({ payment: 'paid', state: { step: 2 } });
  });

  it('LC-15 another person’s lead begins another join', async () => {
    const visitor = new VisitorWorld();
    const world = new BuyerWorld(visitor);
    await world.openMembership();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const flow = await world.openPage({ step: 0 });
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, confirmation: null, plan: null });
  });

  it('LC-15 HT-33 RF-02 a friend’s plans are asked for in the name of the member who sent them', async () => {
    const visitor = new VisitorWorld();
    const [referrer] = visitor.backEnd.referrers;
    const lead = await visitor.openFilledPage(undefined, { referringId: referrer?.referringId });
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    const asked: (string | null)[] = [];
    const ofClub = world.plans.ofClub.bind(world.plans);
    world.plans.ofClub = (wanted, options) => {
      asked.push(wanted.memberId);
      return ofClub(wanted, options);
    };
    await world.openPage({ step: 0 });
    expect(asked).toEqual([referrer?.memberId]);
    expect(visitor.backEnd.leads).toHaveLength(1);
  });

  it('LC-17 a lead whose answer was lost is made once, and the next press leads to the join', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage();
    visitor.leads.faults.failNext('create', { kind: 'timeout' }, { takesEffect: true });
    await visitor.finish(lead.submitJoin());
    expect(lead.getSnapshot().alert).toEqual({ key: 'leadFailed' });
    await visitor.finish(lead.submitJoin());
    expect(visitor.navigation.current()).toBe('/join/step1/101');
    expect(visitor.backEnd.leads).toHaveLength(1);
  });
});

describe('from the lead flow into the corporate join', () => {
  it('LC-10 a corporate join that was looked at before takes in what is handed over', async () => {
    const employee = new EmployeeWorld();
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

describe('from the corporate join into the join', () => {
  it('CJ-04 an employee without an agreement goes on with all that was typed, the banner flagged', async () => {
    const employee = new EmployeeWorld();
    employee.companyEmail = 'ada@stranger.example';
    const corporate = await employee.openFilledPage();
    await employee.finish(corporate.submit());
    const { browser } = employee;
    expect(browser.navigation.current()).toBe('/join/step1/101');
    const world = new BuyerWorld(browser);
    const flow = await world.openPage({ facilityId: '101', step: 0 });
    expect(flow.getSnapshot().state).toMatchObject({
      step: 0,
      showNonEligibleBanner: true,
      hasCreatedLead: true,
      leadTransactionId: browser.backEnd.leads[0]?.lead.transactionId,
      contactInput: { first_name: 'Ada', phone_number: '(212) 555-0123' },
    });
    flow.choosePlan('16');
    await world.finish(flow.continue());
    await world.finish(flow.submit());
    world.pay();
    expect(browser.backEnd.leads.map(({ lead }) => lead.outreachCode)).toEqual(['WEBLEAD_JOIN']);
    expect(browser.backEnd.purchases.requests).toMatchObject([{ corporate: null }]);
    expect(browser.backEnd.corporate.all).toEqual([]);
  });

  it('CJ-04 no message is left for the schedule step: the join’s own page has the banner', async () => {
    const employee = new EmployeeWorld();
    employee.companyEmail = 'ada@stranger.example';
    const corporate = await employee.openFilledPage();
    await employee.finish(corporate.submit());
    expect(employee.browser.sessionStore.read(scheduleMessageKey)).toBeNull();
  });
});

describe('from the join to a visit', () => {
  it('SJ-02 LS-14 a club that sells nothing online leads to the booking, says why, and Back does not lead here again', async () => {
    const world = new BuyerWorld();
    const { browser } = world;
    closeOnline(world, '102');
    browser.navigation = new FakeNavigation('/clubs');
    browser.navigation.push('/join/step1/102');
    await world.openPage({ facilityId: '102', step: 0 });
    expect(browser.navigation.entries).toEqual([
      '/clubs',
      '/inquiry/schedule-your-visit?facilityId=102',
    ]);
    expect(browser.sessionStore.read(scheduleMessageKey)).toBe('joinOffline');
  });

  it('SJ-02 LC-15 who gave their details in the lead flow books a visit with them, and the reason is told', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage(visitor.club('102'));
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    world.plans.offers = [];
    await world.openPage({ facilityId: '102', step: 0 });
    // The lead flow as the site has it: one for all its pages.
    await visitor.finish(lead.enter({ path: '/inquiry/schedule-your-visit', facilityId: '102' }));
    expect(lead.getSnapshot()).toMatchObject({
      notice: { key: 'joinOffline' },
      state: { step: 1, selectedFacility: { facilityId: '102' }, hasCreatedLead: true },
    });
    lead.selectTime(openSlot(lead));
    await visitor.finish(lead.schedule());
    expect(lead.getSnapshot().state.step).toBe(2);
    expect(visitor.backEnd.leads).toHaveLength(1);
    expect(visitor.backEnd.leads[0]?.visit?.facilityId).toBe('102');
  });

  it('RT-02 whoever would rather visit first does so with all that was given since', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    const flow = await world.openPage();
    await world.finish(flow.chooseClub(visitor.club('103')));
    flow.choosePlan('16');
    await world.finish(flow.continue());
    flow.changeField('first_name', 'Augusta');
    await world.finish(flow.visitFirst());
    expect(visitor.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=103');
    expect(visitor.sessionStore.read(scheduleMessageKey)).toBeNull();
    await visitor.finish(lead.enter({ path: '/inquiry/schedule-your-visit', facilityId: '103' }));
    expect(lead.getSnapshot().state).toMatchObject({
      step: 1,
      selectedFacility: { facilityId: '103' },
      contactInput: { first_name: 'Augusta' },
      leadTransactionId: visitor.backEnd.leads[0]?.lead.transactionId,
    });
  });

  it('SJ-02 LS-14 who gave nothing yet is told why already at the contact step, and at the times again', async () => {
    const world = new BuyerWorld();
    const { browser } = world;
    world.plans.offers = [];
    await world.openPage();
    const lead = await browser.openPage({
      path: '/inquiry/schedule-your-visit',
      facilityId: '101',
    });
    expect(lead.getSnapshot()).toMatchObject({
      notice: { key: 'joinOffline' },
      state: { step: 0, selectedFacility: { facilityId: '101' } },
    });
    lead.changeField('first_name', 'Ada');
    lead.changeField('last_name', 'Byron');
    lead.changeField('email_address', 'ada.byron@mail.example');
    lead.changePhone({ value: '2125550123', caret: 10 });
    await browser.finish(lead.submitVisit());
    expect(lead.getSnapshot()).toMatchObject({
      notice: { key: 'joinOffline' },
      state: { step: 1 },
    });
    expect(browser.sessionStore.read(scheduleMessageKey)).toBeNull();
  });

  it('RT-02 without a lead the visit begins with the contact step, filled in as far as it is', async () => {
    const world = new BuyerWorld();
    const { browser } = world;
    const flow = await world.openDetails();
    flow.changeField('first_name', 'Ada');
    await world.finish(flow.visitFirst());
    const lead = await browser.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(lead.getSnapshot().state).toMatchObject({
      step: 0,
      selectedFacility: { facilityId: '101' },
      contactInput: { first_name: 'Ada' },
    });
  });

  it('LC-13 at a club that takes no visits the lead flow says that the details are in', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openFilledPage(visitor.club('105'));
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    const flow = await world.openPage({ facilityId: '105' });
    await world.finish(flow.visitFirst());
    const visit = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(visit.getSnapshot().state).toMatchObject({
      step: 2,
      scheduledFacility: { facilityId: '105' },
    });
  });

  it('LA-07 a visit that the lead has booked stays booked, and another club’s is for the visitor to move', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openSchedule();
    lead.selectTime(openSlot(lead));
    await visitor.finish(lead.schedule());
    lead.goTo(0);
    await visitor.finish(lead.submitJoin());
    const world = new BuyerWorld(visitor);
    const flow = await world.openPage();
    await world.finish(flow.visitFirst());
    const same = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(same.getSnapshot()).toMatchObject({
      holdsVisit: true,
      state: { step: 1, isInEditMode: true },
    });
    const again = await world.openPage({ facilityId: '102' });
    await world.finish(again.visitFirst());
    const other = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(other.getSnapshot()).toMatchObject({ holdsVisit: true, state: { step: 0 } });
  });

  it('LX-02 a join of somebody else takes no visit from the lead flow', async () => {
    const visitor = new VisitorWorld();
    const lead = await visitor.openSchedule();
    lead.selectTime(openSlot(lead));
    await visitor.finish(lead.schedule());
    const world = new BuyerWorld(visitor);
    const flow = await world.openDetails();
    fillDetails(flow);
    await world.finish(flow.submit());
    await world.finish(flow.visitFirst());
    const visit = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(visit.getSnapshot()).toMatchObject({ holdsVisit: false, state: { step: 1 } });
  });
});

/** From now on the club is offline for online joining. */
function closeOnline({ browser }: BuyerWorld, facilityId: string): void {
  const { backEnd } = browser;
  backEnd.clubs = backEnd.clubs.map((club) =>
    club.facilityId === facilityId ? { ...club, status: 'offline' } : club,
  );
}
