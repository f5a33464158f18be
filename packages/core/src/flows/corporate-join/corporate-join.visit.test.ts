import { describe, expect, it } from 'vitest';

import type { Slot } from '../../visit/visit-plan.ts';
import { EmployeeWorld } from '../../../testing/builders/corporate-join.builder.ts';
import { keepCorporateStepsInHistory } from './corporate-join.history.ts';
import type { CorporateJoin } from './corporate-join.ts';

const minuteMs = 60_000;

function openSlot(flow: CorporateJoin, index = 0): Slot {
  const slots = flow.getSnapshot().times.plan?.days.flatMap((day) => day.slots) ?? [];
  const slot = slots.filter((one) => one.available)[index];
  if (slot === undefined) throw new Error('The flow shows no such time.');
  return slot;
}

async function atTheTimes(world: EmployeeWorld): Promise<CorporateJoin> {
  const flow = await world.openPlanStep();
  await world.finish(flow.visitFirst());
  return flow;
}

describe('a visit first', () => {
  it('CJ-15 leads from the plans to the times of the club, and books one for the corporate lead', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'ready' } });
    const slot = openSlot(flow);
    flow.selectTime(slot);
    expect(flow.getSnapshot().canSchedule).toBe(true);
    await world.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({
      holdsVisit: true,
      state: { step: 5, submittedAppointment: { startsAt: slot.startsAt } },
    });
    const { leads } = world.browser.backEnd;
    expect(leads).toHaveLength(1);
    expect(leads[0]?.visit).toMatchObject({ facilityId: '101', time: slot.startsAt });
  });

  it('CJ-15 CJ-16 times that could not be had can be asked for again, for a first visit and for a moved one', async () => {
    const world = new EmployeeWorld();
    const { faults } = world.browser.openTimes;
    faults.failNext('forClub', { kind: 'network' });
    const flow = await atTheTimes(world);
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'failed' } });
    await world.finish(flow.retryTimes());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 4 }, times: { status: 'ready' } });
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    faults.failNext('forClub', { kind: 'network' });
    await world.finish(flow.openReschedule());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 5 }, times: { status: 'failed' } });
    await world.finish(flow.retryTimes());
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 5 }, times: { status: 'ready' } });
  });

  it('CJ-15 a club that takes no visits brings the lead up to date and goes to the end', async () => {
    const world = new EmployeeWorld();
    const flow = await world.openPlanStep(world.browser.club('105'));
    await world.finish(flow.visitFirst());
    expect(flow.getSnapshot()).toMatchObject({
      clubAccepts: false,
      holdsVisit: false,
      state: { step: 5, scheduledFacility: { facilityId: '105' } },
    });
    expect(world.corporateLeads.faults.count('update')).toBe(1);
  });

  it('SE-10 a limit that the way to a visit or its booking comes up against says when to try again', async () => {
    const limited = { kind: 'rate-limited', retryAfterMs: 600_000 } as const;
    const told = { key: 'callTooOften', values: { wait: { waitMs: 600_000 } } };
    const world = new EmployeeWorld();
    const flow = await world.openPlanStep(world.browser.club('105'));
    world.corporateLeads.faults.failNext('update', limited);
    await world.finish(flow.visitFirst());
    expect(flow.getSnapshot()).toMatchObject({ alert: told, state: { step: 2 } });

    const booking = new EmployeeWorld();
    const times = await atTheTimes(booking);
    times.selectTime(openSlot(times));
    booking.browser.leads.faults.failNext('update', limited);
    await booking.finish(times.schedule());
    expect(times.getSnapshot()).toMatchObject({ alert: told, state: { step: 4 } });
    expect(times.getSnapshot().state.selectedAppointment).not.toBeNull();
  });

  it('CJ-16 Skip tells the lead and goes to the end without a time', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    await world.finish(flow.skip());
    expect(flow.getSnapshot()).toMatchObject({ holdsVisit: false, state: { step: 5 } });
    expect(world.corporateLeads.faults.count('update')).toBe(1);
  });

  it('CJ-16 Skip with a time booked keeps it, and tells nobody anything', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    await world.finish(flow.edit());
    expect(flow.getSnapshot().state).toMatchObject({ step: 4, isInEditMode: true });
    await world.finish(flow.skip());
    expect(flow.getSnapshot()).toMatchObject({ holdsVisit: true, state: { step: 5 } });
    expect(world.corporateLeads.faults.count('update')).toBe(0);
  });

  it('CJ-16 CJ-17 Update appointment goes back to the times and moves the visit', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    const uid = flow.getSnapshot().state.calendarUid;
    await world.finish(flow.edit());
    const later = openSlot(flow, 5);
    flow.selectTime(later);
    await world.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({
      step: 5,
      submittedAppointment: { startsAt: later.startsAt },
      calendarUid: uid,
      calendarSequence: 1,
    });
    expect(world.browser.backEnd.leads[0]?.visit?.time).toBe(later.startsAt);
  });

  it('CJ-17 LS-13 a time that was just taken is told, and others are offered', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    const slot = openSlot(flow);
    flow.selectTime(slot);
    world.browser.backEnd.takeSlot(world.browser.club('101').facilityId, slot.startsAt);
    await world.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({ alert: { key: 'slotTaken' }, state: { step: 4 } });
    expect(flow.getSnapshot().times.alternatives).toHaveLength(3);
  });

  it('CJ-17 the survey is answered below it, and sent with the lead', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    await world.finish(flow.skip());
    for (const answerId of [86, 99, 103, 122]) {
      flow.answerSurvey(answerId);
      // oxlint-disable-next-line no-await-in-loop
      await world.finish(flow.nextSurvey());
    }
    expect(flow.getSnapshot().state.personalizeOptionsStep).toBe(5);
    const { leads } = world.browser.backEnd;
    expect(leads[0]?.answers.map(({ answerId }) => answerId)).toEqual(
      expect.arrayContaining(['86', '99', '103', '122']),
    );
  });

  it('CJ-15 from the visit back to the plans and on to the payment', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    await world.finish(flow.backToPlans());
    flow.choosePlan('31');
    await world.finish(flow.purchase());
    const paid = await world.openPage({ confirmationToken: world.pay() });
    expect(paid.getSnapshot().state).toMatchObject({ step: 3, submittedAppointment: {} });
  });

  it('LS-12 a change of club at the times brings the times of the other', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    await world.finish(flow.chooseClub(world.browser.club('102')));
    expect(flow.getSnapshot()).toMatchObject({
      times: { status: 'ready' },
      state: { step: 4, selectedFacility: { facilityId: '102' } },
    });
    await world.finish(flow.chooseClub(world.browser.club('105')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 5,
      scheduledFacility: { facilityId: '105' },
    });
  });
});

describe('what is kept of the corporate join', () => {
  it('CJ-21 all that the specification lists is there after a reload on any step', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    flow.setTextAlerts(true);
    flow.choosePlan('32');
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    flow.answerSurvey(86);
    const before = flow.getSnapshot().state;
    const after = (await world.openPage()).getSnapshot().state;
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
  ])('CJ-18 %d ms after it was begun the flow stands at step %d', async (ageMs, step) => {
    const world = new EmployeeWorld();
    const flow = await world.openFilledPage();
    await world.finish(flow.submit());
    flow.close();
    const { clock, localStore } = world.browser;
    const createdDate = clock.now().subtract({ milliseconds: ageMs }).toString();
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write(
      'foyer.corporate-join',
      stored.replace(/"createdDate":"[^"]*"/, `"createdDate":"${createdDate}"`),
    );
    const reloaded = world.compose().flow;
    const entered = reloaded.enter();
    expect(reloaded.getSnapshot()).toMatchObject({
      state: { step },
      notice: step === 0 ? { key: 'stateExpired' } : null,
    });
    await world.finish(entered);
    reloaded.close();
  });

  it('CJ-18 LX-15 two minutes before the end it asks to stay; staying starts the half hour again', async () => {
    const world = new EmployeeWorld();
    const flow = await world.openPlanStep();
    await world.browser.clock.advanceAndSettle(27 * minuteMs);
    expect(flow.getSnapshot().asksToStay).toBe(false);
    await world.browser.clock.advanceAndSettle(minuteMs);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    await world.browser.clock.advanceAndSettle(27 * minuteMs);
    expect(flow.getSnapshot()).toMatchObject({ asksToStay: false, state: { step: 2 } });
  });

  it('CJ-18 LX-15 in mid-flow the end is told on the fresh form', async () => {
    const world = new EmployeeWorld();
    const flow = await atTheTimes(world);
    await world.browser.clock.advanceAndSettle(31 * minuteMs);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'stateExpired' },
      state: { step: 0, verifiedEmail: null, plan: null },
    });
    expect(world.browser.localStore.read('foyer.corporate-join')).toBeNull();
  });

  it('CJ-18 stored state without a createdDate is dropped', async () => {
    const world = new EmployeeWorld();
    await world.openCodeStep();
    const { localStore } = world.browser;
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write(
      'foyer.corporate-join',
      stored.replace(/"createdDate":"[^"]*"/, '"createdDate":null'),
    );
    expect((await world.openPage()).getSnapshot().state).toMatchObject({
      step: 0,
      codeSentAt: null,
    });
  });

  it.each([
    ['not JSON', 'nonsense'],
    ['another shape', '{"version":1,"state":{"step":2}}'],
    ['another version', '{"version":99,"state":{}}'],
  ])('CJ-21 LX-04 what can’t be read is dropped, and the flow begins anew: %s', async (_, text) => {
    const world = new EmployeeWorld();
    world.browser.localStore.write('foyer.corporate-join', text);
    const { state, notice } = (await world.openPage()).getSnapshot();
    expect(state.step).toBe(0);
    expect(notice).toBeNull();
  });

  it('LX-14 a stored step that the state does not allow is not shown', async () => {
    const world = new EmployeeWorld();
    await world.openCodeStep();
    const { localStore } = world.browser;
    const stored = localStore.read('foyer.corporate-join') ?? '';
    localStore.write('foyer.corporate-join', stored.replace('"step":1', '"step":5'));
    expect((await world.openPage()).getSnapshot().state.step).toBe(1);
  });
});

describe('the steps in the address', () => {
  it('LX-14 RT-04 each has a place of its own, Back is the step before, and a used code is passed over', async () => {
    const world = new EmployeeWorld();
    const { navigation } = world.browser;
    const flow = await world.openFilledPage();
    const stop = keepCorporateStepsInHistory(flow, navigation);
    await world.finish(flow.submit());
    expect(navigation.current()).toBe('/join/corp/code');
    await world.typeCode(flow);
    expect(navigation.current()).toBe('/join/corp/plan');
    await world.finish(flow.visitFirst());
    expect(navigation.current()).toBe('/join/corp/schedule');
    await world.finish(flow.skip());
    expect(navigation.current()).toBe('/join/corp/visit');
    navigation.back();
    expect(flow.getSnapshot().state.step).toBe(4);
    await world.finish(Promise.resolve());
    navigation.back();
    expect(flow.getSnapshot().state.step).toBe(2);
    await world.finish(Promise.resolve());
    navigation.back();
    expect(navigation.current()).toBe('/join/corp');
    expect(flow.getSnapshot().state.step).toBe(0);
    navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(2);
    stop();
  });

  it('LX-07 LX-08 leaving forgets the flow and goes where the visitor came from, or to the benefits', async () => {
    const world = new EmployeeWorld();
    const flow = await world.openPlanStep();
    flow.leave();
    expect(world.browser.navigation.current()).toBe('/memberbenefits');
    expect(world.browser.localStore.read('foyer.corporate-join')).toBeNull();
    expect(flow.getSnapshot().state.step).toBe(0);
  });
});
