import { describe, expect, it } from 'vitest';

import { openSlot, VisitorWorld } from './lead-flow.builder.ts';
import { keepStepsInHistory, pathOfStep, stepOfPath } from './lead-flow.history.ts';
import type { LeadFlow } from './lead-flow.ts';

async function atMembership(): Promise<{ world: VisitorWorld; flow: LeadFlow; leave: () => void }> {
  const world = new VisitorWorld();
  const flow = await world.openFilledPage();
  const leave = keepStepsInHistory(flow, world.navigation, '/membership');
  return { world, flow, leave };
}

describe('steps in the history', () => {
  it.each([0, 1, 2] as const)('LX-14 step %i has its own path', (step) => {
    expect(stepOfPath('/membership', pathOfStep('/membership', step))).toBe(step);
  });

  it('LX-14 a path names a step, the contact step if it is unknown, and none outside the page', () => {
    expect(stepOfPath('/membership', '/membership/schedule/?a=1')).toBe(1);
    expect(stepOfPath('/membership', '/membership/anything')).toBe(0);
    expect(stepOfPath('/membership', '/membershipping')).toBeNull();
    expect(stepOfPath('/membership', '/')).toBeNull();
  });

  it('LX-14 each step forward adds an entry, and Back is the step before', async () => {
    const { world, flow } = await atMembership();
    await world.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await world.finish(flow.schedule());
    expect(world.navigation.entries).toEqual([
      '/membership',
      '/membership/schedule',
      '/membership/confirmation',
    ]);
    world.navigation.back();
    await world.finish(Promise.resolve());
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, isInEditMode: true });
    world.navigation.back();
    expect(flow.getSnapshot().state).toMatchObject({
      step: 0,
      contactInput: { first_name: 'Ada' },
    });
    world.navigation.forward();
    await world.finish(Promise.resolve());
    expect(flow.getSnapshot().state.step).toBe(1);
    world.navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(world.navigation.entries).toHaveLength(3);
  });

  it('LX-14 no step is reached that the state does not allow', async () => {
    const { world, flow } = await atMembership();
    world.navigation.push('/membership/confirmation');
    expect(flow.getSnapshot().state.step).toBe(0);
    expect(world.navigation.current()).toBe('/membership');
  });

  it('LS-06 LX-14 a step that was passed by itself is not fallen back into', async () => {
    const world = new VisitorWorld();
    world.backEnd.setOpenTimes(world.club('101').facilityId, 'tour', []);
    const flow = await world.openFilledPage();
    keepStepsInHistory(flow, world.navigation, '/membership');
    await world.finish(flow.submitVisit());
    expect(world.navigation.entries).toEqual(['/membership', '/membership/confirmation']);
    world.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(0);
  });

  it('RT-10 a reload shows the step where the visitor was, and the address says so', async () => {
    const { world, flow, leave } = await atMembership();
    await world.finish(flow.submitVisit());
    leave();
    world.navigation.replace('/membership');
    const again = await world.openPage();
    keepStepsInHistory(again, world.navigation, '/membership');
    expect(world.navigation.current()).toBe('/membership/schedule');
  });

  it('RT-02 a facility id in the address follows the chosen club', async () => {
    const world = new VisitorWorld();
    world.navigation.replace('/inquiry/schedule-your-visit?facilityId=101&utm_source=x');
    const flow = await world.openPage({ path: '/inquiry/schedule-your-visit', facilityId: '101' });
    keepStepsInHistory(flow, world.navigation, '/inquiry/schedule-your-visit');
    await world.finish(flow.chooseClub(world.club('103')));
    expect(world.navigation.current()).toBe(
      '/inquiry/schedule-your-visit?facilityId=103&utm_source=x',
    );
  });

  it('LX-14 leaves the history alone once the page is gone', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    keepStepsInHistory(flow, world.navigation, '/membership')();
    await world.finish(flow.submitVisit());
    expect(world.navigation.entries).toEqual(['/membership']);
  });
});
