import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { forever, onAPhone, servicesStory } from '../../testing/story-services.fake.tsx';
import { ChainFormScreen } from './chain-form-screen.tsx';

const meta: Meta = { title: 'Screens/A form of the chain' };
export default meta;

const groupVisit = <ChainFormScreen formId="group-visit" />;

export const Empty: StoryObj = { name: 'VA-09 nothing filled out', ...servicesStory(groupVisit) };

export const Refused: StoryObj = {
  ...servicesStory(groupVisit),
  name: 'VA-01 an invalid name',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Contact name'), 'Ada 2');
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await page.findByRole('alert');
  },
};

export const Unknown: StoryObj = {
  ...servicesStory(<ChainFormScreen formId="nothing" />),
  name: 'AC-17 a form that there is not',
};

export const Loading: StoryObj = {
  ...servicesStory(groupVisit, ({ clubServices }) =>
    clubServices.faults.delayNext('form', forever, { times: 9 }),
  ),
  name: 'On its way',
};

export const OnAPhone: StoryObj = {
  ...servicesStory(groupVisit),
  ...onAPhone,
  name: 'On a phone',
};
