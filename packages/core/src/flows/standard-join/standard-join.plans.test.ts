import { describe, expect, it } from 'vitest';

import { typeContact } from '../../../testing/builders/lead-flow.builder.ts';
import { createMessageCatalog } from '../../messages/catalog.ts';
import { formatCostNote } from '../../plans/compute-cost-note.ts';
import { formatMoney } from '../../kernel/money.ts';
import { BuyerEnvironment } from '../../../testing/builders/standard-join.builder.ts';
import type { StandardJoin } from './standard-join.ts';

const word = createMessageCatalog();

const lost = { kind: 'network' } as const;

function said(flow: StandardJoin): string | null {
  const { message } = flow.getSnapshot().plans;
  return message && word(message);
}

describe('the plans', () => {
  it('SJ-01 plan 15 is for a single club, the others for several, and plan 6 is never shown', async () => {
    const flow = await new BuyerEnvironment().openPage();
    const { status, list } = flow.getSnapshot().plans;
    expect(status).toBe('ready');
    expect(list.map(({ plan, reach }) => [plan.planId, reach])).toEqual([
      ['15', 'single'],
      ['16', 'multiple'],
    ]);
  });

  it('SJ-08 PL-01 PL-04 each shows today’s cost, the monthly and regular fees, and the commitment', async () => {
    const flow = await new BuyerEnvironment().openPage();
    const [plan] = flow.getSnapshot().plans.list;
    expect(plan?.notes.map((note) => formatCostNote(note))).toEqual([
      'Normally $235',
      '12-mo commitment',
    ]);
    const { bill } = plan ?? {};
    expect(bill?.commitmentMonths).toBe(12);
    expect(bill && [bill.dueToday, bill.monthly].map((money) => formatMoney(money))).toEqual([
      '$405',
      '$205',
    ]);
  });

  it('PL-09 have the club and its region in their descriptions', async () => {
    const flow = await new BuyerEnvironment().openPage();
    expect(flow.getSnapshot().plans.list.map(({ plan }) => plan.description)).toEqual([
      'Unlimited access to Bryant Park.',
      'Every club in New York, Bryant Park among them.',
    ]);
  });

  it('SJ-01 require a choice before continuing, and say so', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    expect(flow.getSnapshot()).toMatchObject({ canContinue: false, chosen: null });
    await env.finish(flow.continue());
    expect(said(flow)).toBe('Select a membership type above to join.');
    expect(flow.getSnapshot()).toMatchObject({ refusals: 1, state: { step: 0 } });
    flow.plans.choose('6');
    expect(flow.getSnapshot().canContinue).toBe(false);
    flow.plans.choose('15');
    expect(said(flow)).toBeNull();
    await flow.continue();
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, previousStep: 0 });
  });

  it('SJ-01 the choice is kept across a reload', async () => {
    const env = new BuyerEnvironment();
    (await env.openPage()).plans.choose('16');
    expect((await env.openPage()).getSnapshot()).toMatchObject({
      canContinue: true,
      state: { plan: { planId: '16' } },
    });
  });

  it('SJ-03 if loading fails, it is logged, the page stays with a message, and loading can be retried', async () => {
    const env = new BuyerEnvironment();
    const { browser, plans } = env;
    plans.faults.failNext('ofClub', { kind: 'server-error', status: 500 });
    const flow = await env.openPage();
    expect(flow.getSnapshot().plans).toMatchObject({ status: 'failed', list: [] });
    expect(said(flow)).toBe('There was an error processing your request. Please try again later.');
    expect(browser.navigation.current()).toBe('/join/step1/101');
    expect(browser.logger.entries).toContainEqual({
      level: 'error',
      event: 'plans-failed',
      fields: { failure: 'server-error' },
    });
    expect(browser.analytics.events).toEqual([
      { name: 'flow_error', flow: 'join', step: 0, failure: 'server-error' },
    ]);
    await env.finish(flow.plans.open());
    expect(flow.getSnapshot().plans.status).toBe('ready');
    expect(said(flow)).toBeNull();
  });

  it('SJ-03 plans that failed to load at the details are loaded again on the way back', async () => {
    const env = new BuyerEnvironment();
    await env.openDetails();
    env.plans.faults.failNext('ofClub', { kind: 'server-error', status: 500 });
    const flow = await env.openPage({ step: 1 });
    expect(flow.getSnapshot().plans.status).toBe('failed');
    flow.goTo(0);
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().plans.status).toBe('ready');
  });

  it('SJ-02 a successful but empty response leads to a visit', async () => {
    const env = new BuyerEnvironment();
    env.plans.offers = [];
    await env.openPage();
    expect(env.browser.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });

  it('SJ-02 an offline club leads to a visit even if it lists plans', async () => {
    const env = new BuyerEnvironment();
    const { plans, browser } = env;
    const ofClub = plans.ofClub.bind(plans);
    plans.ofClub = async (wanted, options) =>
      (await ofClub(wanted, options)).map((offer) => ({ ...offer, facilityStatus: 'Offline' }));
    await env.openPage();
    expect(browser.navigation.current()).toBe('/inquiry/schedule-your-visit?facilityId=101');
  });

  it('PL-08 a club in presale sells them and shows its opening date', async () => {
    const env = new BuyerEnvironment();
    const { backEnd } = env.browser;
    backEnd.clubs = backEnd.clubs.map((club) =>
      club.facilityId === '102' ? { ...club, status: 'presale' } : club,
    );
    const flow = await env.openPage({ facilityId: '102' });
    expect(flow.getSnapshot().plans).toMatchObject({
      status: 'ready',
      isPresale: true,
      openDate: '2027-03-01',
    });
    flow.plans.choose('16');
    await flow.continue();
    typeContact(flow);
    await env.finish(flow.submit());
    expect(backEnd.purchases.requests).toMatchObject([{ club: { facilityId: '102' } }]);
  });
});

describe('the club', () => {
  it.each(['999999', 'abc', '..', ''])(
    'RT-05 VA-13 an unknown id (%j) shows the chooser with a message, and no plans',
    async (facilityId) => {
      const env = new BuyerEnvironment();
      const flow = await env.openPage({ facilityId, step: 1 });
      const { clubError, plans, state } = flow.getSnapshot();
      expect(clubError && word(clubError)).toBe(
        'We couldn’t find that club. Please choose one from the list.',
      );
      expect(plans).toMatchObject({ status: 'no-club', list: [] });
      expect(state).toMatchObject({ step: 0, selectedFacility: null });
      await env.finish(flow.chooseClub(env.browser.club('102')));
      expect(flow.getSnapshot()).toMatchObject({ clubError: null, plans: { status: 'ready' } });
    },
  );

  it('RT-05 a club that fails to load isn’t called unknown', async () => {
    const env = new BuyerEnvironment();
    env.browser.clubs.faults.failNext('byId', lost);
    const flow = await env.openPage();
    expect(flow.getSnapshot()).toMatchObject({
      clubError: { key: 'generic' },
      plans: { status: 'no-club' },
    });
  });

  it('RT-05 without an id, the chooser appears without an error', async () => {
    const flow = await new BuyerEnvironment().openPage({ facilityId: null });
    expect(flow.getSnapshot()).toMatchObject({ clubError: null, plans: { status: 'no-club' } });
  });

  it('RT-05 the club of the address takes precedence over the stored one', async () => {
    const env = new BuyerEnvironment();
    await env.openDetails();
    const flow = await env.openPage({ facilityId: '104', step: 0 });
    expect(flow.getSnapshot().state.selectedFacility?.facilityId).toBe('104');
    expect(flow.getSnapshot().plans.list[0]?.bill.monthly.currency).toBe('CAD');
  });

  it('PL-05 LC-07 FM-02 changing it changes currency, newsletter and phone format, and changing back restores them', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openFilledDetails();
    const seen: unknown[] = [];
    for (const id of ['101', '103', '104', '101']) {
      await env.finish(flow.chooseClub(env.browser.club(id)));
      const { chosen, asksForNewsletter, state } = flow.getSnapshot();
      const today = chosen && formatMoney(chosen.bill.dueToday);
      seen.push([today, asksForNewsletter, state.contactInput.phone_number]);
    }
    expect(seen).toEqual([
      ['$435', false, '(212) 555-0123'],
      ['£435', true, '(212) 555-0123'],
      ['CA$435', true, '(212) 555-0123'],
      ['$435', false, '(212) 555-0123'],
    ]);
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('SJ-01 a plan stays chosen if the new club has it too; otherwise a message says that it is gone', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openDetails(undefined, '15');
    await env.finish(flow.chooseClub(env.browser.club('102')));
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, plan: { planId: '15' } });
    env.plans.offers = env.plans.offers.filter(({ id }) => id !== '15');
    await env.finish(flow.chooseClub(env.browser.club('103')));
    expect(flow.getSnapshot()).toMatchObject({ chosen: null, state: { step: 0, plan: null } });
    expect(said(flow)).toBe('That membership isn’t available at this club. Please choose another.');
  });

  it('SJ-01 the price is always the club’s latest, even for a plan that was chosen before', async () => {
    const env = new BuyerEnvironment();
    await env.openDetails();
    env.plans.offers = env.plans.offers.map((offer) => ({
      ...offer,
      planProperties: { ...offer.planProperties, monthlyFee: 99 },
    }));
    const flow = await env.openPage({ step: 1 });
    expect(flow.getSnapshot()).toMatchObject({
      chosen: { bill: { monthly: { minorUnits: 99_00 } } },
      state: { step: 1, plan: { cost: { monthlyFee: 99_00 } } },
    });
  });

  it('SJ-01 while another club’s plans load, no wrong prices are shown', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openDetails();
    env.plans.faults.delayNext('ofClub', 5_000);
    const changed = flow.chooseClub(env.browser.club('103'));
    await env.browser.clock.advanceAndSettle(1_000);
    expect(flow.getSnapshot()).toMatchObject({
      chosen: null,
      canContinue: false,
      plans: { status: 'loading', list: [] },
    });
    await env.browser.clock.advanceAndSettle(5_000);
    await changed;
    expect(flow.getSnapshot().chosen?.bill.monthly.currency).toBe('GBP');
  });

  it('SJ-01 only the response for the last chosen club counts', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage();
    env.plans.faults.delayNext('ofClub', 3_000);
    const slow = flow.chooseClub(env.browser.club('104'));
    await env.browser.clock.advanceAndSettle(10);
    await env.finish(flow.chooseClub(env.browser.club('103')));
    await env.browser.clock.advanceAndSettle(4_000);
    await slow;
    const { list } = flow.getSnapshot().plans;
    expect(list.map(({ plan }) => plan.cost.currency)).toEqual(['GBP', 'GBP']);
  });

  it('LS-12 changing it updates an existing lead with the join’s code', async () => {
    const env = new BuyerEnvironment();
    const { backEnd } = env.browser;
    const flow = await env.openFilledDetails();
    await env.finish(flow.submit());
    await env.finish(flow.chooseClub(env.browser.club('104')));
    expect(backEnd.leads.map(({ lead }) => [lead.facilityId, lead.outreachCode])).toEqual([
      ['104', 'WEBLEAD_JOIN'],
    ]);
  });

  it('LO-06 the nearest clubs can be found before one is chosen', async () => {
    const env = new BuyerEnvironment();
    const flow = await env.openPage({ facilityId: null });
    env.browser.geolocation.answer = { latitude: 51.5, longitude: -0.19 };
    await env.finish(flow.findNearbyClubs());
    expect(flow.getSnapshot().nearby.clubs[0]?.club.facilityId).toBe('103');
  });
});
