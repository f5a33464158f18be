import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import type { FakeAccount } from '../../di/account.fake.ts';
import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const meta: Meta = { title: 'Screens/Account, passkeys' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const card = (
  <div className="foyer foyer-account">
    <PasskeysCard />
  </div>
);

const withSome = ({ passkeys }: FakeAccount): void => {
  passkeys.put('901001', 'My phone');
  passkeys.put('901001', 'The laptop at the kitchen table that we all share');
};

export const None: Story = { ...inAccount(card), name: 'OP-90 there are none' };

export const Some: Story = {
  ...inAccount(card, { before: withSome }),
  name: 'OP-90 two of them',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('My phone');
  },
};

export const OnAPhone: Story = {
  ...Some,
  name: 'Two of them, on a phone, dark',
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

export const Loading: Story = {
  ...inAccount(card, {
    before: ({ passkeys }) => passkeys.faults.delayNext('list', 3_600_000, { times: 9 }),
  }),
  name: 'They are on their way',
};

export const Failed: Story = {
  ...inAccount(card, {
    before: ({ passkeys }) => passkeys.faults.failNext('list', { kind: 'network' }, { times: 9 }),
  }),
  name: 'AC-05 they could not be loaded',
};

export const Adding: Story = {
  ...inAccount(card),
  name: 'OP-90 one is added',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Add a passkey' }));
    await page.findByLabelText('Current Password');
  },
};

export const Removing: Story = {
  ...inAccount(card, { before: withSome }),
  name: 'OP-91 one is removed',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByRole('button', { name: 'Remove' });
    if (first) await userEvent.click(first);
    await page.findByLabelText('Current Password');
  },
};
