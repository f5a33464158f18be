import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import '../../styles/joining.css';
import '../../styles/prices.css';
import { PricesScreen } from './prices-screen.tsx';

const meta: Meta = { title: 'Screens/Prices' };
export default meta;

function pricesStory(
  facilityId: string,
  set: (foyer: StoryFoyer) => unknown = () => undefined,
): StoryObj {
  return storyOf(
    () => {
      const foyer = storyFoyer();
      set(foyer);
      return { foyer };
    },
    () => <PricesScreen facilityId={facilityId} onChooseClub={() => undefined} />,
  );
}

const compared: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('table', { name: 'Compare memberships' });
};

export const Compared: StoryObj = {
  name: 'PG-257 the names of plans side by side are in line',
  ...pricesStory('101'),
  play: async (story) => {
    await compared(story);
    const names = [...story.canvasElement.querySelectorAll('.foyer-price__name')];
    const tops = names.map((name) => name.getBoundingClientRect().top);
    await expect(tops).toEqual([tops[0], tops[0]]);
  },
};
export const OnAPhone: StoryObj = { ...pricesStory('101'), play: compared, ...onAPhone };
export const InTheUK: StoryObj = { ...pricesStory('103'), play: compared };
export const Presale: StoryObj = {
  ...pricesStory('101', ({ backEnd }) => {
    backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, status: 'presale' }));
  }),
  play: compared,
};
export const NothingSold: StoryObj = pricesStory('101', ({ plans }) => {
  plans.offers = [];
});
export const Loading: StoryObj = pricesStory('101', ({ plans }) =>
  plans.faults.delayNext('ofClub', forever),
);
export const Failed: StoryObj = pricesStory('101', ({ plans }) =>
  plans.faults.failNext('ofClub', { kind: 'network' }),
);
export const LongNames: StoryObj = {
  ...pricesStory('101', ({ backEnd, plans }) => {
    backEnd.clubs = backEnd.clubs.map((club) => ({
      ...club,
      name: 'Foyer Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    }));
    plans.offers = plans.offers.map((offer) => ({
      ...offer,
      promotion: 'Founding-member rate for everyone who joins before the opening weekend is over',
    }));
  }),
  play: compared,
};
