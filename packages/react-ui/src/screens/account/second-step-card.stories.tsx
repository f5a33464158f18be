import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import type { FakeAccount } from '../../di/account.fake.ts';
import { SecondStepCard } from './second-step-card.tsx';

const meta: Meta = { title: 'Screens/Account, two-step login' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const card = (
  <div className="foyer foyer-account">
    <SecondStepCard />
  </div>
);

const isOn = ({ members: { secondSteps } }: FakeAccount): void => {
  secondSteps.begin('901001');
  secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
};

export const Off: Story = { ...inAccount(card), name: 'OP-30 it is off' };

export const On: Story = {
  ...inAccount(card, { before: isOn }),
  name: 'OP-30 it is on',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('10 recovery codes left');
  },
};

export const Loading: Story = {
  ...inAccount(card, {
    before: ({ secondStep }) => secondStep.faults.delayNext('status', 3_600_000, { times: 9 }),
  }),
  name: 'It is on its way',
};

export const Failed: Story = {
  ...inAccount(card, {
    before: ({ secondStep }) =>
      secondStep.faults.failNext('status', { kind: 'network' }, { times: 9 }),
  }),
  name: 'AC-05 it could not be loaded',
};

export const Connecting: Story = {
  ...inAccount(card),
  name: 'OP-30 the app gets its key',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Turn on two-step login' }));
    await userEvent.type(await page.findByLabelText('Current Password'), 'Quiet_Hours1{Enter}');
    await expect(await page.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
};

export const ConnectingOnAPhone: Story = {
  ...Connecting,
  name: 'The app gets its key, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const Codes: Story = {
  ...inAccount(card, { before: isOn }),
  name: 'OP-32 new recovery codes, dark',
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'New recovery codes' }));
    await userEvent.type(await page.findByLabelText('Current Password'), 'Quiet_Hours1{Enter}');
    await page.findByRole('heading', { name: 'Your recovery codes' });
  },
};
