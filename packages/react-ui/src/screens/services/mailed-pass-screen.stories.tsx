import { facilityId } from '@foyer/core/testing';
import { aMailedPass } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';

import {
  forever,
  narrowest,
  onAPhone,
  servicesStory,
  type ServicesScene,
} from '../../testing/story-services.fake.tsx';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import { MailedPassScreen } from './mailed-pass-screen.tsx';

const meta: Meta = { title: 'Screens/Mailed trial pass' };
export default meta;

const screen = <MailedPassScreen token="token" />;
const with3Days: ServicesScene = ({ clubServices }) => {
  clubServices.mailedPasses.set('token', aMailedPass());
};

export const Pass: StoryObj = {
  name: 'MB-164 the pass',
  ...servicesStory(screen, with3Days),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('img', { name: /K7QM-2XAD/ });
  },
};

export const OnAPhone: StoryObj = { ...Pass, name: 'On a phone', ...onAPhone };

export const Ended: StoryObj = {
  name: 'MB-164 a pass that has ended',
  ...servicesStory(screen, ({ clubServices }) => {
    const { startsOn, endsOn } = aMailedPass();
    const before = {
      startsOn: startsOn.subtract({ days: 9 }),
      endsOn: endsOn.subtract({ days: 9 }),
    };
    clubServices.mailedPasses.set('token', aMailedPass(before));
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^This pass has ended/);
  },
};

export const OnItsWay: StoryObj = servicesStory(screen, ({ clubServices }) =>
  clubServices.faults.delayNext('mailedPass', forever, { times: 9 }),
);

export const Unknown: StoryObj = servicesStory(screen);

export const Failed: StoryObj = servicesStory(screen, ({ clubServices }) =>
  clubServices.faults.goDown(),
);

export const InTheUk: StoryObj = servicesStory(
  screen,
  ({ clubServices }) => {
    clubServices.mailedPasses.set('token', aMailedPass({ facilityId: facilityId('103') }));
  },
  { timeZone: 'Europe/London', country: 'GB' },
);

export const LongWords: StoryObj = {
  ...servicesStory(
    screen,
    ({ clubServices }) => {
      clubServices.mailedPasses.set(
        'token',
        aMailedPass({
          firstName: 'Bartholomew Maximilian',
          lastName: 'Featherstonehaugh-Cholmondeley',
          terms: 'Once a person and household, not together with other offers. '.repeat(5),
        }),
      );
    },
    { clubs: [longClub] },
  ),
  ...narrowest,
};
