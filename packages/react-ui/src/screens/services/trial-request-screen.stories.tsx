import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import { TrialRequestScreen } from './trial-request-screen.tsx';

const meta: Meta = { title: 'Screens/Getting a trial pass' };
export default meta;

const screen = <TrialRequestScreen facilityId="101" />;

const filled: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText('First Name'), 'Ada');
  await userEvent.type(page.getByLabelText('Last Name'), 'Byron');
  await userEvent.type(page.getByLabelText('Email Address'), 'ada@mail.example');
  await userEvent.type(page.getByLabelText('Phone Number'), '2125550123');
};
const sent: NonNullable<StoryObj['play']> = async (context) => {
  await filled(context);
  await userEvent.click(
    within(context.canvasElement).getByRole('button', { name: 'Send my pass' }),
  );
};

export const Empty: StoryObj = servicesStory(<TrialRequestScreen facilityId="" />);

export const Filled: StoryObj = { ...servicesStory(screen), play: filled };

export const OnAPhone: StoryObj = { ...Filled, ...onAPhone };

export const Sending: StoryObj = {
  ...servicesStory(screen, ({ clubServices }) =>
    clubServices.faults.delayNext('requestTrial', forever),
  ),
  play: async (context) => {
    await sent(context);
    await within(context.canvasElement).findByText('Sending your pass…');
  },
};

export const Sent: StoryObj = {
  name: 'MB-162 the pass is in the mail',
  ...servicesStory(screen),
  play: async (context) => {
    await sent(context);
    await within(context.canvasElement).findByRole('heading', { name: 'Check your email' });
  },
};

export const Refused: StoryObj = {
  name: 'MB-162 fields to correct',
  ...servicesStory(screen),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send my pass' }));
    await page.findByRole('alert');
  },
};

export const InTheUk: StoryObj = {
  ...servicesStory(<TrialRequestScreen facilityId="103" />, undefined, {
    timeZone: 'Europe/London',
    country: 'GB',
  }),
};

export const LongWords: StoryObj = {
  ...servicesStory(screen, undefined, { clubs: [longClub] }),
  ...narrowest,
};
