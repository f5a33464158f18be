import { describe, expect, it } from 'vitest';

import {
  typeContact,
  openSlot,
  VisitorEnvironment,
} from '../../../testing/builders/lead-flow.builder.ts';
import { Err } from '../../kernel/result.ts';
import { scheduleMessageKey } from '../draft/handoff.ts';
import { FakeNavigation } from '../../../testing/fakes/navigation.fake.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';

describe('from the join to a visit', () => {
  it('SJ-02 LS-14 a club that sells nothing online leads to the booking page and says why, and Back doesn’t return here', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    closeOnline(env, '102');
    browser.navigation = new FakeNavigation('/clubs');
    browser.navigation.push('/join/step1/102');
    await env.openPage({ facilityId: '102', step: 0 });
    expect(browser.navigation.entries).toEqual([
      '/clubs',
      '/inquiry/schedule-your-visit?facilityId=102',
    ]);
    expect(browser.sessionStore.read(scheduleMessageKey)).toBe('joinOffline');
  });

  it('SJ-02 LC-15 a visitor from the lead flow books a visit with the same details and sees the reason', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage(visitor.club('102'));
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    env.plans.offers = [];
    await env.openPage({ facilityId: '102', step: 0 });
    // The site uses one lead flow for all its pages.
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

  it('RT-02 a visitor who prefers to visit first keeps everything entered so far', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openPage();
    await env.finish(flow.chooseClub(visitor.club('103')));
    flow.plans.choose('16');
    await env.finish(flow.continue());
    flow.changeField('first_name', 'Augusta');
    await env.finish(flow.visitFirst());
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

  it('LX-11 what the join hands over replaces an older draft even if storage is full', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage();
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openDetails();
    flow.changeField('first_name', 'Augusta');
    await env.finish(flow.visitFirst());
    visitor.localStore.write = () => Err({ kind: 'full' });
    const page = await visitor.openPage({
      path: '/inquiry/schedule-your-visit',
      facilityId: '101',
    });
    expect(page.getSnapshot().state.contactInput.first_name).toBe('Augusta');
  });

  it('SJ-02 LS-14 a visitor without input sees the reason at the contact step, and again at the times', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    env.plans.offers = [];
    await env.openPage();
    const lead = await browser.openPage({
      path: '/inquiry/schedule-your-visit',
      facilityId: '101',
    });
    expect(lead.getSnapshot()).toMatchObject({
      notice: { key: 'joinOffline' },
      state: { step: 0, selectedFacility: { facilityId: '101' } },
    });
    typeContact(lead);
    await browser.finish(lead.submitVisit());
    expect(lead.getSnapshot()).toMatchObject({
      notice: { key: 'joinOffline' },
      state: { step: 1 },
    });
    expect(browser.sessionStore.read(scheduleMessageKey)).toBeNull();
  });

  it('RT-02 without a lead, the visit starts with the contact step, filled in as far as possible', async () => {
    const env = new BuyerEnvironment();
    const { browser } = env;
    const flow = await env.openDetails();
    flow.changeField('first_name', 'Ada');
    await env.finish(flow.visitFirst());
    const lead = await browser.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(lead.getSnapshot().state).toMatchObject({
      step: 0,
      selectedFacility: { facilityId: '101' },
      contactInput: { first_name: 'Ada' },
    });
  });

  it('LC-13 at a club that takes no visits, the lead flow confirms the details', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openFilledPage(visitor.club('105'));
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openPage({ facilityId: '105' });
    await env.finish(flow.visitFirst());
    const visit = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(visit.getSnapshot().state).toMatchObject({
      step: 2,
      scheduledFacility: { facilityId: '105' },
    });
  });

  it('LA-07 a visit that the lead has booked stays booked, and the visitor can move another club’s visit', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openSchedule();
    lead.selectTime(openSlot(lead));
    await visitor.finish(lead.schedule());
    lead.goTo(0);
    await visitor.finish(lead.submitJoin());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openPage();
    await env.finish(flow.visitFirst());
    const same = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(same.getSnapshot()).toMatchObject({
      hasVisit: true,
      state: { step: 1, isInEditMode: true },
    });
    const again = await env.openPage({ facilityId: '102' });
    await env.finish(again.visitFirst());
    const other = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(other.getSnapshot()).toMatchObject({ hasVisit: true, state: { step: 0 } });
  });

  it('LX-02 another person’s join takes no visit from the lead flow', async () => {
    const visitor = new VisitorEnvironment();
    const lead = await visitor.openSchedule();
    lead.selectTime(openSlot(lead));
    await visitor.finish(lead.schedule());
    const env = new BuyerEnvironment(visitor);
    const flow = await env.openDetails();
    typeContact(flow);
    await env.finish(flow.submit());
    await env.finish(flow.visitFirst());
    const visit = await visitor.openPage({ path: '/inquiry/schedule-your-visit' });
    expect(visit.getSnapshot()).toMatchObject({ hasVisit: false, state: { step: 1 } });
  });
});

/** Takes the club offline for online joining. */
function closeOnline({ browser }: BuyerEnvironment, facilityId: string): void {
  const { backEnd } = browser;
  backEnd.clubs = backEnd.clubs.map((club) =>
    club.facilityId === facilityId ? { ...club, status: 'offline' } : club,
  );
}
