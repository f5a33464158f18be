import { aHeadline } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type JSX, useState } from 'react';

import { FoyerProvider, type FoyerProviderProps } from '../../di/foyer-provider.tsx';
import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { LeadFlowScreen } from './lead-flow-screen.tsx';

const pool = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#e2d6c3" d="M0 0h16v9H0z"/><path fill="#1d3f36" d="M0 6h16v3H0z"/></svg>',
)}`;
const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#1d3f36" d="M0 0h8v8H0z"/></svg>',
)}`;

const content = aHeadline({
  logo: { src: mark, alt: '', width: 32, height: 32 },
  photo: { src: pool, alt: 'A quiet pool', width: 1600, height: 900 },
});

interface HeadlineStoryProps {
  readonly service: 'answers' | 'fails' | 'is silent';
  readonly headline?: FoyerProviderProps['headline'];
}

function HeadlineStory({ service, headline }: HeadlineStoryProps): JSX.Element {
  const [foyer] = useState(() => {
    const made = storyFoyer();
    made.content.setHeadline('/membership', content);
    if (service === 'fails') made.content.faults.failNext('headline', { kind: 'network' });
    if (service === 'is silent') made.content.faults.delayNext('headline', 600_000);
    return made;
  });
  return (
    <FoyerProvider container={foyer.container} {...(headline !== undefined && { headline })}>
      <LeadFlowScreen page={{ path: '/membership', kind: 'inline' }} />
    </FoyerProvider>
  );
}

const meta: Meta<typeof HeadlineStory> = { title: 'Screens/Headline', component: HeadlineStory };
export default meta;

type Story = StoryObj<typeof HeadlineStory>;

export const FromTheContentService: Story = { args: { service: 'answers' } };

export const OnAPhone: Story = {
  ...FromTheContentService,
  globals: { viewport: { value: 'phone' } },
};

export const DefaultCopy: Story = { args: { service: 'fails' } };

export const OfTheChainsOwn: Story = {
  args: { service: 'fails', headline: { ...content, title: 'Our own words' } },
};

export const WithoutAnyWords: Story = {
  args: { service: 'fails', headline: null },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'An error has occurred.' });
  },
};

export const NothingMoves: Story = {
  args: { service: 'answers' },
  name: 'LC-19 words that need more room than the default copy do not push the form down',
  render: () => <LongWords />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Visit a club' });
    const { top } = form.getBoundingClientRect();
    await canvas.findByText('Small rooms');
    await waitFor(() => expect(canvas.getByText('One free visit a person.')).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'See it for yourself',
    );
    await expect(form.getBoundingClientRect().top).toBe(top);
  },
};

function LongWords(): JSX.Element {
  const [foyer] = useState(() => {
    const made = storyFoyer();
    const title = 'See every studio, every hall and every stair of ours first';
    made.content.setHeadline('/membership', aHeadline({ ...content, title }));
    return made;
  });
  return (
    <FoyerProvider container={foyer.container}>
      <LeadFlowScreen page={{ path: '/membership', kind: 'inline' }} />
    </FoyerProvider>
  );
}
