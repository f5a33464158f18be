import { describe, expect, it } from 'vitest';

import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { productTokenCookie } from '../../payment/product-repository.port.ts';
import { aLead } from '../../../testing/builders/lead.builder.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';
import { createLeadFlow, type LeadFlow } from './lead-flow.ts';

describe('referral', () => {
  it('RF-01 RF-02 a friend’s lead is linked to the member by the association token', async () => {
    const env = new VisitorEnvironment();
    const [referrer] = env.backEnd.referrers;
    const flow = await env.openFilledPage(env.club('101'), {
      referringId: referrer?.referringId ?? '',
    });
    expect(flow.getSnapshot().state.referrerDetails?.firstName).toBe(referrer?.firstName);
    await env.finish(flow.submitVisit());
    const { associationToken, leadTokenId } = flow.getSnapshot().state;
    expect(associationToken).not.toBeNull();
    expect(leadTokenId).toBe(associationToken);
    expect(env.backEnd.leads).toMatchObject([{ referrer }]);
    expect(env.leads.faults.count('create')).toBe(0);
  });

  it('RF-04 is updated on edit, not created twice', async () => {
    const env = new VisitorEnvironment();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openFilledPage(env.club('101'), { referringId });
    await env.finish(flow.submitVisit());
    flow.goTo(0);
    flow.changeField('last_name', 'Lovelace');
    await env.finish(flow.submitVisit());
    expect(env.referrals.faults.count('create')).toBe(1);
    expect(env.referrals.faults.count('update')).toBe(1);
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('RF-02 a lost response doesn’t create a second referral', async () => {
    const env = new VisitorEnvironment();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openFilledPage(env.club('101'), { referringId });
    env.referrals.faults.failNext('create', { kind: 'network' }, { takesEffect: true });
    await env.finish(flow.submitVisit());
    await env.finish(flow.submitVisit());
    expect(env.backEnd.leads).toHaveLength(1);
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('RF-01 VL-62: an unknown referring id is no referral, and says so', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openPage({ referringId: 'nobody' });
    expect(flow.getSnapshot()).toMatchObject({
      state: { referringId: null, referrerDetails: null },
      notice: { key: 'referrerUnknown' },
      alert: null,
    });
  });

  it('VL-60: a friend’s flow begins with the member’s club, unless the address names one', async () => {
    const [referrer] = new VisitorEnvironment().backEnd.referrers;
    const referringId = referrer?.referringId ?? '';
    const proposed = await new VisitorEnvironment().openPage({ referringId });
    expect(proposed.getSnapshot().state.selectedFacility?.facilityId).toBe(referrer?.facilityId);
    const named = await new VisitorEnvironment().openPage({ referringId, facilityId: '101' });
    expect(named.getSnapshot().state.selectedFacility?.facilityId).toBe('101');
  });

  it('VL-60: a member’s club that is gone proposes none, without a message', async () => {
    const env = new VisitorEnvironment();
    const [referrer] = env.backEnd.referrers;
    if (referrer) env.backEnd.referrers = [{ ...referrer, facilityId: '999' }];
    const flow = await env.openPage({ referringId: referrer?.referringId ?? '' });
    expect(flow.getSnapshot()).toMatchObject({
      state: { selectedFacility: null, referrerDetails: { firstName: referrer?.firstName } },
      clubError: null,
    });
  });

  it('PG-280 a friend of one member stays theirs on another member’s page', async () => {
    const env = new VisitorEnvironment();
    const [first, second] = env.backEnd.referrers;
    const flow = await env.openFilledPage(env.club('101'), {
      referringId: first?.referringId ?? '',
    });
    await env.finish(flow.submitVisit());
    await env.finish(flow.enter({ path: '/referrals', referringId: second?.referringId ?? '' }));
    expect(flow.getSnapshot().state).toMatchObject({
      referringId: first?.referringId,
      referrerDetails: first,
    });
  });

  it('PG-280 who opens a member’s page after their details is linked to them before the visit is booked', async () => {
    const env = new VisitorEnvironment();
    const [referrer] = env.backEnd.referrers;
    const flow = await env.openFilledPage(env.club('101'));
    await env.finish(flow.submitVisit());
    await env.finish(flow.enter({ path: '/referrals', referringId: referrer?.referringId ?? '' }));
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({ hasVisit: true, state: { step: 2 } });
    expect(env.backEnd.leads).toMatchObject([{ referrer, visit: { facilityId: '101' } }]);
  });

  it('PG-280 a member’s page doesn’t say that they invited a visitor who has booked already', async () => {
    const env = new VisitorEnvironment();
    const [referrer] = env.backEnd.referrers;
    const flow = await env.openFilledPage(env.club('101'));
    await env.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.enter({ path: '/referrals', referringId: referrer?.referringId ?? '' }));
    expect(flow.getSnapshot().state).toMatchObject({ referringId: null, referrerDetails: null });
  });

  it.each([
    ['it expired', (env: VisitorEnvironment) => env.clock.advance(15 * 60_000 + 1)],
    ['they started over', (_env: VisitorEnvironment, flow: LeadFlow) => flow.startOver()],
  ])('PG-287 a friend is still invited on the page of the link after %s', async (_why, clear) => {
    const env = new VisitorEnvironment();
    const [referrer] = env.backEnd.referrers;
    const flow = await env.openFilledPage(env.club('101'), {
      referringId: referrer?.referringId ?? '',
    });
    clear(env, flow);
    await env.clock.advanceAndSettle(0);
    expect(flow.getSnapshot().state).toMatchObject({
      contactInput: { first_name: '' },
      referrerDetails: referrer,
      selectedFacility: { facilityId: referrer?.facilityId },
    });
  });

  it('RF-03 LS-11 skipping sends no abandoned-lead update', async () => {
    const env = new VisitorEnvironment();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openFilledPage(env.club('101'), { referringId });
    await env.finish(flow.submitVisit());
    await env.finish(flow.skip());
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(env.leads.faults.count('updateAbandoned') + env.referrals.faults.count('update')).toBe(
      0,
    );
  });

  it('LS-11 RF-03 the club can’t be changed at the times', async () => {
    const env = new VisitorEnvironment();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openFilledPage(env.club('101'), { referringId });
    await env.finish(flow.submitVisit());
    const asked = env.openTimes.faults.count('forClub');
    await env.finish(flow.chooseClub(env.club('102')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 1,
      selectedFacility: { facilityId: '101' },
    });
    // Nothing is sent to the back end, and the times aren't loaded again.
    expect(env.referrals.faults.count('update')).toBe(0);
    expect(env.openTimes.faults.count('forClub')).toBe(asked);
  });

  it('LS-08 a referral’s booking sends no purpose', async () => {
    const env = new VisitorEnvironment();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openFilledPage(env.club('101'), { referringId });
    await env.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]).toMatchObject({
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
      const env = new VisitorEnvironment();
      const referringId = env.backEnd.referrers[0]?.referringId ?? '';
      const flow = await env.openFilledPage(env.club('101'), { referringId });
      await env.finish(flow.submitGuided());
      flow.selectTime(openSlot(flow));
      if (lost !== null) env.leads.faults.failNext('update', { kind: 'network' }, lost);
      await env.finish(flow.schedule());
      expect(env.backEnd.leads[0]?.meetingPurpose).toBe('workout');
      flow.goTo(0);
      await env.finish(flow.chooseClub(env.club('105')));
      await env.finish(flow.submitVisit());
      expect(env.backEnd.leads[0]?.visit).toBeNull();
      flow.goTo(0);
      await env.finish(flow.chooseClub(env.club('101')));
      await env.finish(flow.submitVisit());
      flow.selectTime(openSlot(flow));
      await env.finish(flow.schedule());
      expect(env.backEnd.leads[0]).toMatchObject({
        meetingPurpose: 'tour',
        visit: { type: 'tour' },
      });
    },
  );
});

describe('location', () => {
  it('LX-05 a known position suggests the nearest club without asking for permission', async () => {
    const env = new VisitorEnvironment();
    const first = await env.openPage();
    expect(env.geolocation.asked).toBe(0);
    await env.finish(first.findNearbyClubs());
    const again = await env.openPage();
    expect(again.getSnapshot().state.suggestedFacility?.name).toBe('Bryant Park');
    expect(env.geolocation.asked).toBe(1);
  });

  it('LX-05 LO-06 a visitor who allowed it before is located on arrival, without a prompt', async () => {
    const env = new VisitorEnvironment();
    env.geolocation.allowed = true;
    const flow = await env.openPage();
    expect(flow.getSnapshot().state.suggestedFacility?.name).toBe('Bryant Park');
  });

  it.each([
    ['typed', (flow: LeadFlow) => flow.changeField('first_name', 'A')],
    [
      'chosen a club',
      (flow: LeadFlow, env: VisitorEnvironment) => flow.chooseClub(env.club('101')),
    ],
  ])(
    'LO-06 a position that arrives once the visitor has %s suggests nothing',
    async (_what, act) => {
      const env = new VisitorEnvironment();
      env.geolocation.allowed = true;
      env.geolocation.answer = 'hangs';
      const { flow } = createLeadFlow(env);
      const entered = flow.enter({ path: '/membership' });
      await env.clock.advanceAndSettle(1000);
      await act(flow, env);
      env.geolocation.arrive({ latitude: 40.758, longitude: -73.9855 });
      await env.finish(entered);
      expect(flow.getSnapshot().nearby.status).toBe('ready');
      expect(flow.getSnapshot().state.suggestedFacility).toBeNull();
    },
  );

  it('RT-12 LO-02 a region in the address suggests a club in it', async () => {
    const flow = await new VisitorEnvironment().openPage({ location: 'UK' });
    expect(flow.getSnapshot().state.suggestedFacility?.name).toBe('Kensington');
  });

  it('LO-05 the flow works without permission to use the position', async () => {
    const env = new VisitorEnvironment();
    env.geolocation.answer = { kind: 'denied', message: 'User denied Geolocation' };
    const flow = await env.openFilledPage(env.club('101'), { location: 'here' });
    expect(flow.getSnapshot().state.suggestedFacility).toBeNull();
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(1);
  });
});

describe('a started purchase', () => {
  it('LX-06 prefills the buyer, sets the transaction and starts at the times of its club', async () => {
    const env = new VisitorEnvironment();
    const token = env.backEnd.beginPurchase(aLead({ facilityId: env.club('102').facilityId }));
    env.cookies.write(productTokenCookie, token, 1200);
    const flow = await env.openPage();
    expect(flow.getSnapshot()).toMatchObject({
      state: {
        step: 1,
        leadTransactionId: aLead().transactionId,
        selectedFacility: { facilityId: '102' },
        contactInput: { first_name: 'Ada', phone_number: '2125550123' },
      },
      times: { status: 'ready' },
    });
    expect(env.localStore.read(leadFlowStorageKey)).not.toContain(token);
  });

  it('LX-06 SV-06 survey answers are sent even if the lead has no token yet', async () => {
    const env = new VisitorEnvironment();
    const lead = aLead({ facilityId: env.club('102').facilityId });
    env.cookies.write(productTokenCookie, env.backEnd.beginPurchase(lead), 1200);
    const flow = await env.openPage();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, leadTokenId: null });
    for (const answerId of [86, 98, 101]) {
      flow.answerSurvey(answerId);
      await env.finish(flow.nextSurvey());
    }
    flow.answerSurvey(119);
    env.leads.faults.failNext('updateAbandoned', { kind: 'network' });
    await env.finish(flow.nextSurvey());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'generic' },
      state: { personalizeOptionsStep: 4, personalizeOptions: { length: 4 } },
    });
    await env.finish(flow.nextSurvey());
    expect(flow.getSnapshot().state.personalizeOptionsStep).toBe(5);
    expect(env.backEnd.leads.map(({ answers }) => answers.map((one) => one.answerId))).toEqual([
      expect.arrayContaining(['86', '98', '101', '119']),
    ]);
    expect(env.backEnd.leads[0]?.visit?.facilityId).toBe('102');
  });

  it.each(['nobody', ''])('LX-06 an invalid token (%j) changes nothing', async (token) => {
    const env = new VisitorEnvironment();
    env.cookies.write(productTokenCookie, token, 1200);
    expect((await env.openPage()).getSnapshot().state.step).toBe(0);
  });
});
