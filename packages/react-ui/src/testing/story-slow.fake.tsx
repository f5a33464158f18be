import { VirtualClock } from '@foyer/core/testing';
import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { FakeFoyer } from '../di/foyer.fake.ts';
import { FlowStory, type Scene, type StoryFoyer } from './story-foyer.fake.tsx';

/** A moment of a wait: how long it lasts from the moment before, in ms, and the words that are seen then. */
export type Moment = readonly [ms: number, seen: string];

/** A story of a wait, whose time is moved by hand from one moment to the next: nobody waits for it. */
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
          // One after the other is the point here. A press takes a moment before it is sent.
          // oxlint-disable-next-line no-await-in-loop
          await foyer.clock.advanceAndSettle(1_000);
          // oxlint-disable-next-line no-await-in-loop
          await work;
        }
        return { foyer };
      },
    ],
    render: (_args, { loaded }) => <FlowStory foyer={loaded['foyer'] as StoryFoyer} />,
    play: async ({ canvasElement, loaded }) => {
      const { clock } = loaded['foyer'] as FakeFoyer;
      const page = within(canvasElement);
      await page.findByRole('list', { name: 'Your visit so far' });
      for (const [ms, seen] of moments) {
        // Each moment follows from the one before.
        // oxlint-disable-next-line no-await-in-loop
        await painted();
        clock.advance(ms);
        // oxlint-disable-next-line no-await-in-loop
        await page.findAllByText(seen);
      }
    },
  };
}

/** What is drawn has had its effects by the second frame after it, its timers among them. */
async function painted(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
