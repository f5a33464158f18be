import { describe, expect, it } from 'vitest';

import { aBooking } from '../../../testing/builders/lead.builder.ts';
import { calendarUidOf } from '../../../testing/fakes/back-end.fake.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from './lead-flow.ts';

async function booked(): Promise<{ env: VisitorEnvironment; flow: LeadFlow }> {
  const env = new VisitorEnvironment();
  const flow = await env.openSchedule();
  flow.selectTime(openSlot(flow));
  await env.finish(flow.schedule());
  return { env, flow };
}

describe('cancel', () => {
  it('LA-04 cancels the visit, and the status is success', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.cancel());
    expect(flow.getSnapshot()).toMatchObject({
      hasVisit: false,
      state: { step: 2, cancelAppointmentStatus: 'success' },
    });
    expect(env.backEnd.leads[0]?.visit).toBeNull();
  });

  it('LA-04 a failure appears in the status, and closing clears it', async () => {
    const { env, flow } = await booked();
    env.leads.faults.failNext('cancelVisit', { kind: 'server-error', status: 500 });
    await env.finish(flow.cancel());
    expect(flow.getSnapshot().state.cancelAppointmentStatus).toBe(
      'An unexpected error has occurred. Please close out of the pop-up and try again.',
    );
    expect(flow.getSnapshot().hasVisit).toBe(true);
    flow.closeCancel();
    expect(flow.getSnapshot().state.cancelAppointmentStatus).toBeNull();
  });

  it('OP-161 trying again after a lost answer leaves a visit alone that was booked elsewhere since', async () => {
    const { env, flow } = await booked();
    const [visit] = env.backEnd.visits;
    const { transactionId = '', time = '' } = visit ?? {};
    flow.followVisit({ calendarUid: visit ? calendarUidOf(visit) : null });
    env.leads.faults.failNext('cancelVisit', { kind: 'timeout' }, { takesEffect: true });
    await env.finish(flow.cancel());
    env.backEnd.changeLead(aBooking(transactionId, time)).unwrap();
    await env.finish(flow.cancel());
    expect(flow.getSnapshot().hasVisit).toBe(false);
    expect(env.backEnd.leads[0]?.visit).toMatchObject({ time });
  });

  it('LA-04 Go to Home clears the flow and goes to /', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.cancel());
    flow.goHome();
    expect(env.navigation.current()).toBe('/');
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, hasCreatedLead: false });
  });

  it('LA-04 the visit stays canceled after closing, and another time can be booked', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.cancel());
    flow.closeCancel();
    expect(flow.getSnapshot().state.cancelAppointmentStatus).toBe('success');
    const uid = flow.getSnapshot().state.calendarUid;
    await env.finish(flow.edit());
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, isInEditMode: false });
    flow.selectTime(openSlot(flow, 1));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({
      hasVisit: true,
      state: { cancelAppointmentStatus: null, calendarSequence: 0 },
    });
    expect(flow.getSnapshot().state.calendarUid).not.toBe(uid);
  });
});

describe('edit', () => {
  it('LA-07 leads to the times, even if the visitor reached the confirmation with Forward', async () => {
    const { env, flow } = await booked();
    flow.goTo(0);
    flow.goTo(2);
    await env.finish(flow.edit());
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, isInEditMode: true });
  });
});

describe('reschedule', () => {
  it('LA-05 needs both day and time, and books again', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.openReschedule());
    expect(flow.getSnapshot().canSchedule).toBe(false);
    flow.selectTime(openSlot(flow, 5));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, scheduledVisitHour: '2:00 PM' });
    expect(env.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T14:00:00-05:00');
  });

  it('LA-05 closing without a change keeps the visit', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.openReschedule());
    flow.closeReschedule();
    expect(flow.getSnapshot().state).toMatchObject({
      scheduledVisitHour: '9:00 AM',
      selectedAppointment: { startsAt: '2026-11-21T09:00:00-05:00' },
    });
  });

  it('LS-09 LS-13 a failed or taken time leaves the visit unchanged', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.openReschedule());
    const wanted = openSlot(flow, 5);
    flow.selectTime(wanted);
    env.leads.faults.failNext('update', { kind: 'timeout' });
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().alert).toEqual({ key: 'generic' });
    env.backEnd.takeSlot(env.club('101').facilityId, wanted.startsAt);
    await env.finish(flow.schedule());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'slotTaken' },
      state: { scheduledVisitHour: '9:00 AM' },
    });
    expect(flow.getSnapshot().times.alternatives).toHaveLength(3);
  });

  it('LA-12 the calendar entry keeps its UID, and each change increases its SEQUENCE', async () => {
    const { env, flow } = await booked();
    const uid = flow.getSnapshot().state.calendarUid;
    expect(uid).toMatch(/^[0-9a-f-]{36}@foyer$/);
    await env.finish(flow.openReschedule());
    flow.selectTime(openSlot(flow, 5));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ calendarUid: uid, calendarSequence: 1 });
    await env.finish(flow.cancel());
    expect(flow.getSnapshot().state).toMatchObject({ calendarUid: uid, calendarSequence: 2 });
  });
});

describe('survey', () => {
  it('LA-08 SV-01 to SV-06 goes from the first question to the last panel and sends the answers', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.nextSurvey());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'surveyUnanswered' },
      state: { personalizeOptionsStep: 1 },
    });
    flow.answerSurvey(94);
    flow.explainSurvey('Climbing');
    await env.finish(flow.nextSurvey());
    flow.answerSurvey(98);
    flow.answerSurvey(100);
    await env.finish(flow.nextSurvey());
    flow.answerSurvey(103);
    await env.finish(flow.nextSurvey());
    flow.answerSurvey(119);
    env.leads.faults.failNext('update', { kind: 'network' });
    await env.finish(flow.nextSurvey());
    expect(flow.getSnapshot()).toMatchObject({
      alert: { key: 'generic' },
      state: { personalizeOptionsStep: 4 },
    });
    const completed = (): unknown[] =>
      env.analytics.events.filter(({ name }) => name === 'survey_completed');
    expect(completed()).toEqual([]);
    await env.finish(flow.nextSurvey());
    expect(flow.getSnapshot().state.personalizeOptionsStep).toBe(5);
    expect(completed()).toEqual([{ name: 'survey_completed', facilityId: '101' }]);
    const answers = env.backEnd.leads[0]?.answers.map(({ answerId }) => answerId);
    expect(answers).toEqual(expect.arrayContaining(['94', '100', '103', '119', '201', '202']));
    expect(answers).not.toContain('98');
  });

  it('SV-01 survives a reload, and can go back', async () => {
    const { env, flow } = await booked();
    flow.answerSurvey(86);
    await env.finish(flow.nextSurvey());
    const again = await env.openPage();
    expect(again.getSnapshot().state).toMatchObject({ personalizeOptionsStep: 2 });
    again.backSurvey();
    again.backSurvey();
    expect(again.getSnapshot().state).toMatchObject({
      personalizeOptionsStep: 1,
      personalizeOptions: [{ answerId: 86 }],
    });
  });

  it('SV-02 an answer of another question changes nothing', async () => {
    const { flow } = await booked();
    flow.answerSurvey(98);
    flow.answerSurvey(1);
    flow.explainSurvey('Nothing was asked');
    expect(flow.getSnapshot().state.personalizeOptions).toEqual([]);
  });
});

describe('the confirmation matches the visit in the back end', () => {
  it('LS-04 skipping after a booking whose response was lost cancels that booking', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.selectTime(openSlot(flow));
    env.leads.faults.failNext('update', { kind: 'network' }, { takesEffect: true });
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit).not.toBeNull();
    await env.finish(flow.skip());
    expect(flow.getSnapshot()).toMatchObject({ hasVisit: false, state: { step: 2 } });
    expect(env.backEnd.leads[0]?.visit).toBeNull();
  });

  it('LS-04 skipping after a move whose response was lost undoes the move', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.edit());
    flow.selectTime(openSlot(flow, 4));
    env.leads.faults.failNext('update', { kind: 'network' }, { takesEffect: true });
    await env.finish(flow.schedule());
    await env.finish(flow.skip());
    expect(flow.getSnapshot().state).toMatchObject({ step: 2, scheduledVisitHour: '9:00 AM' });
    expect(env.backEnd.leads[0]?.visit?.time).toBe('2026-11-21T09:00:00-05:00');
  });

  it('LC-13 going back and choosing a club that takes no visits cancels the visit', async () => {
    const { env, flow } = await booked();
    flow.goTo(0);
    await env.finish(flow.chooseClub(env.club('105')));
    await env.finish(flow.submitVisit());
    expect(flow.getSnapshot()).toMatchObject({
      hasVisit: false,
      clubAccepts: false,
      state: { step: 2, scheduledFacility: { facilityId: '105' } },
    });
    expect(env.backEnd.leads[0]?.visit).toBeNull();
  });

  it('LS-02 a time requested at one club isn’t treated as the visitor’s own at another', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    const wanted = openSlot(flow);
    flow.selectTime(wanted);
    env.leads.faults.failNext('update', { kind: 'network' });
    await env.finish(flow.schedule());
    env.backEnd.takeSlot(env.club('102').facilityId, wanted.startsAt);
    await env.finish(flow.chooseClub(env.club('102')));
    expect(flow.getSnapshot().times.plan?.days[1]?.slots[0]?.available).toBe(false);
  });
});
