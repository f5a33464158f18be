import { aMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { FreezeScreen, JoinDetailsScreen } from './club-forms.tsx';
import { InviteScreen } from './invite-screen.tsx';
import { ChangeDetails, ChangePassword, ChangeProfile, ChangeUsername } from './change-forms.tsx';

const meta: Meta = { title: 'Screens/Account, changing it' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const { information } = aMember();
const inLondon = aMember({
  information: information && {
    ...information,
    city: 'London',
    state: 'Greater London',
    country: 'UK',
    zipCode: 'SW7 2AZ',
  },
});

export const Details: Story = { ...inAccount(<ChangeDetails />), name: 'Email and address' };

export const DetailsInTheUk: Story = {
  ...inAccount(<ChangeDetails />, { member: inLondon }),
  name: 'AC-04 email and address in the UK',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByLabelText(/^Postcode/)).toHaveValue('SW7 2AZ');
    await expect(page.getByLabelText(/^County/)).toHaveValue('Greater London');
  },
};

export const DetailsInLongWords: Story = {
  ...inAccount(<ChangeDetails />, {
    member: aMember({
      information: information && {
        ...information,
        email: 'hubert.blaine.wolfeschlegelsteinhausen@mail.example',
        address1: '1248 Avenue of the Honourable Company of Master Mariners',
        city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      },
    }),
  }),
  name: 'An address in long words, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const DetailsOnAPhone: Story = {
  ...Details,
  name: 'Email and address, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const DetailsRefused: Story = {
  ...inAccount(<ChangeDetails />),
  name: 'AC-05 VA-07 an invalid value has its error at its field',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const code = await page.findByLabelText(/^ZIP Code/);
    await userEvent.clear(code);
    await userEvent.type(code, 'SW7 2AZ');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByRole('alert');
    await expect(code).toHaveAccessibleDescription('Enter a valid ZIP code, such as 10013.');
  },
};

export const DetailsNewEmail: Story = {
  ...inAccount(<ChangeDetails />),
  name: 'SE-20 another email address asks for the password',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const email = await page.findByLabelText(/^Email Address/);
    await userEvent.clear(email);
    await userEvent.type(email, 'grace@new.example');
    await page.findByLabelText('Current Password');
  },
};

export const DetailsFailed: Story = {
  ...inAccount(<ChangeDetails />, {
    before: ({ changes }) => changes.faults.failNext('updateInformation', { kind: 'network' }),
  }),
  name: 'AC-05 a change that could not be sent keeps what was typed',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const city = await page.findByLabelText(/^City/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Boston');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByText(/We can’t reach our server/);
    await expect(city).toHaveValue('Boston');
  },
};

export const DetailsSaving: Story = {
  ...inAccount(<ChangeDetails />, {
    before: ({ changes }) => changes.faults.delayNext('updateInformation', 3_600_000),
  }),
  name: 'A change on its way',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await page.findByRole('button', { name: 'Saving…' });
  },
};

export const OnTheWay: Story = {
  ...inAccount(<ChangeDetails />, {
    before: ({ accounts }) => accounts.faults.delayNext('information', 3_600_000, { times: 9 }),
  }),
  name: 'What is on file is on its way',
};

export const NotToBeHad: Story = {
  ...inAccount(<ChangeDetails />, {
    before: ({ accounts }) =>
      accounts.faults.failNext('information', { kind: 'network' }, { times: 9 }),
  }),
  name: 'AC-05 the current values fail to load, so there is no form',
};

export const Profile: Story = { ...inAccount(<ChangeProfile />), name: 'Profile, in the US' };

export const ProfileInTheUk: Story = {
  ...inAccount(<ChangeProfile />, { member: inLondon }),
  name: 'AC-04 profile in centimeters and kilograms, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText(/^Height \(cm\)/)).toHaveValue('168');
  },
};

export const Username: Story = { ...inAccount(<ChangeUsername />), name: 'Username' };

export const UsernameTaken: Story = {
  ...inAccount(<ChangeUsername />, {
    before: ({ members }) => members.put(aMember({ memberId: '901009', username: 'alan' })),
  }),
  name: 'AC-04 AC-05 a username that another member has',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const box = await page.findByLabelText('New Username');
    await userEvent.type(box, 'alan');
    await userEvent.type(page.getByLabelText('Current Password'), 'Quiet_Hours1');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByRole('alert');
    await expect(box).toHaveValue('alan');
  },
};

export const Password: Story = {
  ...inAccount(<ChangePassword />),
  name: 'VA-05 a password says what it still needs',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('New Password'), 'abcdefgh');
    await page.findAllByText('Use at least one number.');
  },
};

export const PasswordWrong: Story = {
  ...inAccount(<ChangePassword />),
  name: 'AC-05 a current password that is not right, on the narrowest screen, dark',
  globals: { viewport: { value: 'narrow' }, scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const current = await page.findByLabelText('Current Password');
    await userEvent.type(current, 'wrong');
    await userEvent.type(page.getByLabelText('New Password'), 'NewMorning2');
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByRole('alert');
    await expect(current).toHaveAccessibleDescription('That’s not your current password.');
  },
};

export const Freeze: Story = { ...inAccount(<FreezeScreen />), name: 'A freeze' };

export const Invite: Story = {
  ...inAccount(<InviteScreen />),
  name: 'A link for a friend',
};

export const InviteFailed: Story = {
  ...inAccount(<InviteScreen />, {
    before: ({ accounts }) =>
      // Fails twice, because strict mode loads twice.
      accounts.faults.failNext('encodedMemberId', { kind: 'network' }, { times: 2 }),
  }),
  name: 'AC-05 a link that could not be loaded can be asked for again',
};

export const InviteOnAPhone: Story = {
  ...Invite,
  name: 'A link for a friend, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const FreezeFailed: Story = {
  ...inAccount(<FreezeScreen />, {
    before: ({ changes }) => changes.faults.failNext('requestFreeze', { kind: 'network' }),
  }),
  name: 'AC-05 a freeze that could not be sent keeps what was chosen',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const start = await page.findByLabelText(/^Start Date/);
    await userEvent.click(page.getByRole('radio', { name: '2 months' }));
    await userEvent.type(start, start.getAttribute('min') ?? '');
    await userEvent.click(page.getByRole('button', { name: 'Request freeze' }));
    await page.findByText(/We can’t reach our server/);
    await expect(start).not.toHaveValue('');
  },
};

export const FreezeOnAPhone: Story = {
  ...Freeze,
  name: 'A freeze, on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const JoinDetails: Story = {
  ...inAccount(<JoinDetailsScreen variant="standard" />),
  name: 'A new member’s details',
};

export const JoinDetailsRefused: Story = {
  ...inAccount(<JoinDetailsScreen variant="corporate" />),
  name: 'VA-12 each missing detail has its error at its field',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.clear(await page.findByLabelText(/^City/));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await page.findByRole('alert');
    await expect(page.getByLabelText(/^City/)).toHaveAccessibleDescription('City is required.');
  },
};

export const JoinDetailsOnAPhone: Story = {
  ...JoinDetails,
  name: 'A new member’s details, on a phone',
  globals: { viewport: { value: 'phone' } },
};
