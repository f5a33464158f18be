import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import type { FakeFoyerOptions } from '../../di/foyer.fake.ts';
import { friendsVisit } from '../../testing/visits.fake.ts';
import {
  type FixedClock,
  longClub,
  storyFoyer,
  type StoryFoyer,
  storyOf,
} from '../../testing/story-foyer.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { titled } from '../../testing/story-visible.fake.tsx';
import { FriendsVisitScreen } from './friends-visit-screen.tsx';

const meta: Meta = { title: 'Screens/Friend’s visit' };
export default meta;

type Scene = (foyer: StoryFoyer, token: string, times: readonly string[]) => unknown;

function visitStory(
  set: Scene = () => undefined,
  options: FakeFoyerOptions<FixedClock> = {},
  visit: Parameters<typeof friendsVisit>[1] = {},
): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer(options);
      const { token, times } = await friendsVisit(foyer, visit);
      await set(foyer, token, times);
      return { foyer, token };
    },
    ({ token }) => <FriendsVisitScreen token={token} />,
  );
}

const press =
  (...names: readonly string[]): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const name of names) {
      await userEvent.click(await page.findByRole('button', { name }));
    }
  };

const join: Scene = async ({ friendsVisits }, token) => {
  const seen = (await friendsVisits.read(token)).unwrap();
  await friendsVisits.join(token, seen);
};

const cancel: Scene = ({ leads }) =>
  leads.cancelVisit({ transactionId: 'friend', leadTokenId: null });

export const Invited: StoryObj = {
  name: 'VL-67 a friend’s visit',
  ...visitStory(),
  play: titled('Sam is visiting Bryant Park'),
};

export const OnAPhone: StoryObj = { ...Invited, name: 'On a phone', ...onAPhone };

export const GuidedWorkout: StoryObj = {
  name: 'VL-67 a guided workout',
  ...visitStory(undefined, {}, { purpose: 'workout' }),
  play: titled('Sam is visiting Bryant Park'),
};

export const LongWords: StoryObj = {
  ...visitStory(undefined, { clubs: [longClub] }, { firstName: 'Wilhelmina-Alexandrina' }),
  play: titled(/^Wilhelmina/),
};

export const Joined: StoryObj = {
  name: 'VL-67 joined',
  ...visitStory(join),
  play: titled('You’ll be there too'),
};

export const TakenBack: StoryObj = {
  name: 'VL-68 taken back',
  ...visitStory(),
  play: press('I’ll be there too', 'I can’t make it after all'),
};

export const Canceled: StoryObj = {
  name: 'VL-69 canceled',
  ...visitStory(cancel),
  play: titled('Sam isn’t coming this time'),
};

export const Unknown: StoryObj = {
  ...storyOf(
    () => ({ foyer: storyFoyer() }),
    () => <FriendsVisitScreen token="unknown" />,
  ),
  play: titled('This link doesn’t work'),
};

export const OnItsWay: StoryObj = visitStory(({ friendsVisits }) =>
  friendsVisits.faults.delayNext('read', forever, { times: 9 }),
);

export const Failed: StoryObj = visitStory(({ friendsVisits }) => friendsVisits.faults.goDown());

export const PressFailed: StoryObj = {
  name: 'VL-67 a failed press',
  ...visitStory(({ friendsVisits }) =>
    friendsVisits.faults.failNext('join', { kind: 'network' }, { times: 9 }),
  ),
  play: press('I’ll be there too'),
};
