import { aSparseMember } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount, openLinkOf } from '../../di/account.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import '../../styles/account.css';
import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { SwitchAccount } from './session.tsx';

const meta: Meta = { title: 'Screens/Account/Switching accounts' };
export default meta;

/** A logged-in member opens a link to another account. */
function page(before: (account: FakeAccount) => void = () => undefined): Pick<StoryObj, 'render'> {
  return {
    render: () => {
      const foyer = storyFoyer();
      const account = new FakeAccount(foyer);
      account.signIn();
      openLinkOf(foyer, account, aSparseMember().memberId);
      before(account);
      return (
        <FoyerProvider container={foyer.container}>
          <main style={{ padding: '1.25rem' }}>
            <h1>Your account</h1>
            <SwitchAccount />
          </main>
        </FoyerProvider>
      );
    },
  };
}

/** Dialogs fade in. */
async function isShown(element: HTMLElement): Promise<void> {
  await waitFor(async () => expect(element).toBeVisible());
}

export const Asked: StoryObj = {
  name: 'SE-35 a link to another account',
  ...page(),
  play: async ({ canvasElement }) => {
    await isShown(await within(canvasElement).findByRole('button', { name: 'Stay in my account' }));
  },
};

export const AskedOnAPhone: StoryObj = { ...Asked, globals: { viewport: { value: 'phone' } } };

export const Switching: StoryObj = {
  name: 'While the accounts are switched',
  ...page(({ signIns }) => {
    const adopt = signIns.adopt.bind(signIns);
    signIns.adopt = (token, how) =>
      how.replace ? new Promise(() => undefined) : adopt(token, how);
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Switch accounts' }));
    await isShown(await canvas.findByRole('button', { name: 'Switching…' }));
  },
};
