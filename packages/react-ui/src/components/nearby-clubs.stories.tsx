import type { NearbyClubsSnapshot } from '@foyer/core/clubs';
import { someClubs } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { FoyerProvider } from '../di/foyer-provider.tsx';
import { longClub, storyFoyer } from '../testing/story-foyer.fake.tsx';
import { NearbyClubs } from './nearby-clubs.tsx';

const meta: Meta<typeof NearbyClubs> = {
  title: 'Components/Clubs nearby',
  component: NearbyClubs,
  decorators: [
    (Story) => (
      <FoyerProvider container={storyFoyer().container}>
        <Story />
      </FoyerProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof NearbyClubs>;

const position = { latitude: 40.758, longitude: -73.9855 };

function story(nearby: Partial<NearbyClubsSnapshot>): Story {
  return {
    args: {
      nearby: { status: 'ready', position, clubs: [], failure: null, error: null, ...nearby },
      chosen: someClubs[1] ?? null,
      onChoose: () => undefined,
    },
  };
}

const { name, address } = longClub;
const clubs = someClubs.slice(0, 3).map((club, place) => ({
  club: place === 2 ? { ...club, name, address } : club,
  distanceKm: 0.8 + place * 9,
}));

export const Three: Story = story({ clubs });

export const ThreeOnTheNarrowest: Story = {
  ...Three,
  globals: { viewport: { value: 'narrow' } },
};

export const None: Story = story({});

export const Looking: Story = story({ status: 'locating' });

export const NotSupported: Story = story({
  status: 'failed',
  failure: 'unsupported',
  error: 'Geolocation is not supported by browser',
});

export const Denied: Story = story({
  status: 'failed',
  failure: 'denied',
  error: 'User denied Geolocation',
});
