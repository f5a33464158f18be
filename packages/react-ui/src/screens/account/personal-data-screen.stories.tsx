import { somePersonalData } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { forever, narrowest, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { PersonalDataScreen } from './personal-data-screen.tsx';

const meta: Meta = { title: 'Screens/Your data' };
export default meta;

const screen = <PersonalDataScreen token="mailed" onForget={() => {}} />;

export const Request: StoryObj = servicesStory(<PersonalDataScreen token="" onForget={() => {}} />);

export const RequestOnAPhone: StoryObj = { ...Request, ...onAPhone };

export const Data: StoryObj = servicesStory(screen, ({ personalData }) =>
  personalData.data.set('mailed', somePersonalData()),
);

export const Nothing: StoryObj = servicesStory(screen, ({ personalData }) =>
  personalData.data.set('mailed', somePersonalData({ sections: [] })),
);

export const OnItsWay: StoryObj = servicesStory(screen, ({ personalData }) =>
  personalData.faults.delayNext('read', forever),
);

export const Over: StoryObj = servicesStory(screen);

export const Erased: StoryObj = {
  name: 'OP-66 erasing takes a second press',
  ...Data,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Erase my data' }));
    await userEvent.click(await page.findByRole('button', { name: 'Yes, erase everything' }));
    await page.findByRole('heading', { name: 'Your data is erased' });
  },
};

export const OfAMember: StoryObj = {
  name: 'OP-66 a running membership keeps its member’s data, and the page says why',
  ...servicesStory(screen, ({ personalData }) => {
    personalData.data.set('mailed', somePersonalData());
    personalData.members.add('mailed');
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Erase my data' }));
    await userEvent.click(await page.findByRole('button', { name: 'Yes, erase everything' }));
    await page.findByText(/^You have a membership that is active/);
    await expect(page.queryByRole('heading', { name: 'Your data is erased' })).toBeNull();
  },
};

export const LongWords: StoryObj = {
  ...servicesStory(screen, ({ personalData }) =>
    personalData.data.set(
      'mailed',
      somePersonalData({
        address: 'llanfairpwllgwyngyllgogerychwyrndrobwll@a-very-long-name-of-a-host.example',
      }),
    ),
  ),
  ...narrowest,
};
