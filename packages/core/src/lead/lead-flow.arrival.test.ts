import { describe, expect, it, vi } from 'vitest';

import { openSlot, VisitorWorld } from './lead-flow.builder.ts';
import { composeLeadFlow } from './lead-flow.compose.ts';
import { selectedClubCookie } from '../clubs/selected-club-cookie.ts';
import { productTokenCookie } from './product-token-cookie.ts';
import { aLead } from './lead.builder.ts';
import { returnPathKey } from '../flow/return-path-key.ts';
import { leadFlowStorageKey } from './lead-flow.keeper.ts';

const minute = 60_000;

describe('referral', () => {
  it('RF-01 RF-02 a friend’s lead is tied to the member by the association token', async () => {
    const world = new VisitorWorld();
    const [referrer] = world.backEnd.referrers;
    const flow = await world.openFilledPage(world.club('101'), {
      referringId: referrer?.referringId ?? '',
    });
    expect(flow.getSnapshot().state.referrerDetails?.firstName).toBe(referrer?.firstName);
    await world.finish(flow.submitVisit());
    const { associationToken, leadTokenId } = flow.getSnapshot().state;
    expect(associationToken).not.toBeNull();
    expect(leadTokenId).toBe(associationToken);
    expect(world.backEnd.leads).toMatchObject([{ referrer }]);
    expect(world.leads.faults.count('create')).toBe(0);
  });

  it('RF-04 is updated on edit, not created twice', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitVisit());
    flow.goTo(0);
    flow.changeField('last_name', 'Lovelace');
    await world.finish(flow.submitVisit());
    expect(world.referrals.faults.count('create')).toBe(1);
    expect(world.referrals.faults.count('update')).toBe(1);
    expect(world.backEnd.leads).toHaveLength(1);
  });

  it('RF-02 a lost answer makes no second referral', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    world.referrals.faults.failNext('create', { kind: 'network' }, { takesEffect: true });
    await world.finish(flow.submitVisit());
    await world.finish(flow.submitVisit());
    expect(world.backEnd.leads).toHaveLength(1);
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('RF-01 an unknown referring id is no referral', async () => {
    const world = new VisitorWorld();
    const flow = await world.openPage({ referringId: 'nobody' });
    expect(flow.getSnapshot().state).toMatchObject({ referringId: null, referrerDetails: null });
  });

  it('RF-03 LS-11 a skip sends no abandoned-lead update', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitVisit());
    await world.finish(flow.skip());
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(
      world.leads.faults.count('updateAbandoned') + world.referrals.faults.count('update'),
    ).toBe(0);
  });

  it('LS-11 RF-03 the club is not changed at the times', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitVisit());
    await world.finish(flow.chooseClub(world.club('102')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 1,
      selectedFacility: { facilityId: '101' },
    });
  });

  it('LS-08 a referral’s booking tells no purpose', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    expect(world.backEnd.leads[0]).toMatchObject({
      meetingPurpose: null,
      visit: { facilityId: '101' },
    });
    expect(flow.getSnapshot().state.meetingPurpose).toBeNull();
  });

  it.each([
    ['was booked', null],
    ['was asked for, the answer lost', { takesEffect: true }],
  ])('LS-08 a friend’s tour is told once a workout %s and was given up', async (_what, lost) => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitGuided());
    flow.selectTime(openSlot(flow));
    if (lost !== null) world.leads.faults.failNext('update', { kind: 'network' }, lost);
    await world.finish(flow.schedule());
    expect(world.backEnd.leads[0]?.meetingPurpose).toBe('workout');
    flow.goTo(0);
    await world.finish(flow.chooseClub(world.club('105')));
    await world.finish(flow.submitVisit());
    expect(world.backEnd.leads[0]?.visit).toBeNull();
    flow.goTo(0);
    await world.finish(flow.chooseClub(world.club('101')));
    await world.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    expect(world.backEnd.leads[0]).toMatchObject({
      meetingPurpose: 'tour',
      visit: { type: 'tour' },
    });
  });
});

describe('location', () => {
  it('LX-05 a known position suggests the nearest club, and asks nobody for leave', async () => {
    const world = new VisitorWorld();
    const first = await world.openPage();
    expect(world.geolocation.asked).toBe(0);
    await world.finish(first.findNearbyClubs());
    const again = await world.openPage();
    expect(again.getSnapshot().state.suggestedFacility?.name).toBe('Bryant Park');
    expect(world.geolocation.asked).toBe(1);
  });

  it('RT-12 LO-02 an address that names a region suggests a club of it', async () => {
    const flow = await new VisitorWorld().openPage({ location: 'UK' });
    expect(flow.getSnapshot().state.suggestedFacility?.name).toBe('Kensington');
  });

  it('LO-05 a refused position leaves the whole flow usable', async () => {
    const world = new VisitorWorld();
    world.geolocation.answer = { kind: 'denied', message: 'User denied Geolocation' };
    const flow = await world.openFilledPage(world.club('101'), { location: 'here' });
    expect(flow.getSnapshot().state.suggestedFacility).toBeNull();
    await world.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });
});

describe('a purchase that was begun', () => {
  it('LX-06 prefills the buyer, sets the transaction, starts at the times of its club', async () => {
    const world = new VisitorWorld();
    const token = world.backEnd.beginPurchase(aLead({ facilityId: world.club('102').facilityId }));
    world.cookies.write(productTokenCookie, token, 1200);
    const flow = await world.openPage();
    expect(flow.getSnapshot()).toMatchObject({
      state: {
        step: 1,
        leadTransactionId: aLead().transactionId,
        selectedFacility: { facilityId: '102' },
        contactInput: { first_name: 'Ada', phone_number: '2125550123' },
      },
      times: { status: 'ready' },
    });
    expect(world.localStore.read(leadFlowStorageKey)).not.toContain(token);
  });

  it('LX-06 SV-06 answers to the survey reach a lead that has no token yet', async () => {
    const world = new VisitorWorld();
    const lead = aLead({ facilityId: world.club('102').facilityId });
    world.cookies.write(productTokenCookie, world.backEnd.beginPurchase(lead), 1200);
    const flow = await world.openPage();
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, leadTokenId: null });
    for (const answerId of [86, 98, 101]) {
      flow.answerSurvey(answerId);
      // One question after the other.
      // oxlint-disable-next-line no-await-in-loop
      await world.finish(flow.nextSurvey());
    }
    flow.answerSurvey(119);
    world.leads.faults.failNext('updateAbandoned', { kind: 'network' });
    await world.finish(flow.nextSurvey());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'generic' },
      state: { personalizeOptionsStep: 4, personalizeOptions: { length: 4 } },
    });
    await world.finish(flow.nextSurvey());
    expect(flow.getSnapshot().state.personalizeOptionsStep).toBe(5);
    expect(world.backEnd.leads.map(({ answers }) => answers.map((one) => one.answerId))).toEqual([
      expect.arrayContaining(['86', '98', '101', '119']),
    ]);
    expect(world.backEnd.leads[0]?.visit?.facilityId).toBe('102');
  });

  it.each(['nobody', ''])(
    'LX-06 a token that leads nowhere (%j) changes nothing',
    async (token) => {
      const world = new VisitorWorld();
      world.cookies.write(productTokenCookie, token, 1200);
      expect((await world.openPage()).getSnapshot().state.step).toBe(0);
    },
  );
});

describe('leaving', () => {
  it('LX-08 forgets return path, state and club cookie, and goes to where the visitor came from', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.sessionStore.write(returnPathKey, '/pilates?x=1').unwrap();
    expect(world.cookies.read(selectedClubCookie)).toBe('101');
    flow.leave();
    expect(world.navigation.current()).toBe('/pilates?x=1');
    expect(world.sessionStore.read(returnPathKey)).toBeNull();
    expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(world.cookies.read(selectedClubCookie)).toBeNull();
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('');
  });

  it('LX-08 leaves also before the later parts are there', async () => {
    const world = new VisitorWorld();
    const { flow } = composeLeadFlow(world);
    flow.leave();
    await vi.waitFor(() => expect(world.navigation.current()).toBe('/memberbenefits'));
  });

  it.each([null, '/membership', 'https://evil.example/', '/join/corp'])(
    'LX-08 LX-09 with %j for a way back it goes to the member benefits',
    async (stored) => {
      const world = new VisitorWorld();
      const flow = await world.openFilledPage();
      if (stored !== null) world.sessionStore.write(returnPathKey, stored).unwrap();
      flow.leave();
      expect(world.navigation.current()).toBe('/memberbenefits');
    },
  );
});

describe('time runs out', () => {
  it('LX-15 two minutes before the end the visitor is asked to stay, and staying starts the period again', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.clock.advance(13 * minute - 2000);
    expect(flow.getSnapshot().asksToStay).toBe(false);
    world.clock.advance(2000);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    expect(flow.getSnapshot().asksToStay).toBe(false);
    world.clock.advance(12 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('LX-15 LX-01 at the end the form is fresh and says why', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.clock.advance(15 * minute + 1);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'stateExpired' },
      asksToStay: false,
      state: { step: 0, contactInput: { first_name: '' } },
    });
    expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
  });

  it('LX-15 a reload says so again, until the visitor goes on', async () => {
    const world = new VisitorWorld();
    await world.openFilledPage();
    world.clock.advance(16 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    again.changeField('first_name', 'Ada');
    expect((await world.openPage()).getSnapshot().notice).toBeNull();
  });

  it('LX-15 a laptop that slept past the end is told when it wakes', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    flow.close();
    world.clock.advance(60 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });
});

describe('two tabs', () => {
  it('LX-12 the later write wins whole, in both', async () => {
    const world = new VisitorWorld();
    const first = await world.openFilledPage();
    const other = new VisitorWorld();
    other.localStore = world.localStore.openTab();
    const second = await other.openPage();
    expect(second.getSnapshot().state).toEqual(first.getSnapshot().state);
    second.changeField('last_name', 'Lovelace');
    expect(first.getSnapshot().state).toEqual(second.getSnapshot().state);
    first.changeField('first_name', 'Augusta');
    expect(second.getSnapshot().state.contactInput).toMatchObject({
      first_name: 'Augusta',
      last_name: 'Lovelace',
    });
  });

  it('LX-12 a lead made in one is not made again in the other', async () => {
    const world = new VisitorWorld();
    const first = await world.openFilledPage();
    const other = new VisitorWorld();
    other.localStore = world.localStore.openTab();
    const second = await other.openPage();
    await world.finish(first.submitVisit());
    await other.finish(Promise.resolve());
    expect(second.getSnapshot()).toMatchObject({
      state: { step: 1, hasCreatedLead: true },
      times: { status: 'ready' },
    });
    second.goTo(0);
    await other.finish(second.submitVisit());
    expect(other.leads.faults.count('create')).toBe(0);
  });

  /** Two tabs of one visitor, over one back end. */
  async function twoTabs() {
    const world = new VisitorWorld();
    const first = await world.openFilledPage();
    const other = world.openTab();
    return { world, first, other, second: await other.openPage() };
  }

  it.each(['leave', 'startOver', 'goHome'] as const)(
    'LX-12 LX-08 what is ended by %s in one tab is ended in the other, which says so',
    async (end) => {
      const { world, first, second } = await twoTabs();
      await world.finish(first.submitVisit());
      first[end]();
      expect(second.getSnapshot()).toMatchObject({
        state: { step: 0, hasCreatedLead: false, contactInput: { first_name: '' } },
        notice: { key: 'endedElsewhere' },
      });
      expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
    },
  );

  it('LX-12 a flow begun anew has nothing of the one before, in either tab', async () => {
    const { world, first, other, second } = await twoTabs();
    await world.finish(first.submitVisit());
    const before = first.getSnapshot().state.leadTransactionId;
    first.startOver();
    second.changeField('first_name', 'Grace');
    expect(first.getSnapshot().state).toMatchObject({
      leadTransactionId: null,
      contactInput: { first_name: 'Grace', last_name: '' },
    });
    for (const field of ['last_name', 'email_address', 'phone_number'] as const) {
      const text = {
        last_name: 'Hopper',
        email_address: 'g@h.example',
        phone_number: '2125550199',
      };
      second.changeField(field, text[field]);
    }
    await other.finish(second.chooseClub(world.club('101')));
    await other.finish(second.submitVisit());
    expect(world.backEnd.leads.map(({ lead }) => lead.contact.firstName)).toEqual(['Ada', 'Grace']);
    expect(first.getSnapshot().state.leadTransactionId).not.toBe(before);
  });

  it('LX-12 an answer that was on its way is kept where it was asked for', async () => {
    const { world, first, other, second } = await twoTabs();
    const pressed = second.submitVisit();
    await other.clock.advanceAndSettle(100);
    first.leave();
    await other.finish(pressed);
    expect(second.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
    expect(first.getSnapshot().state).toMatchObject({ step: 1, hasCreatedLead: true });
    expect(world.backEnd.leads).toHaveLength(1);
  });

  it('LX-12 but not over a flow that was begun meanwhile', async () => {
    const { first, other, second } = await twoTabs();
    const pressed = second.submitVisit();
    await other.clock.advanceAndSettle(100);
    first.startOver();
    first.changeField('first_name', 'Grace');
    await other.finish(pressed);
    for (const flow of [first, second]) {
      expect(flow.getSnapshot().state).toMatchObject({
        step: 0,
        leadTransactionId: null,
        contactInput: { first_name: 'Grace' },
      });
    }
  });

  it('LX-12 LX-15 a time that is over in both is told as such in both', async () => {
    const { world, first, second } = await twoTabs();
    world.clock.advance(15 * minute + 1);
    expect(second.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    expect(first.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });

  it('LX-12 LX-02 a page that clears what holds nothing says nothing to the tab with the chosen club', async () => {
    const world = new VisitorWorld();
    const flow = await world.openPage();
    await world.finish(flow.chooseClub(world.club('101')));
    await world.openTab().openPage({ path: '/pilates' });
    expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(flow.getSnapshot()).toMatchObject({
      notice: null,
      state: { selectedFacility: { facilityId: '101' } },
    });
  });

  it('LX-12 LX-04 what another version of the page stored clears nothing here', async () => {
    const { world, first } = await twoTabs();
    const newer = world.localStore.openTab();
    newer.write(leadFlowStorageKey, '{"version":99,"state":{}}').unwrap();
    expect(first.getSnapshot().state.contactInput.first_name).toBe('Ada');
    expect(newer.read(leadFlowStorageKey)).toContain('99');
  });
});
