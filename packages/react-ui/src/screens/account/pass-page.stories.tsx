import { aMember, aProspect, type FakeMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { readBarcode } from '../../testing/story-barcode.fake.tsx';
import { PassPage } from './pass-page.tsx';

const meta: Meta = { title: 'Screens/Account/The pass' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const path = '/account/my-pass';

export const Saved: Story = {
  ...inAccount(<PassPage />, { path }),
  name: 'MB-141 the pass alone, saved on this device',
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Your pass is saved on this device/),
    ).toBeVisible();
    await expect(await readBarcode(canvasElement, '901001')).toBe('2500009010010');
  },
};

export const OnAPhone: Story = {
  ...Saved,
  name: 'The pass alone, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const WithWallets: Story = {
  ...inAccount(<PassPage />, {
    path,
    member: aMember({
      wallets: { apple: '/media/passes/901001', google: 'https://pay.google.com/gp/v/save/x' },
    }),
  }),
  name: 'MB-144 MB-145 a chain with passes for wallets, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Add to Apple Wallet' });
  },
};

export const Frozen: Story = {
  ...inAccount(<PassPage />, { path, member: withProfile({ membershipStatus: 'Frozen' }) }),
  name: 'The pass of a frozen membership',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Frozen membership')).toBeVisible();
  },
};

export const NotSaved: Story = {
  ...inAccount(<PassPage />, {
    path,
    before: ({ offlinePass }) => {
      offlinePass.isBlocked = true;
    },
  }),
  name: 'A browser that can’t save the pass',
};

export const LongWords: Story = {
  ...inAccount(<PassPage />, {
    path,
    member: withProfile({
      firstName: 'Wolfeschlegelsteinhausen',
      barcode: null,
      lastName: 'Bergerdorff-Featherstonehaugh-Cholmondeley',
    }),
  }),
  name: 'A long name without a barcode, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const OnTheWay: Story = {
  ...inAccount(<PassPage />, {
    path,
    before: ({ accounts }) => accounts.faults.delayNext('profile', 3_600_000, { times: 9 }),
  }),
  name: 'The pass on its way',
};

export const Failed: Story = {
  ...inAccount(<PassPage />, { path, before: ({ accounts }) => accounts.faults.goDown() }),
  name: 'The pass fails to load',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const Prospect: Story = {
  ...inAccount(<PassPage />, {
    path,
    member: aProspect({
      id: 'p-1',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@mail.example',
    }),
  }),
  name: 'Someone without a membership',
};

function withProfile(change: Partial<NonNullable<FakeMember['profile']>>): FakeMember {
  const { profile } = aMember();
  return aMember({ profile: profile && { ...profile, ...change } });
}
