import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';

import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { useLeadFlow } from '../../hooks/use-lead-flow.ts';
import {
  at,
  booked,
  chose,
  type Scene,
  setScene,
  type StoryFoyer,
  submitted,
  typed,
} from '../../testing/story-foyer.fake.tsx';
import { ClubChooser, ConfirmationStep, ContactStep, FlowGuard, ScheduleStep } from './parts.tsx';

const meta: Meta<typeof OwnLayout> = { title: 'Screens/Own layout', component: OwnLayout };
export default meta;

type Story = StoryObj<typeof OwnLayout>;

/** A page that a team draws itself: the clubs beside the current step. */
function OwnLayout({ foyer }: { readonly foyer: StoryFoyer }): JSX.Element {
  return (
    <FoyerProvider container={foyer.container}>
      <OwnPage />
    </FoyerProvider>
  );
}

const steps = [ContactStep, ScheduleStep, ConfirmationStep] as const;

function OwnPage(): JSX.Element {
  const { snapshot } = useLeadFlow();
  const Step = steps[snapshot.state.step];
  return (
    <div
      className="foyer"
      style={{ display: 'flex', flexWrap: 'wrap', gap: '3rem', padding: '2rem' }}
    >
      <aside
        aria-label="Our clubs"
        style={{ flex: '1 1 16rem', maxHeight: '40rem', overflow: 'auto' }}
      >
        <ClubChooser />
      </aside>
      <main style={{ flex: '3 1 24rem' }}>
        <Step />
      </main>
      <FlowGuard />
    </div>
  );
}

function layoutAfter(...scenes: readonly Scene[]): Story {
  return {
    loaders: [async () => ({ foyer: await setScene({}, scenes) })],
    render: (_args, { loaded }) => <OwnLayout foyer={loaded['foyer'] as StoryFoyer} />,
  };
}

export const Contact: Story = layoutAfter(at('101'));

export const Schedule: Story = layoutAfter(at('101'), typed(), submitted);

export const Confirmation: Story = layoutAfter(
  at('101'),
  typed(),
  submitted,
  chose('10:00 AM'),
  booked,
);
