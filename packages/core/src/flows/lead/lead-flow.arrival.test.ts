import { describe, expect, it } from 'vitest';

import { openSlot, VisitorWorld } from '../../../testing/builders/lead-flow.builder.ts';
import { productTokenCookie } from '../../payment/product-token-cookie.ts';
import { aLead } from '../../../testing/builders/lead.builder.ts';
import { leadFlowStorageKey } from './lead-flow.schema.ts';

describe('referral', () => {
  it('RF-01 RF-02 a friend’s lead is linked to the member by the association token', async () => {
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

  it('RF-02 a lost response doesn’t create a second referral', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    world.referrals.faults.failNext('create', { kind: 'network' }, { takesEffect: true });
    await world.finish(flow.submitVisit());
    await world.finish(flow.submitVisit());
    expect(world.backEnd.leads).toHaveLength(1);
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('RF-01 an unknown referring id is ignored', async () => {
    const world = new VisitorWorld();
    const flow = await world.openPage({ referringId: 'nobody' });
    expect(flow.getSnapshot().state).toMatchObject({ referringId: null, referrerDetails: null });
  });

  it('RF-03 LS-11 skipping sends no abandoned-lead update', async () => {
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

  it('LS-11 RF-03 the club can’t be changed at the times', async () => {
    const world = new VisitorWorld();
    const referringId = world.backEnd.referrers[0]?.referringId ?? '';
    const flow = await world.openFilledPage(world.club('101'), { referringId });
    await world.finish(flow.submitVisit());
    const asked = world.openTimes.faults.count('forClub');
    await world.finish(flow.chooseClub(world.club('102')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 1,
      selectedFacility: { facilityId: '101' },
    });
    // Nothing is sent to the back end, and the times aren't loaded again.
    expect(world.referrals.faults.count('update')).toBe(0);
    expect(world.openTimes.faults.count('forClub')).toBe(asked);
  });

  it('LS-08 a referral’s booking sends no purpose', async () => {
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
  ])(
    'LS-08 a friend’s tour sends its purpose after a workout %s and was given up',
    async (_what, lost) => {
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
    },
  );
});

describe('location', () => {
  it('LX-05 a known position suggests the nearest club without asking for permission', async () => {
    const world = new VisitorWorld();
    const first = await world.openPage();
    expect(world.geolocation.asked).toBe(0);
    await world.finish(first.findNearbyClubs());
    const again = await world.openPage();
    expect(again.getSnapshot().state.suggestedFacility?.name).toBe('Bryant Park');
    expect(world.geolocation.asked).toBe(1);
  });

  it('RT-12 LO-02 a region in the address suggests a club in it', async () => {
    const flow = await new VisitorWorld().openPage({ location: 'UK' });
    expect(flow.getSnapshot().state.suggestedFacility?.name).toBe('Kensington');
  });

  it('LO-05 the flow works without permission to use the position', async () => {
    const world = new VisitorWorld();
    world.geolocation.answer = { kind: 'denied', message: 'User denied Geolocation' };
    const flow = await world.openFilledPage(world.club('101'), { location: 'here' });
    expect(flow.getSnapshot().state.suggestedFacility).toBeNull();
    await world.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });
});

describe('a started purchase', () => {
  it('LX-06 prefills the buyer, sets the transaction and starts at the times of its club', async () => {
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

  it('LX-06 SV-06 survey answers are sent even if the lead has no token yet', async () => {
    const world = new VisitorWorld();
    const lead = aLead({ facilityId: world.club('102').facilityId });
    world.cookies.write(productTokenCookie, world.backEnd.beginPurchase(lead), 1200);
    const flow = await world.openPage();
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, leadTokenId: null });
    for (const answerId of [86, 98, 101]) {
      flow.answerSurvey(answerId);
      // In order, because each question follows the last.
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

  it.each(['nobody', ''])('LX-06 an invalid token (%j) changes nothing', async (token) => {
    const world = new VisitorWorld();
    world.cookies.write(productTokenCookie, token, 1200);
    expect((await world.openPage()).getSnapshot().state.step).toBe(0);
  });
});
