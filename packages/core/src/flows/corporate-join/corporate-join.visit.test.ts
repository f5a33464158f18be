import { describe, expect, it } from 'vitest';

import type { Slot } from '../../visit/visit-plan.ts';
import { EmployeeEnvironment } from '../../../testing/builders/corporate-join.builder.ts';
import { returnPathKey } from '../engine/return-path.ts';
import { syncCorporateStepsWithHistory } from './corporate-join.history.ts';
import type { CorporateJoin } from './corporate-join.ts';

const minuteMs = 60_000;

function openSlot(flow: CorporateJoin, index = 0): Slot {
  const slots = flow.getSnapshot().times.plan?.days.flatMap((day) => day.slots) ?? [];
  const slot = slots.filter((one) => one.available)[index];
  if (slot === undefined) throw new Error('The flow shows no such time.');
  return slot;
}

async function atTheTimes(env: EmployeeEnvironment): Promise<CorporateJoin> {
  const flow = await env.openPlanStep();
  await env.finish(flow.visitFirst());
  return flow;
}

describe('visiting first', () => {
  it('CJ-15 leads from the plans to the club’s times, and books one for the corporate lead', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'ready' } });
    const slot = openSlot(flow);
    flow.selectTime(slot);
    expect(flow.getSnapshot().canSchedule).toBe(true);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({
      hasVisit: true,
      state: { step: 5, submittedAppointment: { startsAt: slot.startsAt } },
    });
    const { leads } = env.browser.backEnd;
    expect(leads).toHaveLength(1);
    expect(leads[0]?.visit).toMatchObject({ facilityId: '101', time: slot.startsAt });
  });

  it('CJ-15 CJ-16 times that fail to load can be retried, for a first visit and for a moved one', async () => {
    const env = new EmployeeEnvironment();
    const { faults } = env.browser.openTimes;
    faults.failNext('forClub', { kind: 'network' });
    const flow = await atTheTimes(env);
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'failed' } });
    await env.finish(flow.retryTimes());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'ready' } });
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    faults.failNext('forClub', { kind: 'network' });
    await env.finish(flow.openReschedule());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 5 }, times: { status: 'failed' } });
    await env.finish(flow.retryTimes());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 5 }, times: { status: 'ready' } });
  });

  it('CJ-15 at a club that takes no visits, updates the lead and goes to the last step', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep(env.browser.club('105'));
    await env.finish(flow.visitFirst());
    expect(flow.getSnapshot()).toMatchObject({
      clubAccepts: false,
      hasVisit: false,
      state: { step: 5, scheduledFacility: { facilityId: '105' } },
    });
    expect(env.corporateLeads.faults.count('update')).toBe(1);
  });

  it('SE-10 a rate limit before or during booking says when to try again', async () => {
    const limited = { kind: 'rate-limited', retryAfterMs: 600_000 } as const;
    const message = { key: 'callTooOften', values: { wait: { waitMs: 600_000 } } };
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep(env.browser.club('105'));
    env.corporateLeads.faults.failNext('update', limited);
    await env.finish(flow.visitFirst());
    expect(flow.getSnapshot()).toMatchObject({ alert: message, state: { step: 2 } });

    const booking = new EmployeeEnvironment();
    const times = await atTheTimes(booking);
    times.selectTime(openSlot(times));
    booking.browser.leads.faults.failNext('update', limited);
    await booking.finish(times.schedule());
    expect(times.getSnapshot()).toMatchObject({ alert: message, state: { step: 4 } });
    expect(times.getSnapshot().state.selectedAppointment).not.toBeNull();
  });

  it('CJ-16 Skip updates the lead and goes to the last step without a time', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    await env.finish(flow.skip());
    expect(flow.getSnapshot()).toMatchObject({ hasVisit: false, state: { step: 5 } });
    expect(env.corporateLeads.faults.count('update')).toBe(1);
  });

  it('CJ-16 Skip with a booked time keeps it and sends nothing', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.edit());
    expect(flow.getSnapshot().state).toMatchObject({ step: 4, isInEditMode: true });
    await env.finish(flow.skip());
    expect(flow.getSnapshot()).toMatchObject({ hasVisit: true, state: { step: 5 } });
    expect(env.corporateLeads.faults.count('update')).toBe(0);
  });

  it('CJ-16 CJ-17 Update appointment goes back to the times and moves the visit', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    const uid = flow.getSnapshot().state.calendarUid;
    await env.finish(flow.edit());
    const later = openSlot(flow, 5);
    flow.selectTime(later);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({
      step: 5,
      submittedAppointment: { startsAt: later.startsAt },
      calendarUid: uid,
      calendarSequence: 1,
    });
    expect(env.browser.backEnd.leads[0]?.visit?.time).toBe(later.startsAt);
  });

  it('CJ-17 LS-13 a time that was just taken shows a message, and others are offered', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    const slot = openSlot(flow);
    flow.selectTime(slot);
    env.browser.backEnd.takeSlot(env.browser.club('101').facilityId, slot.startsAt);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({ alert: { key: 'slotTaken' }, state: { step: 4 } });
    expect(flow.getSnapshot().times.alternatives).toHaveLength(3);
  });

  it('CJ-17 the survey below can be answered and is sent with the lead', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    await env.finish(flow.skip());
    for (const answerId of [86, 99, 103, 122]) {
      flow.answerSurvey(answerId);
      await env.finish(flow.nextSurvey());
    }
    expect(flow.getSnapshot().state.personalizeOptionsStep).toBe(5);
    const { leads } = env.browser.backEnd;
    expect(leads[0]?.answers.map(({ answerId }) => answerId)).toEqual(
      expect.arrayContaining(['86', '99', '103', '122']),
    );
  });

  it('CJ-15 leads from the visit back to the plans and on to the payment', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.backToPlans());
    flow.plans.choose('31');
    await env.finish(flow.purchase());
    const paid = await env.openPage({ confirmationToken: env.pay() });
    expect(paid.getSnapshot().state).toMatchObject({ step: 3, submittedAppointment: {} });
  });

  it('LS-12 changing the club at the times loads the other club’s times', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    await env.finish(flow.chooseClub(env.browser.club('102')));
    expect(flow.getSnapshot()).toMatchObject({
      times: { status: 'ready' },
      state: { step: 4, selectedFacility: { facilityId: '102' } },
    });
    await env.finish(flow.chooseClub(env.browser.club('105')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 5,
      scheduledFacility: { facilityId: '105' },
    });
  });
});

describe('the stored state of the corporate join', () => {
  it('CJ-21 includes everything that the specification lists, after a reload on any step', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    flow.setTextAlerts(true);
    flow.plans.choose('32');
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    flow.answerSurvey(86);
    const before = flow.getSnapshot().state;
    const after = (await env.openPage()).getSnapshot().state;
    expect(after).toEqual(before);
    const listed = [
      'step',
      'contactInput',
      'selectedFacility',
      'scheduledFacility',
      'suggestedFacility',
      'leadTransactionId',
      'leadTokenId',
      'createdDate',
      'scheduledVisitTime',
      'submittedAppointment',
      'plan',
      'corporateAccountId',
      'corporateAgreementId',
      'corporateContactId',
      'companyName',
      'outreachCode',
      'receiveTextAlerts',
      'personalizeOptions',
    ];
    expect(Object.keys(after)).toEqual(expect.arrayContaining(listed));
    for (const field of listed.filter((one) => one !== 'suggestedFacility')) {
      expect(after).toHaveProperty(field, expect.anything());
    }
  });

  it.each([
    [1_800_000, 1],
    [1_800_001, 0],
  ])('CJ-18 %d ms after the start, the flow is on step %d', async (ageMs, step) => {
    const env = new EmployeeEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submit());
    flow.close();
    const { clock, localStore } = env.browser;
    const createdDate = clock.now().subtract({ milliseconds: ageMs }).toString();
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write(
      'foyer.corporate-join',
      stored.replace(/"createdDate":"[^"]*"/, `"createdDate":"${createdDate}"`),
    );
    const reloaded = env.createFlow().flow;
    const entered = reloaded.enter();
    expect(reloaded.getSnapshot()).toMatchObject({
      state: { step },
      notice: step === 0 ? { key: 'stateExpired' } : null,
    });
    await env.finish(entered);
    reloaded.close();
  });

  it('CJ-18 LX-15 two minutes before the end the visitor is asked to stay, which restarts the half hour', async () => {
    const env = new EmployeeEnvironment();
    const flow = await env.openPlanStep();
    await env.browser.clock.advanceAndSettle(27 * minuteMs);
    expect(flow.getSnapshot().asksToStay).toBe(false);
    await env.browser.clock.advanceAndSettle(minuteMs);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    await env.browser.clock.advanceAndSettle(27 * minuteMs);
    expect(flow.getSnapshot()).toMatchObject({ asksToStay: false, state: { step: 2 } });
  });

  it('CJ-18 LX-15 if the time runs out, the fresh form says so', async () => {
    const env = new EmployeeEnvironment();
    const flow = await atTheTimes(env);
    await env.browser.clock.advanceAndSettle(31 * minuteMs);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'stateExpired' },
      state: { step: 0, verifiedEmail: null, plan: null },
    });
    expect(env.browser.localStore.read('foyer.corporate-join')).toBeNull();
  });

  it('CJ-18 state without a createdDate is discarded', async () => {
    const env = new EmployeeEnvironment();
    await env.openCodeStep();
    const { localStore } = env.browser;
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write(
      'foyer.corporate-join',
      stored.replace(/"createdDate":"[^"]*"/, '"createdDate":null'),
    );
    expect((await env.openPage()).getSnapshot().state).toMatchObject({
      step: 0,
      codeSentAt: null,
    });
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['another shape', '{"version":1,"state":{"step":2}}'],
    ['another version', '{"version":99,"state":{}}'],
  ])('CJ-21 LX-04 unreadable state is discarded and the flow starts over: %s', async (_, text) => {
    const env = new EmployeeEnvironment();
    env.browser.localStore.write('foyer.corporate-join', text);
    const { state, notice } = (await env.openPage()).getSnapshot();
    expect(state.step).toBe(0);
    expect(notice).toBeNull();
  });

  it('LX-14 a stored step that the state doesn’t allow isn’t shown', async () => {
    const env = new EmployeeEnvironment();
    await env.openCodeStep();
    const { localStore } = env.browser;
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write('foyer.corporate-join', stored.replace('"step":1', '"step":5'));
    expect((await env.openPage()).getSnapshot().state.step).toBe(1);
  });
});

describe('the steps in the address', () => {
  it('LX-14 RT-04 each has its own address, Back goes to the previous step, and a used code is skipped', async () => {
    const env = new EmployeeEnvironment();
    const { navigation } = env.browser;
    const flow = await env.openFilledPage();
    const stop = syncCorporateStepsWithHistory(flow, navigation);
    await env.finish(flow.submit());
    expect(navigation.current()).toBe('/join/corp/code');
    await env.typeCode(flow);
    expect(navigation.current()).toBe('/join/corp/plan');
    await env.finish(flow.visitFirst());
    expect(navigation.current()).toBe('/join/corp/schedule');
    await env.finish(flow.skip());
    expect(navigation.current()).toBe('/join/corp/visit');
    navigation.back();
    expect(flow.getSnapshot().state.step).toBe(4);
    await env.finish(Promise.resolve());
    navigation.back();
    expect(flow.getSnapshot().state.step).toBe(2);
    await env.finish(Promise.resolve());
    navigation.back();
    expect(navigation.current()).toBe('/join/corp');
    expect(flow.getSnapshot().state.step).toBe(0);
    navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(2);
    stop();
  });

  it('LX-07 LX-08 leaving clears the flow and goes to where the visitor came from, or to the benefits page', async () => {
    for (const cameFrom of ['/pilates?x=1', null]) {
      const env = new EmployeeEnvironment();
      const flow = await env.openPlanStep();
      if (cameFrom !== null) env.browser.sessionStore.write(returnPathKey, cameFrom).unwrap();
      flow.leave();
      expect(env.browser.navigation.current()).toBe(cameFrom ?? '/memberbenefits');
      expect(env.browser.localStore.read('foyer.corporate-join')).toBeNull();
      expect(flow.getSnapshot().state.step).toBe(0);
    }
  });
});
