import { VirtualClock } from '@foyer/core/testing';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { FakeFoyer } from '../di/foyer.fake.ts';
import { FlowStory, type Scene, type StoryFoyer } from './story-foyer.fake.tsx';

/** A moment of a slow response: the time since the previous moment in ms, and the text visible then. */
export type Moment = readonly [ms: number, seen: string];

/** A story of a slow response that moves the clock by hand, so that nobody has to wait. */
export function slowScene(
  scenes: readonly Scene[],
  ...moments: readonly Moment[]
): StoryObj<typeof FlowStory> {
  return {
    loaders: [
      async () => {
        const foyer = new FakeFoyer({}, new VirtualClock());
        await foyer.flow.enter({ path: '/membership', facilityId: null });
        for (const happen of scenes) {
          const work = happen(foyer);
          // The scenes must run in order. The delay is the flow's debounce.
          await foyer.clock.advanceAndSettle(1_000);
          await work;
        }
        return { foyer };
      },
    ],
    render: (_args, { loaded }) => <FlowStory foyer={loaded['foyer'] as StoryFoyer} />,
    play: async ({ canvasElement, loaded }) => {
      const { clock } = loaded['foyer'] as FakeFoyer;
      const page = within(canvasElement);
      await page.findByText(/^Step \d of 2/);
      for (const [ms, seen] of moments) {
        await painted();
        clock.advance(ms);
        await page.findAllByText(seen);
      }
    },
  };
}

/** Effects and timers of a render have run by the second frame after it. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
