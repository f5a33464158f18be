import {
  aMember,
  aProspect,
  aSparseMember,
  aVisitOf,
  type FakeMember,
} from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { readBarcode } from '../../testing/story-barcode.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

const meta: Meta = { title: 'Screens/Account' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const page = <AccountScreen />;
const billing = { path: '/account/billing' };
const profile = { path: '/account/profile' };

export const Everything: Story = {
  ...inAccount(page),
  name: 'MB-41 the overview, with the pass',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await seen.findByRole('heading', { level: 1, name: 'Good to see you, Grace' });
    await expect(await seen.findByText('Active membership')).toBeVisible();
    await expect(await readBarcode(canvasElement, '901001')).toBe('2500009010010');
  },
};

export const OnAPhone: Story = {
  ...Everything,
  name: 'The overview, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const OnTheNarrowest: Story = {
  ...Everything,
  name: 'The overview, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const OnATablet: Story = {
  ...Everything,
  name: 'The overview, on a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const NeedsAttention: Story = {
  ...inAccount(page, { member: frozenAndOwing() }),
  name: 'MB-43 a frozen membership, and a balance that is due',
};

export const Membership: Story = {
  ...inAccount(<AccountScreen page="membership" />, { path: '/account/membership' }),
  name: 'MB-40 the membership',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Hamptons add-on' });
  },
};

export const Billing: Story = {
  ...inAccount(<AccountScreen page="billing" />, billing),
  name: 'AC-04 the bills and the card that pays them',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Visa ending in 4242')).toBeVisible();
  },
};

export const Visits: Story = {
  ...inAccount(<AccountScreen page="visits" />, {
    path: '/account/visits',
    member: aMember({
      visits: [
        aVisitOf('booked', '2026-12-01T15:00:00Z', 'workout'),
        aVisitOf('canceled', '2026-11-20T15:00:00Z'),
        aVisitOf('missed', '2026-11-12T15:00:00Z'),
        aVisitOf('past', '2026-07-10T14:00:00Z'),
      ],
    }),
  }),
  name: 'MB-48 the visits to come and those that are over',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Manage visit' });
  },
};

export const NoVisits: Story = {
  ...inAccount(<AccountScreen page="visits" />, {
    path: '/account/visits',
    member: aProspect({
      id: 'p-1',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@mail.example',
    }),
  }),
  name: 'MB-49 no visits yet',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Book a visit' });
  },
};

export const Profile: Story = {
  ...inAccount(<AccountScreen page="profile" />, profile),
  name: 'AC-04 the profile and how to reach the member',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('5 ft 6 in')).toBeVisible();
  },
};

export const Security: Story = {
  ...inAccount(<AccountScreen page="security" />, {
    path: '/account/security',
    before: ({ members }) => {
      members.begin('901001', { browser: 'Safari', system: 'iPhone' });
      members.begin('901001', { browser: 'Firefox', system: 'Windows' });
      members.note('901001', 'sign-in-failed');
      members.note('901001', 'signed-in', { browser: 'Safari', system: 'iPhone' });
      members.note('901001', 'password-changed', { browser: 'Firefox', system: 'Windows' });
    },
  }),
  name: 'AC-04 MB-45 OP-23 how the member logs in, where, and what happened',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText('Safari on iPhone');
  },
};

export const SecurityPendingEmail: Story = {
  ...inAccount(<AccountScreen page="security" />, {
    path: '/account/security',
    before: ({ members }) => {
      members.emailLinks.confirmationTo('901001', 'grace@new.example').unwrap();
    },
  }),
  name: 'MB-152 how the member logs in, with an email address to confirm, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Resend the link' });
  },
};

export const SecurityOnAPhone: Story = {
  ...Security,
  name: 'How the member logs in, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const LittleIsKnown: Story = {
  ...inAccount(<AccountScreen page="billing" />, { ...billing, member: aSparseMember() }),
  name: 'AC-02 a member without billing information',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await expect(await seen.findByText('No billing information on file.')).toBeVisible();
  },
};

export const InTheUk: Story = {
  ...inAccount(<AccountScreen page="billing" />, { ...billing, member: inKensington() }),
  name: 'AC-04 a member in the UK, who owes something',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('£45.50')).toBeVisible();
  },
};

export const LongWords: Story = {
  ...inAccount(page, { member: withLongTexts() }),
  name: 'A long name, on a phone',
  globals: { viewport: { value: 'narrow' } },
};

export const LongAddress: Story = {
  ...inAccount(<AccountScreen page="profile" />, { ...profile, member: withLongTexts() }),
  name: 'Long names and addresses',
};

export const Prospect: Story = {
  ...inAccount(page, {
    member: {
      ...aProspect({ id: 'p-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' }),
      billing: null,
      addOn: null,
    },
  }),
  name: 'AC-10 MB-44 a login without a membership',
};

export const OnTheWay: Story = {
  ...inAccount(page, {
    before: ({ accounts }) => {
      for (const name of parts) accounts.faults.delayNext(name, 3_600_000, { times: 9 });
    },
  }),
  name: 'The overview on its way',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await waitFor(() => expect(seen.getAllByRole('status').length).toBeGreaterThan(1));
  },
};

export const OneFails: Story = {
  ...inAccount(<AccountScreen page="billing" />, {
    ...billing,
    before: ({ accounts }) =>
      accounts.faults.failNext('billing', { kind: 'server-error', status: 500 }),
  }),
  name: 'AC-02 AC-05 one part fails, and is tried again in its place',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    const details = within(await seen.findByRole('region', { name: 'Payment details' }));
    await details.findByText('We couldn’t load this part of your account.');
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    await expect(await details.findByText('Visa ending in 4242')).toBeVisible();
  },
};

export const AllFail: Story = {
  ...inAccount(page, { before: ({ accounts }) => accounts.faults.goDown() }),
  name: 'The overview fails',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};

export const AllFailOnAPhone: Story = {
  ...AllFail,
  name: 'The overview fails, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const OwedIsUnknown: Story = {
  ...inAccount(<AccountScreen page="billing" />, {
    ...billing,
    member: withLongTexts(),
    before: ({ accounts }) =>
      accounts.faults.failNext('cardBalance', { kind: 'network' }, { times: 9 }),
  }),
  name: 'What is owed could not be looked up, and the card has ended',
};

export const PendingEmail: Story = {
  ...inAccount(<AccountScreen page="profile" />, {
    ...profile,
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

export const EmailBounced: Story = {
  ...inAccount(<AccountScreen page="profile" />, {
    ...profile,
    before: ({ members }) => members.setEmail('901001', { emailProblem: 'bounced' }),
  }),
  name: 'OP-117 mail to the address comes back',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Email me a link to confirm it' });
  },
};

export const EmailReported: Story = {
  ...inAccount(<AccountScreen page="profile" />, {
    ...profile,
    before: ({ members }) => members.setEmail('901001', { emailProblem: 'complained' }),
  }),
  name: 'OP-117 mail to the address was reported as spam',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/as spam/);
  },
};

export const Changed: Story = {
  ...inAccount(<AccountScreen page="security" />, { path: '/account/security?changed=password' }),
  name: 'AC-04 back from a change, which is confirmed',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Password saved/)).toBeVisible();
  },
};

const parts = ['information', 'profile', 'pictures', 'billing', 'giftCard', 'addOn'] as const;

function frozenAndOwing(): FakeMember {
  const { profile: own } = aMember();
  return aMember({
    profile: own && { ...own, membershipStatus: 'Frozen' },
    balance: { minorUnits: 4_550, currency: 'USD' },
  });
}

function inKensington(): FakeMember {
  const { information } = aMember();
  return aMember({
    information: information && {
      ...information,
      address1: '9 Onslow Gardens',
      city: 'London',
      state: null,
      country: 'UK',
      zipCode: 'SW7 2AZ',
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
  const { information, profile: own, billing: paid } = aMember();
  return aMember({
    information: information && {
      ...information,
      address1: '1248 Avenue of the Honourable Company of Master Mariners',
      address2: 'Upper Concourse, Staircase Seven, Apartment 402',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      email: 'wolfeschlegelsteinhausenbergerdorff.of.philadelphia@correspondence.example',
    },
    profile: own && {
      ...own,
      firstName: 'Wolfeschlegelsteinhausen',
      lastName: 'Bergerdorff-Featherstonehaugh-Cholmondeley',
      strikes: 2,
    },
    billing: paid && { ...paid, expirationDate: '04/24' },
  });
}
