import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { guardCopy } from '../../copy/visit.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { FlowGuard, type FlowGuardProps } from './flow-guard.tsx';

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
    await userEvent.click(await canvas.findByRole('link', { name: 'Exit' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('Leave this page?');
  },
};

export const LeavingTheCorporateJoin: Story = {
  args: { asksToStay: false, exitText: guardCopy.corporateExitText },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Exit' }));
    await expect(await canvas.findByRole('dialog')).toHaveTextContent(
      'Your progress will not be saved.',
    );
  },
};

export const TwoMinutesLeft: Story = { args: { asksToStay: true } };

export const TwoMinutesLeftOnAPhone: Story = {
  ...TwoMinutesLeft,
  globals: { viewport: { value: 'phone' } },
};

/** The guard alone, at a given time. */
function FlowGuardStory(props: Pick<FlowGuardProps, 'asksToStay' | 'exitText'>): JSX.Element {
  const { container, flow } = storyFoyer();
  return (
    <FoyerProvider container={container}>
      <div className="foyer foyer-flow">
        <FlowGuard flow={flow} exit="ask" {...props} />
      </div>
    </FoyerProvider>
  );
}
