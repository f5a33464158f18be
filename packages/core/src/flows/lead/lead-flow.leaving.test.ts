import { describe, expect, it, vi } from 'vitest';

import { VisitorWorld } from '../../../testing/builders/lead-flow.builder.ts';
import { composeLeadFlow } from './lead-flow.compose.ts';
import { selectedClubCookie } from '../../clubs/selected-club-cookie.ts';
import { returnPathKey } from '../engine/return-path.ts';
import { leadFlowStorageKey } from './lead-flow.schema.ts';

const minute = 60_000;

describe('leaving', () => {
  it('LX-08 clears return path, state and club cookie, and goes to where the visitor came from', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.sessionStore.write(returnPathKey, '/pilates?x=1').unwrap();
    expect(world.cookies.read(selectedClubCookie)).toBe('101');
    flow.leave();
    expect(world.navigation.current()).toBe('/pilates?x=1');
    expect(world.sessionStore.read(returnPathKey)).toBeNull();
    expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
    expect(world.cookies.read(selectedClubCookie)).toBeNull();
    expect(flow.getSnapshot().state.contactInput.first_name).toBe('');
  });

  it('LX-08 works before the lazy parts are loaded', async () => {
    const world = new VisitorWorld();
    const { flow } = composeLeadFlow(world);
    flow.leave();
    await vi.waitFor(() => expect(world.navigation.current()).toBe('/memberbenefits'));
  });

  it.each([null, '/membership', 'https://evil.example/', '/join/corp'])(
    'LX-08 LX-09 with %j as the return path, goes to the member benefits',
    async (stored) => {
      const world = new VisitorWorld();
      const flow = await world.openFilledPage();
      if (stored !== null) world.sessionStore.write(returnPathKey, stored).unwrap();
      flow.leave();
      expect(world.navigation.current()).toBe('/memberbenefits');
    },
  );
});

describe('expiry', () => {
  it('LX-15 two minutes before the end the visitor is asked to stay, which restarts the time', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.clock.advance(13 * minute - 2000);
    expect(flow.getSnapshot().asksToStay).toBe(false);
    world.clock.advance(2000);
    expect(flow.getSnapshot().asksToStay).toBe(true);
    flow.stay();
    expect(flow.getSnapshot().asksToStay).toBe(false);
    world.clock.advance(12 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('LX-15 LX-01 at the end, the form is empty and says why', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    world.clock.advance(15 * minute + 1);
    expect(flow.getSnapshot()).toMatchObject({
      notice: { key: 'stateExpired' },
      asksToStay: false,
      state: { step: 0, contactInput: { first_name: '' } },
    });
    expect(world.localStore.read(leadFlowStorageKey)).toBeNull();
  });

  it('LX-15 a reload repeats the message until the visitor continues', async () => {
    const world = new VisitorWorld();
    await world.openFilledPage();
    world.clock.advance(16 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
    again.changeField('first_name', 'Ada');
    expect((await world.openPage()).getSnapshot().notice).toBeNull();
  });

  it('LX-15 a laptop that slept past the end shows the message when it wakes', async () => {
    const world = new VisitorWorld();
    const flow = await world.openFilledPage();
    flow.close();
    world.clock.advance(60 * minute);
    const again = await world.openPage();
    expect(again.getSnapshot().notice).toEqual({ key: 'stateExpired' });
  });
});
