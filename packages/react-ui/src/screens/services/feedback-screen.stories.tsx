import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import { FeedbackScreen } from './feedback-screen.tsx';

const meta: Meta = { title: 'Screens/Feedback' };
export default meta;

const ofClub = <FeedbackScreen facilityId="101" />;
const member = servicesStory(ofClub);
const stranger = servicesStory(<FeedbackScreen facilityId={null} />, ({ session }) => {
  session.end();
});

const fill: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await page.findByText('Bryant Park');
  (await page.findByRole('radio', { name: 'Excellent' })).focus();
  await userEvent.keyboard('{ArrowDown}{Tab}The mornings are the best part of my day.');
};

export const OfAClub: StoryObj = { name: 'HT-55 a member, at a club', ...member };

export const NoClubYet: StoryObj = { name: 'HT-55 anybody, with no club yet', ...stranger };

export const OnAPhone: StoryObj = { name: 'On a phone', ...member, ...onAPhone };

export const UnknownClub: StoryObj = {
  name: 'RT-02 a club that there is not',
  ...servicesStory(<FeedbackScreen facilityId="999" />),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/We couldn’t find that club/);
  },
};

export const ClubsOnTheirWay: StoryObj = {
  name: 'The club is on its way',
  ...servicesStory(ofClub, (_account, { clubs }) => clubs.faults.delayNext('all', forever)),
};

export const ClubsLost: StoryObj = {
  name: 'The clubs can’t be had',
  ...servicesStory(ofClub, (_account, { clubs }) => clubs.faults.goDown()),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

export const Refused: StoryObj = {
  name: 'FM-06 HT-55 with nothing chosen it says so, and leads there',
  ...stranger,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send feedback' }));
    const summary = await page.findByRole('alert', { name: /check/ });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /Choose a rating/ }));
    await expect(page.getByRole('radio', { name: 'Excellent' })).toHaveFocus();
  },
};

export const Sending: StoryObj = {
  name: 'On its way',
  ...servicesStory(ofClub, ({ clubServices }) =>
    clubServices.faults.delayNext('sendFeedback', forever),
  ),
  play: async (context) => {
    await fill(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send feedback' }));
    await page.findByRole('button', { name: 'Sending…' });
  },
};

export const NotSent: StoryObj = {
  name: 'AC-05 it could not be sent, and is kept',
  ...servicesStory(ofClub, ({ clubServices }) => clubServices.faults.goDown()),
  play: async (context) => {
    await fill(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Send feedback' }));
    await page.findByText(/We can’t reach our server/);
    await expect(page.getByLabelText(/What would you like the club to know/)).toHaveValue(
      'The mornings are the best part of my day.',
    );
  },
};

export const Told: StoryObj = {
  name: 'AC-08 HT-55 feedback is sent by keyboard alone',
  ...member,
  play: async (context) => {
    await fill(context);
    const page = within(context.canvasElement);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(page.getByText('Thank you')).toHaveFocus());
  },
};

export const LongName: StoryObj = {
  name: 'A club whose name is long, on the narrowest screen',
  ...servicesStory(ofClub, undefined, { clubs: [longClub] }),
  ...narrowest,
};
