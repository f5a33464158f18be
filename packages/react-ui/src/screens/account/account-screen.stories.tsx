import { aMember, aProspect, aSparseMember, type FakeMember } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

const meta: Meta = { title: 'Screens/Account' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const page = <AccountScreen />;

export const Everything: Story = {
  ...inAccount(page),
  name: 'AC-02 AC-04 all that a member has',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await seen.findByRole('heading', { level: 1, name: 'Good to see you, Grace' });
    await expect(await seen.findByText('Active membership')).toBeVisible();
    await expect(await seen.findByText('Visa ending in 4242')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Everything,
  name: 'All that a member has, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const OnTheNarrowest: Story = {
  ...Everything,
  name: 'All that a member has, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const OnATablet: Story = {
  ...Everything,
  name: 'All that a member has, on a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const LittleIsKnown: Story = {
  ...inAccount(page, { member: aSparseMember() }),
  name: 'AC-02 a member of whom little is known, and no picture',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByText('No billing information on file.')).toBeVisible();
  },
};

export const InTheUk: Story = {
  ...inAccount(page, { member: inKensington() }),
  name: 'AC-04 a member in the UK, who owes something',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByText('£45.50')).toBeVisible();
    await expect(await seen.findByText('SW7 2AZ')).toBeVisible();
  },
};

export const LongWords: Story = {
  ...inAccount(page, { member: withLongTexts() }),
  name: 'Long names and addresses, on a phone',
  globals: { viewport: { value: 'narrow' } },
};

export const LongWordsOnADesk: Story = {
  ...inAccount(page, { member: withLongTexts() }),
  name: 'Long names and addresses',
};

export const Prospect: Story = {
  ...inAccount(page, {
    member: {
      ...aProspect({ id: 'p-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' }),
      ...{ billing: null, addOn: null },
    },
  }),
  name: 'AC-10 a login without a membership',
};

export const OnTheWay: Story = {
  ...inAccount(page, {
    before: ({ accounts }) => {
      for (const name of parts) accounts.faults.delayNext(name, 3_600_000, { times: 9 });
    },
  }),
  name: 'Every part on its way',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await waitFor(() => expect(seen.getAllByRole('status').length).toBeGreaterThan(4));
  },
};

export const OneFails: Story = {
  ...inAccount(page, {
    before: ({ accounts }) =>
      accounts.faults.failNext('billing', { kind: 'server-error', status: 500 }),
  }),
  name: 'AC-02 AC-05 one part fails, and is tried again in its place',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    const billing = within(await seen.findByRole('region', { name: 'Billing' }));
    await billing.findByText('We couldn’t load this part of your account.');
    await userEvent.click(billing.getByRole('button', { name: 'Try again' }));
    await expect(await billing.findByText('Visa ending in 4242')).toBeVisible();
  },
};

export const AllFail: Story = {
  ...inAccount(page, { before: ({ accounts }) => accounts.faults.goDown() }),
  name: 'Every part fails',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('alert')).toHaveLength(6));
  },
};

export const AllFailOnAPhone: Story = {
  ...AllFail,
  name: 'Every part fails, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const OwedIsUnknown: Story = {
  ...inAccount(page, {
    before: ({ accounts }) =>
      accounts.faults.failNext('cardBalance', { kind: 'network' }, { times: 9 }),
  }),
  name: 'What is owed could not be looked up, and the card has ended',
};

export const PendingEmail: Story = {
  ...inAccount(<AccountScreen />, {
    before: ({ members }) => {
      members.emailLinks.confirmationTo('901001', 'grace@new.example').unwrap();
    },
  }),
  name: 'SE-21 a new email address waits to be confirmed',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await userEvent.click(await seen.findByRole('button', { name: 'Resend the link' }));
    await seen.findByText(/Link resent/);
  },
};

export const Changed: Story = {
  ...inAccount(page, { path: '/account?changed=password' }),
  name: 'AC-04 back from a change, which is told',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Password saved/)).toBeVisible();
  },
};

const parts = ['information', 'profile', 'pictures', 'billing', 'giftCard', 'addOn'] as const;

function inKensington(): FakeMember {
  const { information } = aMember();
  return aMember({
    information: information && {
      ...information,
      ...{ address1: '9 Onslow Gardens', city: 'London', state: null },
      ...{ country: 'UK', zipCode: 'SW7 2AZ' },
    },
    balance: { minorUnits: 4_550, currency: 'GBP' },
    giftCard: {
      cardLastFourDigits: '1001',
      balance: { minorUnits: 2_000, currency: 'GBP' },
      expirationDate: '2027-07-04',
    },
  });
}

function withLongTexts(): FakeMember {
  const { information, profile, billing } = aMember();
  return aMember({
    information: information && {
      ...information,
      address1: '1248 Avenue of the Honourable Company of Master Mariners',
      address2: 'Upper Concourse, Staircase Seven, Apartment 402',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      email: 'wolfeschlegelsteinhausenbergerdorff.of.philadelphia@correspondence.example',
    },
    profile: profile && {
      ...profile,
      firstName: 'Wolfeschlegelsteinhausen',
      lastName: 'Bergerdorff-Featherstonehaugh-Cholmondeley',
      strikes: 2,
    },
    billing: billing && { ...billing, expirationDate: '04/24' },
  });
}
