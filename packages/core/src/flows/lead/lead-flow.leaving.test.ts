import { describe, expect, it, vi } from 'vitest';

import { VisitorEnvironment } from '../../../testing/builders/lead-flow.builder.ts';
import { createLeadFlow } from './lead-flow.ts';
import { selectedClubCookie } from '../../clubs/club.ts';
import { returnPathKey } from '../engine/return-path.ts';
import { leadFlowStorageKey } from './lead-flow.state.ts';

const minute = 60_000;

describe('leaving', () => {
  it('LX-08 clears return path, state and club cookie, and goes to where the visitor came from', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.sessionStore.write(returnPathKey, '/pilates?x=1').unwrap();
    expect(env.cookies.read(selectedClubCookie)).toBe('101');
    flow.leave();
    expect(env.navigation.current()).toBe('/pilates?x=1');
    expect(env.sessionStore.read(returnPathKey)).toBeNull();
    expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(env.cookies.read(selectedClubCookie)).toBeNull();
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('');
  });

  it('LX-08 shows the loader at once, and ends it after the page is left', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.leave();
    expect(env.activity?.isVisible()).toBe(true);
    env.clock.advance(1000);
    expect([env.activity?.isVisible(), env.activity?.count()]).toEqual([false, 0]);
  });

  it('LX-08 works before the lazy parts are loaded', async () => {
    const env = new VisitorEnvironment();
    const { flow } = createLeadFlow(env);
    flow.leave();
    await vi.waitFor(() => expect(env.navigation.current()).toBe('/memberbenefits'));
  });

  it.each([null, '/membership', 'https://evil.example/', '/join/corp'])(
    'LX-08 LX-09 with %j as the return path, goes to the member benefits',
    async (stored) => {
      const env = new VisitorEnvironment();
      const flow = await env.openFilledPage();
      if (stored !== null) env.sessionStore.write(returnPathKey, stored).unwrap();
      flow.leave();
      expect(env.navigation.current()).toBe('/memberbenefits');
    },
  );
});

describe('expiry', () => {
  it('LX-15 two minutes before the end the visitor is asked to stay, which restarts the time', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.clock.advance(13 * minute - 2000);
    expect(flow.getSnapshot().asksToStay).toBe(false);
    env.clock.advance(2000);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    expect(flow.getSnapshot().asksToStay).toBe(false);
    env.clock.advance(12 * minute);
    const again = await env.openPage();
    expect(again.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('LX-15 LX-01 at the end, the form is empty and says why', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    env.clock.advance(15 * minute + 1);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'stateExpired' },
      asksToStay: false,
      state: { step: 0, contactInput: { first_name: '' } },
    });
    expect(env.localStore.read(leadFlowStorageKey)).toBeNull();
  });

  it('LX-15 a reload repeats the message until the visitor continues', async () => {
    const env = new VisitorEnvironment();
    await env.openFilledPage();
    env.clock.advance(16 * minute);
    const again = await env.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    again.changeField('first_name', 'Ada');
    expect((await env.openPage()).getSnapshot().notice).toBeNull();
  });

  it('LX-15 a laptop that slept past the end shows the message when it wakes', async () => {
    const env = new VisitorEnvironment();
    const flow = await env.openFilledPage();
    flow.close();
    env.clock.advance(60 * minute);
    const again = await env.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });
});
