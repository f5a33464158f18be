import { aMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { SocialReturn, SocialScreen } from './social-screen.tsx';

const meta: Meta = { title: 'Screens/Account, social login' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const state = 'a-word-of-this-tab';
const page = <Page />;

function Page(): JSX.Element {
  return (
    <SocialReturn>
      <SocialScreen />
    </SocialReturn>
  );
}

const { information } = aMember();
const linked = aMember({ information: information && { ...information, facebookId: 'ID-1001' } });

/** The page as it is after the provider redirects back to it. */
function cameBack(query: string): Story {
  return inAccount(page, {
    path: `/account/social?${query}`,
    before: ({ members }, { sessionStore }) => {
      members.vouchers.set('v-1', 'ID-7');
      sessionStore.write('foyer.social-state', state).unwrap();
    },
  });
}

export const NotLinked: Story = {
  ...inAccount(page, { path: '/account/social' }),
  name: 'Not linked',
};

export const Linked: Story = {
  ...inAccount(page, { path: '/account/social', member: linked }),
  name: 'AC-04 linked, and unlinked again',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await userEvent.click(await seen.findByRole('button', { name: 'Unlink Example ID' }));
    await userEvent.type(await seen.findByLabelText('Current Password'), 'Quiet_Hours1');
    await userEvent.click(seen.getByRole('button', { name: 'Unlink Example ID' }));
    await expect(
      await seen.findByText('Your Example ID account is no longer linked.'),
    ).toBeVisible();
  },
};

export const Leaving: Story = {
  ...NotLinked,
  name: 'AC-04 off to the provider, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await userEvent.click(await seen.findByRole('button', { name: 'Link Example ID' }));
    await seen.findByRole('button', { name: 'Taking you to Example ID…' });
  },
};

export const AsksForThePassword: Story = {
  ...cameBack(`login=ID-7&voucher=v-1&state=${state}`),
  name: 'AC-04 SE-20 back from the provider, the password is asked for',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', {
      name: 'Enter your password to link Example ID',
    });
  },
};

export const Cancelled: Story = {
  ...cameBack(`error=access_denied&state=${state}`),
  name: 'AC-05 cancelled at the provider, dark',
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/You canceled, so your/);
  },
};

export const Over: Story = {
  ...cameBack(`login=ID-7&voucher=used&state=${state}`),
  name: 'AC-05 a voucher that is over',
  play: async ({ canvasElement }) => {
    const seen = within(canvasElement);
    await userEvent.type(await seen.findByLabelText('Current Password'), 'Quiet_Hours1');
    await userEvent.click(seen.getByRole('button', { name: 'Link Example ID' }));
    await seen.findByText(/sign-in expired/);
  },
};

export const Foreign: Story = {
  ...cameBack('login=ID-7&voucher=v-1&state=strange'),
  name: 'AC-05 an answer that nobody asked for',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('alert');
  },
};
