import { describe, expect, it } from 'vitest';

import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import type { LeadFlow } from './lead-flow.ts';

async function atTimes(settings: VisitorEnvironment['settings'] = { guests: true }) {
  const env = new VisitorEnvironment();
  env.settings = settings;
  const flow = await env.openSchedule();
  return { env, flow };
}

/** Books for two. */
async function booked(name = 'Kim'): Promise<{ env: VisitorEnvironment; flow: LeadFlow }> {
  const { env, flow } = await atTimes();
  flow.bring(name);
  flow.selectTime(openSlot(flow));
  await env.finish(flow.schedule());
  return { env, flow };
}

describe('Bringing someone', () => {
  it('VL-36: survives a reload and another time, and is booked with the visit', async () => {
    const { env, flow } = await atTimes();
    flow.bring(' Kim ');
    flow.selectTime(openSlot(flow));
    const again = await env.openPage();
    expect(again.getSnapshot().state.guestName).toBe(' Kim ');
    again.selectTime(openSlot(again, 1));
    await env.finish(again.schedule());
    const kim = { firstName: 'Kim' };
    expect(again.getSnapshot().state).toMatchObject({ step: 2, guest: kim });
    expect(env.backEnd.leads[0]?.visit?.guest).toEqual(kim);
  });

  it('VL-36: needs no name', async () => {
    const { env, flow } = await booked('');
    expect(flow.getSnapshot().state.guest).toEqual({ firstName: null });
    expect(env.backEnd.leads[0]?.visit?.guest).toEqual({ firstName: null });
  });

  it('VL-36: a name that can’t be one is refused, after leaving its field and when booking', async () => {
    const { env, flow } = await atTimes();
    flow.bring('@@');
    flow.checkGuest();
    expect(flow.getSnapshot().alert).toEqual({ key: 'nameMalformed' });
    flow.bring('@');
    expect(flow.getSnapshot().alert).toBeNull();
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    const { alert, refusals, state } = flow.getSnapshot();
    expect({ alert, refusals, step: state.step }).toEqual({
      alert: { key: 'nameMalformed' },
      refusals: 1,
      step: 1,
    });
    expect(env.leads.faults.count('update')).toBe(0);
  });

  it('VL-36: a chain that doesn’t ask sends nothing about guests', async () => {
    const { env, flow } = await atTimes({});
    flow.bring('Kim');
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit?.guest).toBeNull();
    expect(flow.getSnapshot().state.guest).toBeNull();
  });

  it('VL-36: where the time comes first, it is kept while the details are typed', async () => {
    const env = new VisitorEnvironment();
    env.settings = { guests: true, order: 'times-first' };
    const flow = await env.openPage();
    await env.finish(flow.chooseClub(env.club('101')));
    flow.bring('1');
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state.step).toBe(1);
    flow.bring('Kim');
    await env.finish(flow.schedule());
    expect(flow.getSnapshot().state).toMatchObject({ step: 0, guestName: 'Kim' });
  });

  it('VL-37: rescheduling keeps, changes or takes away the guest', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.openReschedule());
    flow.selectTime(openSlot(flow, 1));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit?.guest).toEqual({ firstName: 'Kim' });
    await env.finish(flow.openReschedule());
    flow.bring(null);
    flow.selectTime(openSlot(flow, 2));
    await env.finish(flow.schedule());
    expect(env.backEnd.leads[0]?.visit?.guest).toBeNull();
    expect(flow.getSnapshot().state).toMatchObject({ guest: null, calendarSequence: 2 });
  });

  it('VL-37: what was typed while rescheduling is forgotten when it’s closed', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.openReschedule());
    flow.bring('Sam');
    flow.closeReschedule();
    expect(flow.getSnapshot().state).toMatchObject({
      guest: { firstName: 'Kim' },
      guestName: 'Kim',
    });
  });

  it('VL-37: skipping after a move whose response was lost brings back the guest', async () => {
    const { env, flow } = await booked();
    await env.finish(flow.edit());
    flow.bring('Sam');
    flow.selectTime(openSlot(flow, 1));
    env.leads.faults.failNext('update', { kind: 'network' }, { takesEffect: true });
    await env.finish(flow.schedule());
    await env.finish(flow.skip());
    expect(env.backEnd.leads[0]?.visit?.guest).toEqual({ firstName: 'Kim' });
    expect(flow.getSnapshot().state.guest).toEqual({ firstName: 'Kim' });
  });
});
