import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, Suspense, useEffect, useState } from 'react';
import { userEvent, within } from 'storybook/test';

import { classTokens } from '../di/tokens.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { storyFoyer } from '../testing/story-foyer.fake.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import { Headline } from '../screens/flow/step-layout.tsx';
import { LoaderOverlay, LoadingState, Skeleton } from './loading-state.tsx';

const meta: Meta = {
  title: 'Components/Feedback',
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: '2rem', maxWidth: '36rem', padding: '2rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;

export const Banners: StoryObj = {
  render: () => (
    <>
      <Banner tone="problem">An error has occurred.</Banner>
      <Banner tone="note">You can’t join this club online yet.</Banner>
      <Banner tone="problem">
        <p>We couldn’t load our clubs. Please try again.</p>
        <Button look="secondary">Try again</Button>
      </Banner>
    </>
  ),
};

const PartNotLoaded = lazyWithRetry<object>(async () => {
  throw new TypeError('The network is gone.');
});

/** A step whose code failed to load. */
export const NotFetched: StoryObj = {
  render: () => (
    <FoyerProvider container={storyFoyer().container}>
      <Suspense fallback={<Skeleton shape="card" />}>
        <PartNotLoaded />
      </Suspense>
    </FoyerProvider>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await within(canvasElement).findByRole('alert');
  },
};

export const Skeletons: StoryObj = {
  render: () => (
    <>
      <Skeleton shape="cell" count={7} />
      <Skeleton shape="line" count={9} />
      <Skeleton shape="row" count={3} />
    </>
  ),
};

export const WaitingForTimes: StoryObj = {
  render: () => (
    <FoyerProvider container={storyFoyer().container}>
      <LoadingState label="Loading available times…" onRetry={() => undefined}>
        <Skeleton shape="cell" count={7} />
      </LoadingState>
    </FoyerProvider>
  ),
};

function Busy(): JSX.Element {
  const [foyer] = useState(() => storyFoyer());
  useEffect(() => {
    const activity = foyer.container.get(classTokens.activity);
    activity.begin();
    return () => activity.end();
  }, [foyer]);
  return (
    <FoyerProvider container={foyer.container}>
      <LoaderOverlay />
    </FoyerProvider>
  );
}

export const Loader: StoryObj = { render: () => <Busy /> };

export const Headlines: StoryObj = {
  render: () => (
    <Headline
      eyebrow="Visit a club"
      title="See it for yourself"
      lede="Pick a time."
      logo={{ src: '/icon.svg', alt: 'Foyer Clubs', width: 32, height: 32 }}
    />
  ),
};

export const Progress: StoryObj = {
  render: () => (
    <Headline eyebrow="Schedule a visit" progress={[2, 3]} title="When would you like to visit?" />
  ),
};
