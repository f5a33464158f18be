import { describe, expect, it } from 'vitest';

import { createMessageCatalog } from '../../messages/catalog.ts';
import type { CallFailure } from '../../kernel/result.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { scheduleMessageKey } from '../draft/handoff.ts';
import type { LeadFlow } from './lead-flow.ts';

const word = createMessageCatalog();
const alertOf = (flow: LeadFlow): string | null => {
  const { alert } = flow.getSnapshot();
  return alert && word(alert);
};
const lost: CallFailure = { kind: 'network' };

describe('schedule', () => {
  it('LS-03 needs a day and a time', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    expect(flow.getSnapshot().canSchedule).toBe(false);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().alert).toEqual({ key: 'timeRequired' });
    expect(env.leads.faults.count('update')).toBe(0);
    flow.selectTime(openSlot(flow));
    expect(flow.getSnapshot().canSchedule).toBe(true);
    const booking = flow.schedule();
    expect(flow.getSnapshot()).toMatchObject({ busy: 'booking', canSchedule: false });
    await env.finish(booking);
  });

  it('LX-14 Back stays on the step while the visit is being booked', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    const booking = flow.schedule();
    expect(flow.goTo(0)).toBe(1);
    await env.finish(booking);
    expect(flow.getSnapshot().state.step).toBe(2);
  });

  it('LS-07 LS-08 a booking stores time, hour, appointment, previous step and purpose', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow, 1));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({
      step: 2,
      previousStep: 1,
      scheduledVisitTime: '2026-11-21T10:00:00-05:00',
      scheduledVisitHour: '10:00 AM',
      submittedAppointment: {
        facilityId: '101',
        startsAt: '2026-11-21T10:00:00-05:00',
        purpose: 'tour',
      },
      meetingPurpose: 'tour',
      scheduledFacility: { facilityId: '101' },
    });
    expect(env.backEnd.leads[0]).toMatchObject({
      visit: { facilityId: '101', time: '2026-11-21T10:00:00-05:00' },
      meetingPurpose: 'tour',
    });
  });

  it('PG-322 the days until a visit count from the club’s today, also when its times were loaded before midnight', async () => {
    const env = new VisitorEnvironment('2026-11-20T23:55:00-05:00');
    const timeSlots = ['2026-11-21T09:00:00-05:00'];
    const day = { date: '2026-11-21', timeSlots, unavailableTimeSlots: [] };
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', [day]);
    const flow = await env.openSchedule();
    env.clock.advance(600_000);
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.analytics.events).toContainEqual({
      name: 'visit_booked',
      facilityId: '101',
      daysAhead: 0,
    });
  });

  it('LS-04 CN-03 skipping leads to the confirmation without a time, and the back end is told', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    await env.finish(flow.skip());
    expect(flow.getSnapshot().state).toMatchObject({
      step: 2,
      submittedAppointment: null,
      scheduledVisitTime: null,
    });
    expect(flow.getSnapshot().clubAccepts).toBe(true);
    expect(env.leads.faults.count('updateAbandoned')).toBe(1);
    expect(env.backEnd.leads[0]?.lead.visitSkipped).toBe(true);
  });

  it('LS-06 a club without open times is skipped automatically', async () => {
    const env = new VisitorEnvironment();
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', []);
    const flow = await env.openSchedule();
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, submittedAppointment: null });
  });

  it('VL-25 a club without open times leads to the nearest clubs that have some, by the settings', async () => {
    const env = new VisitorEnvironment();
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', []);
    const flow = await env.openSchedule(undefined, { settings: { noTimes: 'offer-nearby' } });
    const { state, times } = flow.getSnapshot();
    expect(state.step).toBe(1);
    const offered = Array.isArray(times.elsewhere) ? times.elsewhere : [];
    expect(offered.map(({ club }) => club.facilityId)).toEqual(['102']);
    const [nearest] = offered;
    if (nearest === undefined) throw new Error('No club was offered.');
    await env.finish(flow.visitElsewhere(nearest));
    expect(flow.getSnapshot()).toMatchObject({
      state: {
        selectedFacility: { facilityId: '102' },
        selectedAppointment: { facilityId: '102', startsAt: nearest.slot.startsAt },
      },
      times: { elsewhere: null },
    });
  });

  it('VL-25 LS-06 a club without open times is skipped if no other club has any', async () => {
    const env = new VisitorEnvironment();
    for (const { facilityId } of env.backEnd.clubs) {
      env.backEnd.setOpenTimes(facilityId, 'tour', []);
    }
    const flow = await env.openSchedule(undefined, { settings: { noTimes: 'offer-nearby' } });
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, submittedAppointment: null });
  });

  it('LS-06 LS-09 times that fail to load aren’t skipped and can be retried', async () => {
    const env = new VisitorEnvironment();
    env.openTimes.faults.failNext('forClub', lost);
    const flow = await env.openSchedule();
    expect(flow.getSnapshot()).toMatchObject({ state: { step: 1 }, times: { status: 'failed' } });
    await env.finish(flow.retryTimes());
    expect(flow.getSnapshot().times.status).toBe('ready');
  });

  it('LS-09 a failed booking shows a message and keeps the choice', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    env.leads.faults.failNext('update', { kind: 'server-error', status: 500 });
    await env.finish(flow.schedule());
    expect(alertOf(flow)).toBe('An error has occurred.');
    expect(flow.getSnapshot().state).toMatchObject({
      step: 1,
      selectedAppointment: { startsAt: '2026-11-21T09:00:00-05:00' },
    });
  });

  it('SE-13 a visitor with too many visits gets a message and keeps the choice', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    const refused = {
      kind: 'rejected',
      status: 409,
      code: 'TOO_MANY_VISITS',
      field: null,
    } as const;
    env.leads.faults.failNext('update', refused);
    await env.finish(flow.schedule());
    expect(alertOf(flow)).toContain('as many visits as you can book at once');
    expect(flow.getSnapshot().state).toMatchObject({
      step: 1,
      selectedAppointment: { startsAt: '2026-11-21T09:00:00-05:00' },
    });
  });

  it.each(['the booking', 'the lead of another club', 'the skip'])(
    'SE-10 a rate limit on %s says when to try again and keeps the choice',
    async (call) => {
      const env = new VisitorEnvironment();
      const flow = await env.openSchedule();
      if (call === 'the lead of another club') {
        env.leads.faults.failNext('updateAbandoned', lost);
        await env.finish(flow.chooseClub(env.club('102')));
      }
      flow.selectTime(openSlot(flow));
      const limited = { kind: 'rate-limited', retryAfterMs: 600_000 } as const;
      env.leads.faults.failNext(call === 'the booking' ? 'update' : 'updateAbandoned', limited);
      await env.finish(call === 'the skip' ? flow.skip() : flow.schedule());
      expect(alertOf(flow)).toBe('Too many attempts. Please try again in 10 minutes.');
      const { state } = flow.getSnapshot();
      expect(state.step).toBe(1);
      expect(state.selectedAppointment).not.toBeNull();
    },
  );

  it('LS-13 a time that was just taken: shows a message, reloads the times, offers the nearest three, keeps the rest', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    const wanted = openSlot(flow, 3);
    flow.selectTime(wanted);
    env.backEnd.takeSlot(env.club('101').facilityId, wanted.startsAt);
    await env.finish(flow.schedule());
    const { times, state } = flow.getSnapshot();
    expect(alertOf(flow)).toBe('That time was just taken. Please choose another.');
    expect(times.alternatives.map(({ label }) => label)).toEqual([
      '10:00 AM',
      '11:00 AM',
      '1:00 PM',
    ]);
    expect(state).toMatchObject({
      step: 1,
      selectedAppointment: null,
      contactInput: { first_name: 'Ada' },
    });
    const alternative = times.alternatives[0];
    if (alternative) flow.selectTime(alternative);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state.scheduledVisitHour).toBe('10:00 AM');
  });

  it('LS-13 PG-347 a time that came too close while the page was open is replaced like a taken one', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow, 3));
    const field = 'ScheduledVisitTime';
    const refused = { kind: 'rejected', status: 422, code: 'INVALID_FIELD', field } as const;
    env.leads.faults.failNext('update', refused);
    await env.finish(flow.schedule());
    const { times, state } = flow.getSnapshot();
    expect(alertOf(flow)).toBe('That time was just taken. Please choose another.');
    expect(times.alternatives).toHaveLength(3);
    expect(state).toMatchObject({ step: 1, selectedAppointment: null });
  });

  it('LC-17 a booking whose response was lost is still the visitor’s after a reload, and books once', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    env.leads.faults.failNext('update', lost, { takesEffect: true });
    await env.finish(flow.schedule());
    const again = await env.openPage();
    expect(again.getSnapshot()).toMatchObject({ canSchedule: true, state: { step: 1 } });
    await env.finish(again.schedule());
    expect(again.getSnapshot().state).toMatchObject({ step: 2, scheduledVisitHour: '9:00 AM' });
    expect(env.backEnd.leads).toHaveLength(1);
  });

  it('LS-01 LS-12 another club that accepts visits shows its own times, and the lead is updated', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.chooseClub(env.club('103')));
    const { state, times } = flow.getSnapshot();
    expect(state).toMatchObject({
      step: 1,
      selectedFacility: { facilityId: '103' },
      selectedAppointment: null,
    });
    expect(times.plan?.days[1]?.slots[0]?.startsAt).toBe('2026-11-21T09:00:00+00:00');
    expect(env.backEnd.leads[0]?.lead.facilityId).toBe('103');
  });

  it('LS-12 another club that takes no visits becomes the scheduled club and ends the flow', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    await env.finish(flow.chooseClub(env.club('105')));
    expect(flow.getSnapshot().state).toMatchObject({
      step: 2,
      scheduledFacility: { facilityId: '105' },
    });
  });

  it('LS-12 a club change that failed to be recorded is recorded before the booking', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    env.leads.faults.failNext('updateAbandoned', lost);
    await env.finish(flow.chooseClub(env.club('102')));
    expect(env.backEnd.leads[0]?.lead.facilityId).toBe('101');
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit?.facilityId).toBe('102');
  });

  it('LS-14 a message from another page is shown once', async () => {
    const env = new VisitorEnvironment();
    env.sessionStore.write(scheduleMessageKey, 'join-offline').unwrap();
    const flow = await env.openSchedule();
    const { notice } = flow.getSnapshot();
    expect(notice && word(notice)).toContain('You can’t join this club online yet.');
    const again = await env.openPage();
    expect(again.getSnapshot().notice).toBeNull();
  });
});
