import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { storyFoyer } from '../testing/story-foyer.fake.tsx';
import FlowGuard from './flow-guard.tsx';

const meta: Meta<typeof FlowGuardStory> = {
  title: 'Screens/Leaving and staying',
  component: FlowGuardStory,
};
export default meta;

type Story = StoryObj<typeof FlowGuardStory>;

export const Leaving: Story = {
  args: { asksToStay: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Exit' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Leave this page?');
  },
};

export const TwoMinutesLeft: Story = { args: { asksToStay: true } };

export const TwoMinutesLeftOnAPhone: Story = {
  ...TwoMinutesLeft,
  globals: { viewport: { value: 'phone' } },
};

export const TwoMinutesLeftDark: Story = { ...TwoMinutesLeft, globals: { scheme: 'dark' } };

/** The guard alone, at a time of its own. */
function FlowGuardStory({ asksToStay }: { readonly asksToStay: boolean }): JSX.Element {
  const { flow } = storyFoyer();
  return (
    <div className="foyer foyer-flow">
      <FlowGuard
        flow={flow}
        snapshot={{ ...flow.getSnapshot(), asksToStay }}
        exits
        goesBack={false}
      />
    </div>
  );
}
