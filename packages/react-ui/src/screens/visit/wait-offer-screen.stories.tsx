import type { StoryObj, Meta } from '@storybook/react-vite';
import { within } from 'storybook/test';

import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { offeredTime } from '../../testing/visits.fake.ts';
import { storyFoyer, type StoryFoyer } from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { WaitOfferScreen } from './wait-offer-screen.tsx';

const meta: Meta = { title: 'Screens/Wait list' };
export default meta;

function offerStory(
  set: (foyer: StoryFoyer, token: string) => unknown = () => undefined,
): StoryObj {
  return {
    loaders: [
      async () => {
        const foyer = storyFoyer();
        const { token } = await offeredTime(foyer);
        await set(foyer, token);
        return { foyer, token };
      },
    ],
    render: (_args, { loaded }) => (
      <FoyerProvider container={(loaded['foyer'] as StoryFoyer).container}>
        <WaitOfferScreen token={loaded['token'] as string} />
      </FoyerProvider>
    ),
  };
}

const shown =
  (heading: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: heading, level: 1 });
  };

export const Offered: StoryObj = {
  name: 'VL-54 an offered time',
  ...offerStory(),
  play: shown('A time opened for you'),
};

export const OnAPhone: StoryObj = { ...Offered, name: 'On a phone', ...onAPhone };

export const Booked: StoryObj = {
  ...offerStory(({ waitList }, token) => waitList.accept(token)),
  play: shown('You’re booked'),
};

export const Over: StoryObj = {
  ...offerStory(({ waitList }, token) => waitList.leave(token)),
  play: shown('We’re not holding this time anymore'),
};

export const Unknown: StoryObj = {
  ...offerStory(({ backEnd }) => backEnd.waitList.entries.splice(0)),
  play: shown('This link doesn’t work'),
};

export const OnItsWay: StoryObj = offerStory(({ waitList }) =>
  waitList.faults.delayNext('offer', forever, { times: 9 }),
);

export const Failed: StoryObj = offerStory(({ waitList }) => waitList.faults.goDown());
