import { describe, expect, it } from 'vitest';

import {
  openSlot,
  VisitorEnvironment,
  typeContact,
} from '../../../testing/builders/lead-flow.builder.ts';
import { Temporal } from '../../kernel/temporal.ts';
import { findSlot, type VisitPlan } from '../../visit/visit-plan.ts';
import { syncStepsWithHistory } from './lead-flow.history.ts';
import type { LeadFlow } from './lead-flow.ts';

const noPlan: VisitPlan = { today: '', days: [] };

function timesFirst(): VisitorEnvironment {
  const env = new VisitorEnvironment();
  env.settings = { order: 'times-first' };
  return env;
}

/** Chooses the club and, if it has open times, one of them. */
async function chooseTime(env: VisitorEnvironment, facilityId = '101'): Promise<LeadFlow> {
  const flow = await env.openPage();
  await env.finish(flow.chooseClub(env.club(facilityId)));
  flow.selectTime(openSlot(flow, 3));
  await env.finish(flow.schedule());
  return flow;
}

describe('a lead flow that asks for the time first', () => {
  it('VL-26 VL-27 goes from the times to the details, then creates the lead and books with one press', async () => {
    const env = timesFirst();
    const flow = await env.openPage();
    expect(flow.getSnapshot().state.step).toBe(1);
    await env.finish(flow.chooseClub(env.club('101')));
    const slot = openSlot(flow, 3);
    flow.selectTime(slot);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state.step).toBe(0);
    expect(env.backEnd.leads).toHaveLength(0);

    typeContact(flow);
    await env.finish(Promise.all([flow.submitVisit(), flow.submitVisit()]));
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(env.backEnd.leads.map(({ visit }) => visit?.time)).toEqual([slot.startsAt]);
  });

  it('VL-26 books the chosen time after a reload on the details', async () => {
    const env = timesFirst();
    await chooseTime(env);
    const flow = await env.openPage();
    expect(flow.getSnapshot().state.step).toBe(0);
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().hasVisit).toBe(true);
  });

  it('VL-26 asks for a time before the details', async () => {
    const env = timesFirst();
    const flow = await env.openPage({ facilityId: '101' });
    expect(flow.goTo(0)).toBe(1);
    await env.finish(flow.schedule());
    const { state, alert } = flow.getSnapshot();
    expect([state.step, alert?.key]).toEqual([1, 'timeRequired']);
  });

  it('VL-27 returns to the times if the chosen one was taken, with the details kept and the nearest offered', async () => {
    const env = timesFirst();
    const flow = await chooseTime(env);
    const { selectedAppointment } = flow.getSnapshot().state;
    typeContact(flow);
    env.backEnd.takeSlot(env.club('101').facilityId, selectedAppointment?.startsAt ?? '');
    await env.finish(flow.submitVisit());
    const { state, alert, times } = flow.getSnapshot();
    expect([state.step, alert?.key]).toEqual([1, 'slotTaken']);
    expect(times.alternatives).toHaveLength(3);
    expect(state.contactInput.first_name).not.toBe('');

    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().hasVisit).toBe(true);
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('VL-27 keeps the time and the details if the lead or the booking fails', async () => {
    const env = timesFirst();
    const flow = await chooseTime(env);
    typeContact(flow);
    for (const call of ['create', 'update'] as const) {
      env.leads.faults.failNext(call, { kind: 'network' }, { takesEffect: true });
      await env.finish(flow.submitVisit());
      const { state, alert } = flow.getSnapshot();
      expect(state.step).toBe(0);
      expect(alert).not.toBeNull();
      expect(state.selectedAppointment).not.toBeNull();
      await env.clock.advanceAndSettle(1000);
    }
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().hasVisit).toBe(true);
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('VL-26 goes straight to the details if the club takes no visits, and back to the times of one that does', async () => {
    const env = timesFirst();
    const flow = await env.openPage();
    await env.finish(flow.chooseClub(env.club('105')));
    expect(flow.getSnapshot().state.step).toBe(0);
    await env.finish(flow.chooseClub(env.club('101')));
    expect(flow.getSnapshot().state.step).toBe(1);
    await env.finish(flow.chooseClub(env.club('105')));
    typeContact(flow);
    await env.finish(flow.submitVisit());
    const { state, hasVisit } = flow.getSnapshot();
    expect([state.step, hasVisit]).toEqual([2, false]);
  });

  it('VL-26 goes straight to the details if the club has no open times, and reports that once', async () => {
    const env = timesFirst();
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', []);
    const flow = await env.openPage({ facilityId: '101' });
    expect(flow.getSnapshot().state.step).toBe(0);
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(env.analytics.events.filter(({ name }) => name === 'visit_skipped')).toEqual([
      { name: 'visit_skipped', facilityId: '101', reason: 'no-times', order: 'times-first' },
    ]);
  });

  it('VL-26 continues without a time if the visitor skips it, after a reload as well', async () => {
    const env = timesFirst();
    await env.finish((await env.openPage({ facilityId: '101' })).skip());
    const flow = await env.openPage();
    expect(flow.getSnapshot().state.step).toBe(0);
    typeContact(flow);
    await env.finish(flow.submitVisit());
    const { state, hasVisit } = flow.getSnapshot();
    expect([state.step, hasVisit]).toEqual([2, false]);
  });

  it('VL-26 lets a friend of a member choose the club and the time', async () => {
    const env = timesFirst();
    const referringId = env.backEnd.referrers[0]?.referringId ?? '';
    const flow = await env.openPage({ referringId });
    await env.finish(flow.chooseClub(env.club('102')));
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(env.backEnd.leads).toMatchObject([{ referrer: { referringId } }]);
    expect(flow.getSnapshot().state.scheduledFacility?.facilityId).toBe('102');
  });

  it('VL-26 keeps the order of a page for joining', async () => {
    const env = timesFirst();
    const flow = await env.openPage({ settings: { intent: 'join' } });
    expect(flow.getSnapshot().state.step).toBe(0);
  });

  it('VL-28 marks its events, from the first time chosen on', async () => {
    const env = timesFirst();
    const flow = await chooseTime(env);
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(env.analytics.events.map(({ name, order }) => [name, order])).toEqual(
      ['flow_started', 'lead_created', 'visit_booked'].map((name) => [name, 'times-first']),
    );
  });
});

describe('a time that was chosen before the details', () => {
  /** The club's open tour times now, as everyone sees them. */
  const openTimes = (env: VisitorEnvironment): readonly string[] =>
    env.backEnd.openTimes(env.club('101').facilityId, 'tour').flatMap((day) => day.timeSlots);
  const chosenTime = (flow: LeadFlow): string =>
    flow.getSnapshot().state.selectedAppointment?.startsAt ?? 'none';

  it('VL-29 is held while the visitor types, for the visit that they book', async () => {
    const env = timesFirst();
    await chooseTime(env);
    const flow = await env.openPage();
    const { heldUntil } = flow.getSnapshot().state;
    const minutes = Temporal.Instant.from(heldUntil ?? '').since(env.clock.now());
    expect(minutes.total('minutes')).toBeCloseTo(10, 0);
    expect(openTimes(env)).not.toContain(chosenTime(flow));

    typeContact(flow);
    await env.finish(flow.submitVisit());
    const { state, hasVisit } = flow.getSnapshot();
    expect([hasVisit, state.heldUntil]).toEqual([true, null]);
  });

  it('VL-29 stays open to the visitor who goes back to the times', async () => {
    const env = timesFirst();
    const flow = await chooseTime(env);
    flow.goTo(1);
    await env.finish(flow.retryTimes());
    expect(findSlot(flow.getSnapshot().times.plan ?? noPlan, chosenTime(flow))?.available).toBe(
      true,
    );
  });

  it('VL-29 that someone took meanwhile leads to the nearest three at once', async () => {
    const env = timesFirst();
    const flow = await env.openPage({ facilityId: '101' });
    flow.selectTime(openSlot(flow, 3));
    env.backEnd.takeSlot(env.club('101').facilityId, chosenTime(flow));
    await env.finish(flow.schedule());
    const { state, alert, times } = flow.getSnapshot();
    expect([state.step, state.heldUntil, alert?.key]).toEqual([1, null, 'slotTaken']);
    expect(times.alternatives).toHaveLength(3);
  });

  it('VL-29 can be booked without a hold, if holding it failed or ran out', async () => {
    const env = timesFirst();
    env.timeHolds.faults.failNext('hold', { kind: 'network' });
    const flow = await chooseTime(env);
    expect([flow.getSnapshot().state.step, flow.getSnapshot().state.heldUntil]).toEqual([0, null]);
    flow.goTo(1);
    await env.finish(flow.schedule());
    env.clock.advance(11 * 60_000);
    expect(openTimes(env)).toContain(chosenTime(flow));
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot().hasVisit).toBe(true);
  });

  it.each(['leave', 'startOver', 'skip'] as const)(
    'VL-29 is free again after the visitor chooses to %s',
    async (way) => {
      const env = timesFirst();
      const flow = await chooseTime(env);
      const time = chosenTime(flow);
      if (way === 'skip') flow.goTo(1);
      await env.finish(Promise.resolve(flow[way]()));
      await env.clock.advanceAndSettle(1000);
      expect(openTimes(env)).toContain(time);
    },
  );

  it('VL-29 is not held with `holdMinutes: 0`', async () => {
    const env = timesFirst();
    env.settings = { order: 'times-first', holdMinutes: 0 };
    const flow = await chooseTime(env);
    expect(flow.getSnapshot().state.heldUntil).toBeNull();
    expect(openTimes(env)).toContain(chosenTime(flow));
  });
});

describe('the history of a lead flow that asks for the time first', () => {
  it('VL-26 gives the details and the confirmation their own entries, in that order', async () => {
    const env = timesFirst();
    const flow = await env.openPage({ facilityId: '101' });
    const stop = syncStepsWithHistory(flow, env.navigation, {
      path: '/membership',
      kind: 'inline',
    });
    expect(env.navigation.current()).toBe('/membership');
    flow.selectTime(openSlot(flow, 3));
    await env.finish(flow.schedule());
    expect(env.navigation.current()).toBe('/membership/details');
    env.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(1);
    env.navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(0);
    typeContact(flow);
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe('/membership/confirmation');
    stop();
  });

  it('VL-26 leaves no entry for the times of a club that has none', async () => {
    const env = timesFirst();
    const flow = await env.openPage();
    const stop = syncStepsWithHistory(flow, env.navigation, {
      path: '/membership',
      kind: 'inline',
    });
    const { length } = env.navigation.entries;
    await env.finish(flow.chooseClub(env.club('105')));
    expect(env.navigation.current()).toBe('/membership/details');
    expect(env.navigation.entries).toHaveLength(length);
    stop();
  });
});
