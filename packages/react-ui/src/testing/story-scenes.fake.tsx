import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, JSX } from 'react';

import type { FakeFoyerOptions } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import '../styles/joining.css';
import { type FixedClock, storyFoyer, type StoryFoyer } from './story-foyer.fake.tsx';

/** Sets up the state before the story begins. */
export type SceneOf<Flow> = (flow: Flow, foyer: StoryFoyer) => unknown;

export interface SceneOptions<Entry> extends FakeFoyerOptions<FixedClock> {
  /** The visitor's entry data before the scenes. */
  readonly entry?: Entry;
  /** The data from the payment application; created when the story begins. */
  readonly arrival?: (foyer: StoryFoyer) => Entry;
}

export interface JoinStoryProps<Entry> {
  readonly foyer: StoryFoyer;
  readonly arrival: Entry;
}

export type JoinStoryObj<Entry> = StoryObj<(props: JoinStoryProps<Entry>) => JSX.Element>;

/** Returns a function that creates stories of a join's page after scenes. */
export function scenesOf<Entry extends object, Flow>({
  path,
  flowIn,
  enter,
  Screen,
}: {
  readonly path: string;
  readonly flowIn: (container: StoryFoyer['container']) => Flow;
  readonly enter: (flow: Flow, entry: Entry) => Promise<void>;
  readonly Screen: ComponentType<{ readonly arrival: Entry }>;
}): (options: SceneOptions<Entry>, ...scenes: readonly SceneOf<Flow>[]) => JoinStoryObj<Entry> {
  return ({ arrival, entry = {} as Entry, ...options }, ...scenes) => ({
    loaders: [
      async () => {
        const foyer = storyFoyer({ path, ...options });
        const flow = flowIn(foyer.container);
        await enter(flow, entry);
        for (const happen of scenes) {
          await happen(flow, foyer);
        }
        return { foyer, arrival: arrival?.(foyer) ?? {} };
      },
    ],
    render: (_args, { loaded }) => (
      <FoyerProvider container={(loaded['foyer'] as StoryFoyer).container}>
        <Screen arrival={loaded['arrival'] as Entry} />
      </FoyerProvider>
    ),
  });
}

/** Turns the event loop until a condition holds. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isSo(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}
