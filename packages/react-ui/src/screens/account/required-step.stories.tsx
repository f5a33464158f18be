import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import type { FakeAccount } from '../../di/account.fake.ts';
import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';

const meta: Meta = { title: 'Screens/Account, second step required' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

/** The page itself isn't shown. */
const page = <p>Your account</p>;
const required = ({ session, secondStep }: FakeAccount): void => {
  secondStep.isRequired = true;
  session.requireSecondStep();
};

export const ToSetUp: Story = {
  ...inAccount(page, { before: required }),
  name: 'OP-133 there is none yet',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Turn on two-step login' });
  },
};

export const ToSetUpOnAPhone: Story = {
  ...ToSetUp,
  name: 'There is none yet, on a phone in the dark',
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const Done: Story = {
  ...inAccount(page, {
    before: (account) => {
      required(account);
      const { secondSteps } = account.members;
      secondSteps.begin('901001');
      secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
    },
  }),
  name: 'OP-133 it is set up',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Continue to your account' });
  },
};

export const Loading: Story = {
  ...inAccount(page, {
    before: (account) => {
      required(account);
      account.secondStep.faults.delayNext('status', 3_600_000, { times: 9 });
    },
  }),
  name: 'It is on its way',
};

export const Wrong: Story = {
  ...ToSetUp,
  name: 'The password is wrong',
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement);
    await userEvent.click(await shown.findByRole('button', { name: 'Turn on two-step login' }));
    await userEvent.type(await shown.findByLabelText('Current Password'), 'Wrong_1234{Enter}');
    await shown.findByRole('link', { name: 'That’s not your current password.' });
  },
};
