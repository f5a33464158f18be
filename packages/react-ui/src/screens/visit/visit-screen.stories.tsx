import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import type { FakeFoyerOptions } from '../../di/foyer.fake.ts';
import { bookedVisit } from '../../testing/visits.fake.ts';
import {
  type FixedClock,
  longClub,
  storyFoyer,
  type StoryFoyer,
  storyOf,
} from '../../testing/story-foyer.fake.tsx';
import { forever, narrowest, onAPhone } from '../../testing/story-services.fake.tsx';
import { titled } from '../../testing/story-visible.fake.tsx';
import { VisitScreen } from './visit-screen.tsx';

const meta: Meta = { title: 'Screens/Visit' };
export default meta;

type Scene = (foyer: StoryFoyer, token: string) => unknown;

function visitStory(
  set: Scene = () => undefined,
  options: FakeFoyerOptions<FixedClock> = {},
  visit: Parameters<typeof bookedVisit>[1] = {},
): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer(options);
      const { token } = await bookedVisit(foyer, visit);
      await set(foyer, token);
      return { foyer, token };
    },
    ({ token }) => <VisitScreen token={token} />,
  );
}

const booked = titled('You’re booked');

export const Booked: StoryObj = { name: 'VL-01 a booked visit', ...visitStory(), play: booked };

export const OnAPhone: StoryObj = { ...Booked, name: 'On a phone', ...onAPhone };

export const ForTwo: StoryObj = {
  name: 'VL-39 a visit for two',
  ...visitStory(undefined, { settings: { guests: true } }, { guest: { firstName: 'Kim' } }),
  play: booked,
};

export const BringingSomeone: StoryObj = {
  name: 'VL-37 bringing someone',
  ...visitStory(undefined, { settings: { guests: true } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Bring someone' }));
    await page.findByRole('textbox', { name: /Their first name/ });
  },
};

export const Elsewhere: StoryObj = {
  name: 'VL-01 seen from another zone',
  ...visitStory(undefined, { timeZone: 'Australia/Sydney' }),
  play: booked,
};

export const GuidedWorkout: StoryObj = {
  name: 'VL-01 a guided workout',
  ...visitStory(undefined, {}, { purpose: 'workout' }),
  play: titled('Your workout is booked'),
};

export const Late: StoryObj = {
  name: 'VL-05 within two hours of the visit',
  ...visitStory(undefined, {}, { time: '2026-11-20T11:00:00-05:00' }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Running late?');
  },
};

export const Moving: StoryObj = {
  name: 'VL-03 choosing another time',
  ...visitStory(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Choose another time' }));
    await page.findByRole('radio', { name: '10:00 AM' });
  },
};

export const Canceling: StoryObj = {
  name: 'VL-04 asking before canceling',
  ...visitStory(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel visit' }));
    await page.findByRole('dialog', { name: 'Cancel your visit?' });
  },
};

export const Canceled: StoryObj = {
  name: 'VL-04 a canceled visit',
  ...visitStory(({ visitLinks }, token) => visitLinks.cancel(token, null)),
  play: titled('Your visit is canceled'),
};

export const Unknown: StoryObj = {
  name: 'VL-02 an unknown link',
  ...visitStory(({ visitLinks }, token) => visitLinks.turnOff(token)),
  play: titled('This link doesn’t work'),
};

export const TurningOff: StoryObj = {
  name: 'VL-06 asking before turning the link off',
  ...visitStory(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Turn this link off' }));
    await page.findByRole('dialog', { name: 'Turn this link off?' });
  },
};

export const OnItsWay: StoryObj = {
  name: 'On its way',
  ...visitStory(({ visitLinks }) => visitLinks.faults.delayNext('read', forever, { times: 9 })),
};

export const Failed: StoryObj = {
  name: 'VL-01 a visit that can’t be loaded',
  ...visitStory(({ visitLinks }) => visitLinks.faults.goDown()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

export const LongWords: StoryObj = {
  name: 'Long words on the narrowest screen',
  ...visitStory(undefined, { clubs: [longClub] }),
  ...narrowest,
  play: booked,
};
