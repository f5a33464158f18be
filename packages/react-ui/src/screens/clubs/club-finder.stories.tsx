import { anyClubs, type ClubsQuery, nearMe } from '@foyer/core/clubs';
import { aClub, facilityId, someClubs } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useState } from 'react';
import { userEvent, within } from 'storybook/test';

import { type FakeFoyerOptions } from '../../di/foyer.fake.ts';
import {
  type FixedClock,
  longClub,
  storyFoyer,
  type StoryFoyer,
  storyOf,
} from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import '../../styles/clubs.css';
import { ClubFinder } from './club-finder.tsx';

const meta: Meta = { title: 'Screens/Clubs' };
export default meta;

interface Scene {
  readonly query?: Partial<ClubsQuery>;
  readonly options?: FakeFoyerOptions<FixedClock>;
  readonly set?: (foyer: StoryFoyer) => void;
}

function finderStory({ query = {}, options = {}, set }: Scene = {}): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer({ clubs: manyClubs, ...options });
      set?.(foyer);
      return { foyer };
    },
    () => <Page query={{ ...anyClubs, ...query }} />,
  );
}

function Page({ query: first }: { readonly query: ClubsQuery }): JSX.Element {
  const [query, setQuery] = useState(first);
  return (
    <div className="foyer" style={{ padding: '1.25rem' }}>
      <ClubFinder query={query} onQuery={setQuery} />
    </div>
  );
}

/** Thirty clubs around New York, and some elsewhere. */
const manyClubs = [
  ...someClubs,
  ...Array.from({ length: 27 }, (_, at) =>
    aClub({
      facilityId: facilityId(String(201 + at)),
      name: `${['Chelsea', 'Gramercy', 'Nolita', 'Harlem', 'Astoria'][at % 5]} ${at + 1}`,
      status: at === 3 ? 'presale' : 'open',
      lat: 40.66 + (at * 7) / 400,
      long: -74.02 + ((at * 13) % 27) / 60,
    }),
  ),
];

export const NearAPlace: StoryObj = {
  name: 'PG-132 near a ZIP code, with a filter',
  ...finderStory({ query: { near: '10018', filters: ['pool'] } }),
};

export const InTheVisitorsRegion: StoryObj = finderStory();

export const NearTheVisitor: StoryObj = finderStory({
  query: { near: nearMe },
  set: ({ geolocation }) => {
    geolocation.allowed = true;
  },
});

export const NoPosition: StoryObj = {
  ...finderStory({
    set: ({ geolocation }) => {
      geolocation.answer = { kind: 'denied', message: '' };
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use my location' }));
    await canvas.findByText(/location/i, { selector: '[role=status]' });
  },
};

export const OnAPhone: StoryObj = { ...NearAPlace, name: 'On a phone', ...onAPhone };

export const DotPressed: StoryObj = {
  name: 'PG-137 a pressed dot and its card',
  ...finderStory({ query: { near: 'london' } }),
  play: async ({ canvasElement }) => {
    const map = await within(canvasElement).findByRole('toolbar', { name: 'Map of the clubs' });
    await userEvent.click(await within(map).findByRole('button', { name: 'Kensington, London' }));
  },
};

export const InLondon: StoryObj = finderStory({
  query: { near: 'london' },
  options: { country: 'GB', timeZone: 'Europe/London' },
});

export const InFrench: StoryObj = {
  ...finderStory({ query: { near: '10018' } }),
  globals: { locale: 'fr-CA' },
};

export const LongText: StoryObj = {
  ...finderStory({ options: { clubs: [longClub] } }),
  ...onAPhone,
};

export const NothingFound: StoryObj = finderStory({
  query: { near: 'A place that no club of this chain is anywhere near', filters: ['kids'] },
});

export const Loading: StoryObj = finderStory({
  set: ({ clubs }) => clubs.faults.delayNext('all', forever),
});

export const Failed: StoryObj = finderStory({
  set: ({ clubs }) => clubs.faults.goDown({ kind: 'network' }),
});
