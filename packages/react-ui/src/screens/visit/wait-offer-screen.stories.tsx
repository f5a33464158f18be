import type { StoryObj, Meta } from '@storybook/react-vite';

import { offeredTime } from '../../testing/visits.fake.ts';
import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { titled } from '../../testing/story-visible.fake.tsx';
import { WaitOfferScreen } from './wait-offer-screen.tsx';

const meta: Meta = { title: 'Screens/Wait list' };
export default meta;

function offerStory(
  set: (foyer: StoryFoyer, token: string) => unknown = () => undefined,
): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer();
      const { token } = await offeredTime(foyer);
      await set(foyer, token);
      return { foyer, token };
    },
    ({ token }) => <WaitOfferScreen token={token} />,
  );
}

export const Offered: StoryObj = {
  name: 'VL-54 an offered time',
  ...offerStory(),
  play: titled('A time opened for you'),
};

export const OnAPhone: StoryObj = { ...Offered, name: 'On a phone', ...onAPhone };

export const Booked: StoryObj = {
  ...offerStory(({ waitList }, token) => waitList.accept(token)),
  play: titled('You’re booked'),
};

export const Over: StoryObj = {
  ...offerStory(({ waitList }, token) => waitList.leave(token)),
  play: titled('We’re not holding this time anymore'),
};

export const Unknown: StoryObj = {
  ...offerStory(({ backEnd }) => backEnd.waitList.entries.splice(0)),
  play: titled('This link doesn’t work'),
};

export const OnItsWay: StoryObj = offerStory(({ waitList }) =>
  waitList.faults.delayNext('offer', forever, { times: 9 }),
);

export const Failed: StoryObj = offerStory(({ waitList }) => waitList.faults.goDown());
