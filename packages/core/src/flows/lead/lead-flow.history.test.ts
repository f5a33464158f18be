import { describe, expect, it } from 'vitest';

import { bookingPage, type FlowPage } from './lead-flow.arrival.ts';
import { openSlot, VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { leadFlowStepNames, syncStepsWithHistory } from './lead-flow.history.ts';
import { stepAddresses } from '../engine/step-history.ts';
import type { LeadFlow } from './lead-flow.ts';

const membership: FlowPage = { path: '/membership', kind: 'inline' };

async function atMembership(): Promise<{
  env: VisitorEnvironment;
  flow: LeadFlow;
  leave: () => void;
}> {
  const env = new VisitorEnvironment();
  const flow = await env.openFilledPage();
  const leave = syncStepsWithHistory(flow, env.navigation, membership);
  return { env, flow, leave };
}

const addressesOf = (page: string, style: 'path' | 'query') =>
  stepAddresses(page, leadFlowStepNames['details-first'], style);

describe('steps in the history', () => {
  it.each([
    ['path', '/membership', ['/membership', '/membership/schedule', '/membership/confirmation']],
    ['path', '/visit/', ['/visit', '/visit/schedule', '/visit/confirmation']],
    ['path', '/', ['/', '/schedule', '/confirmation']],
    ['query', '/pilates', ['/pilates', '/pilates?step=schedule', '/pilates?step=confirmation']],
    ['query', '/', ['/', '/?step=schedule', '/?step=confirmation']],
  ] as const)('LX-14 each step has its own address, by %s at %s', (style, page, addresses) => {
    for (const step of [0, 1, 2] as const) {
      expect(addressesOf(page, style).of(step)).toBe(addresses[step]);
      expect(addressesOf(page, style).stepOf(addresses[step])).toBe(step);
    }
  });

  it('LX-14 an address names a step, the contact step if unknown, or none outside the page', () => {
    expect(addressesOf('/membership', 'path').stepOf('/membership/schedule/?a=1')).toBe(1);
    expect(addressesOf('/membership', 'path').stepOf('/membership/anything')).toBe(0);
    expect(addressesOf('/membership', 'path').stepOf('/membershipping')).toBeNull();
    expect(addressesOf('/', 'query').stepOf('/?a=1&step=confirmation')).toBe(2);
    expect(addressesOf('/', 'query').stepOf('/pilates?step=schedule')).toBeNull();
  });

  it('LX-14 the other query parameters stay', () => {
    expect(addressesOf('/', 'query').of(1, '/?utm_source=x&step=confirmation')).toBe(
      '/?utm_source=x&step=schedule',
    );
    expect(addressesOf('/membership', 'path').of(1, '/membership?utm_source=x')).toBe(
      '/membership/schedule?utm_source=x',
    );
  });

  it('LX-14 each forward step adds an entry, and Back goes to the previous step', async () => {
    const { env, flow } = await atMembership();
    await env.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.navigation.entries).toEqual([
      '/membership',
      '/membership/schedule',
      '/membership/confirmation',
    ]);
    env.navigation.back();
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().state).toMatchObject({ step: 1, isInEditMode: true });
    env.navigation.back();
    expect(flow.getSnapshot().state).toMatchObject({
      step: 0,
      contactInput: { first_name: 'Ada' },
    });
    env.navigation.forward();
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().state.step).toBe(1);
    env.navigation.forward();
    expect(flow.getSnapshot().state.step).toBe(2);
    expect(env.navigation.entries).toHaveLength(3);
  });

  it('LX-14 steps that the state doesn’t allow can’t be reached', async () => {
    const { env, flow } = await atMembership();
    env.navigation.push('/membership/confirmation');
    expect(flow.getSnapshot().state.step).toBe(0);
    expect(env.navigation.current()).toBe('/membership');
  });

  it('LS-06 LX-14 Back doesn’t return to an automatically skipped step', async () => {
    const env = new VisitorEnvironment();
    env.backEnd.setOpenTimes(env.club('101').facilityId, 'tour', []);
    const flow = await env.openFilledPage();
    syncStepsWithHistory(flow, env.navigation, membership);
    await env.finish(flow.submitVisit());
    expect(env.navigation.entries).toEqual(['/membership', '/membership/confirmation']);
    env.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(0);
  });

  it('RT-10 a reload shows the visitor’s last step and updates the address', async () => {
    const { env, flow, leave } = await atMembership();
    await env.finish(flow.submitVisit());
    leave();
    env.navigation.replace('/membership');
    const again = await env.openPage();
    syncStepsWithHistory(again, env.navigation, membership);
    expect(env.navigation.current()).toBe('/membership/schedule');
  });

  it('RT-02 a facility id in the address follows the chosen club', async () => {
    const env = new VisitorEnvironment();
    env.navigation.replace('/inquiry/schedule-your-visit?facilityId=101&utm_source=x');
    const flow = await env.openPage({ path: '/inquiry/schedule-your-visit', facilityId: '101' });
    syncStepsWithHistory(flow, env.navigation, bookingPage);
    await env.finish(flow.chooseClub(env.club('103')));
    expect(env.navigation.current()).toBe(
      '/inquiry/schedule-your-visit?facilityId=103&utm_source=x',
    );
  });

  it('LX-14 a step forward before the history started still allows Back to the previous step', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    await env.finish(flow.submitVisit());
    syncStepsWithHistory(flow, env.navigation, membership, { step: 0, address: '/membership' });
    expect(env.navigation.entries).toEqual(['/membership', '/membership/schedule']);
    env.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(0);
  });

  it('LX-14 Back or Forward before the history started is followed', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.goTo(0);
    const from = { step: 0, address: '/membership' } as const;
    env.navigation.push('/membership/schedule');
    syncStepsWithHistory(flow, env.navigation, membership, from);
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.navigation.current()).toBe('/membership/schedule');
  });

  it('LX-14 a visitor who arrives with Back or Forward gets the step of the address, if the state allows it', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openSchedule();
    flow.goTo(0);
    const from = { step: 0, address: null } as const;
    env.navigation.push('/membership/schedule');
    syncStepsWithHistory(flow, env.navigation, membership, from)();
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().state.step).toBe(1);
    env.navigation.push('/membership/confirmation');
    syncStepsWithHistory(flow, env.navigation, membership, { step: 1, address: null })();
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.navigation.current()).toBe('/membership/schedule');
  });

  it('LX-14 a step forward after arriving with Back, before the history started, adds an entry', async () => {
    const { env, flow, leave } = await atMembership();
    leave();
    await env.finish(flow.submitVisit());
    syncStepsWithHistory(flow, env.navigation, membership, { step: 0, address: null });
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.navigation.entries).toEqual(['/membership', '/membership/schedule']);
  });

  it('LX-14 the history stays unchanged after the page closes', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    syncStepsWithHistory(flow, env.navigation, membership)();
    await env.finish(flow.submitVisit());
    expect(env.navigation.entries).toEqual(['/membership']);
  });

  it('RT-11 a redirect’s parameters are removed from the address', async () => {
    const env = new VisitorEnvironment();
    env.navigation.replace('/membership?firstName=Ada&utm_source=x&email=ada%40mail.example');
    const flow = await env.openPage({ firstName: 'Ada', email: 'ada@mail.example' });
    syncStepsWithHistory(flow, env.navigation, membership);
    expect(env.navigation.current()).toBe('/membership?utm_source=x');
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });
});

describe('a page that embeds the flow', () => {
  const pilates: FlowPage = { path: '/pilates', kind: 'embedding' };

  async function atPilates(referringId: string | null = null, facilityId = '101') {
    const env = new VisitorEnvironment();
    env.navigation.replace('/pilates?utm_source=x');
    const flow = await env.openFilledPage(env.club(facilityId), {
      path: '/pilates',
      referringId,
    });
    syncStepsWithHistory(flow, env.navigation, pilates);
    return { env, flow };
  }

  it('RT-03 sends the visitor to the booking page for the times', async () => {
    const { env, flow } = await atPilates();
    await env.finish(flow.submitVisit());
    expect(env.navigation.entries).toEqual([
      '/pilates?utm_source=x',
      '/inquiry/schedule-your-visit/schedule?facilityId=101',
    ]);
  });

  it('RT-03 sends the visitor there for the confirmation of a club that takes no visits, too', async () => {
    const { env, flow } = await atPilates(null, '105');
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe(
      '/inquiry/schedule-your-visit/confirmation?facilityId=105',
    );
  });

  it('RT-03 RF-03 keeps a referral visitor, and each step has its own address', async () => {
    const { env, flow } = await atPilates('R-1001');
    await env.finish(flow.submitVisit());
    flow.selectTime(openSlot(flow));
    await env.finish(flow.schedule());
    expect(env.navigation.entries).toEqual([
      '/pilates?utm_source=x',
      '/pilates?utm_source=x&step=schedule',
      '/pilates?utm_source=x&step=confirmation',
    ]);
    env.navigation.back();
    expect(flow.getSnapshot().state.step).toBe(1);
  });

  it('RT-03 LX-12 doesn’t navigate away because of a booking in another tab', async () => {
    const { env, flow } = await atPilates();
    const other = env.openTab();
    const elsewhere = await other.openPage();
    await other.finish(elsewhere.submitVisit());
    await env.finish(Promise.resolve());
    expect(flow.getSnapshot().state.step).toBe(1);
    expect(env.navigation.entries).toEqual(['/pilates?utm_source=x']);
    flow.goTo(0);
    await env.finish(flow.submitVisit());
    expect(env.navigation.current()).toBe('/inquiry/schedule-your-visit/schedule?facilityId=101');
  });

  it('RT-03 doesn’t navigate away when opened in the middle of a booking', async () => {
    const { env, flow } = await atPilates();
    await env.finish(flow.submitVisit());
    env.navigation.push('/pilates');
    const again = await env.openPage({ path: '/pilates' });
    syncStepsWithHistory(again, env.navigation, pilates);
    expect(env.navigation.current()).toBe('/pilates');
  });
});
