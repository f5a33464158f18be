import { describe, expect, it } from 'vitest';

import { composeLeadFlow } from '../lead/lead-flow.compose.ts';
import { VisitorWorld } from '../../../testing/builders/lead-flow.builder.ts';

describe('two tabs', () => {
  it('LX-12 adopts what another tab wrote before this one was fully loaded', async () => {
    const world = new VisitorWorld();
    const first = await world.openPage();
    const { flow: second } = composeLeadFlow(world.openTab());
    const entering = second.enter({ path: '/membership' });
    first.changeField('first_name', 'Ada');
    expect(second.getSnapshot().state.contactInput.first_name).toBe('');
    await second.preload();
    await world.finish(entering);
    expect(second.getSnapshot().state.contactInput.first_name).toBe('Ada');
  });

  it('LX-12 LX-04 another tab doesn’t replace what was typed here in the meantime', async () => {
    const world = new VisitorWorld();
    const first = await world.openPage();
    const tab = world.openTab();
    const { flow: second } = composeLeadFlow(tab);
    const entering = second.enter({ path: '/membership' });
    tab.localStore.fill();
    second.changeField('first_name', 'Grace');
    first.changeField('first_name', 'Ada');
    await second.preload();
    await world.finish(entering);
    expect(second.getSnapshot().state.contactInput.first_name).toBe('Grace');
  });
});
