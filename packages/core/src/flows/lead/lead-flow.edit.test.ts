import { describe, expect, it } from 'vitest';

import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';

describe('confirmation', () => {
  it('LA-07 LS-03 edit goes back to the times, where the visitor’s own time is still available, and moves the visit', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.edit());
    expect(flow.getSnapshot()).toMatchObject({
      state: { step: 1, isInEditMode: true },
      canSchedule: true,
    });
    expect(openSlot(flow).label).toBe('9:00 AM');
    flow.selectTime(openSlot(flow, 4));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T13:00:00-05:00');
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, isInEditMode: false });
  });

  it('LA-07 edit loads the times again after a reload', async () => {
    const env = new VisitorEnvironment();
    const booked = await env.openSchedule();
    booked.selectTime(openSlot(booked));
    await env.finish(booked.schedule());
    const flow = await env.openPage();
    expect(flow.getSnapshot().times.plan).toBeNull();
    await env.finish(flow.edit());
    expect(openSlot(flow).label).toBe('9:00 AM');
  });

  it('LA-02 LA-03 distinguishes clubs that take visits from clubs that don’t', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule(env.club('105'));
    expect(flow.getSnapshot().clubAccepts).toBe(false);
    const other = new VisitorEnvironment();
    const skipped = await other.openSchedule();
    await other.finish(skipped.skip());
    expect(skipped.getSnapshot().clubAccepts).toBe(true);
  });

  it('LS-12 switching to a club without visits cancels the booked time', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.edit());
    await env.finish(flow.chooseClub(env.club('105')));
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, submittedAppointment: null });
    expect(env.backEnd.leads[0]?.visit).toBeNull();
  });

  it('LS-12 switching to a club without visits goes on after a visit that is over', async () => {
    const env = new VisitorEnvironment('2026-11-21T08:50:00-05:00');
    const [date, time] = ['2026-11-21', '2026-11-21T09:00:00-05:00'];
    const today = { date, timeSlots: [time], unavailableTimeSlots: [] };
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', [today]);
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    for (const minutes of [14, 14, 14]) {
      env.clock.advance(minutes * 60_000);
      flow.stay();
    }
    await env.finish(flow.edit());
    await env.finish(flow.chooseClub(env.club('105')));
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, submittedAppointment: null });
    expect(env.backEnd.leads[0]?.visit?.time).toBe(time);
  });

  it('PG-373 a time that is chosen while the visit is being canceled for another club stays, and is booked', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    await env.finish(flow.edit());
    env.leads.faults.delayNext('cancelVisit', 3_000);
    const first = flow.chooseClub(env.club('105'));
    await env.clock.advanceAndSettle(0);
    const second = flow.chooseClub(env.club('102'));
    await env.clock.advanceAndSettle(1_000);
    flow.selectTime(openSlot(flow, 2));
    const { selectedAppointment } = flow.getSnapshot().state;
    const booking = flow.schedule();
    await env.clock.advanceAndSettle(3_000);
    await env.finish(Promise.all([first, second, booking]));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 2,
      submittedAppointment: selectedAppointment,
      scheduledFacility: { facilityId: '102' },
    });
    expect(env.backEnd.leads[0]?.visit?.time).toBe(selectedAppointment?.startsAt);
  });

  it('starting over clears everything', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.startOver();
    expect(flow.getSnapshot()).toMatchObject({
      state: { step: 0, hasCreatedLead: false, leadTransactionId: null },
      times: { status: 'idle', plan: null },
    });
    expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
  });
});
