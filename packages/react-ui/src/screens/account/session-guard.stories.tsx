import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';

import '../../styles/account.css';
import { storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { SessionGuard, SignOutButton } from './session.tsx';

const meta: Meta = { title: 'Screens/Account/Staying logged in' };
export default meta;

/** A page for members with `left` until the session ends. */
function page(
  left: { readonly minutes: number },
  before: (account: FakeAccount) => void = () => undefined,
): Pick<StoryObj, 'render'> {
  return {
    render: () => {
      const foyer = storyFoyer();
      const account = new FakeAccount(foyer);
      account.signIn();
      account.session.renew(foyer.clock.now().add(left));
      before(account);
      return (
        <FoyerProvider container={foyer.container}>
          <main style={{ display: 'grid', gap: '1rem', justifyItems: 'start', padding: '1.25rem' }}>
            <h1>Your account</h1>
            <SignOutButton />
            <SessionGuard />
          </main>
        </FoyerProvider>
      );
    },
  };
}

/** The dialog fades in, so its content isn't visible at first. */
async function isShown(element: HTMLElement): Promise<void> {
  await waitFor(async () => expect(element).toBeVisible());
}

export const InTime: StoryObj = { name: 'In time: a way to log out', ...page({ minutes: 60 }) };

export const TwoMinutesLeft: StoryObj = {
  name: 'AC-06 LX-15 two minutes left',
  ...page({ minutes: 2 }),
};

export const TwoMinutesLeftOnAPhone: StoryObj = {
  ...TwoMinutesLeft,
  globals: { viewport: { value: 'phone' } },
};

export const Staying: StoryObj = {
  name: 'While it is asked',
  ...page({ minutes: 2 }, ({ signIns }) => {
    signIns.renew = async () => new Promise(() => undefined);
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay logged in' }));
    await isShown(await canvas.findByRole('button', { name: 'One moment…' }));
  },
};

export const Unreachable: StoryObj = {
  name: 'AC-05 without a connection',
  ...page({ minutes: 2 }, ({ signIns }) => signIns.faults.failNext('renew', { kind: 'network' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay logged in' }));
    await isShown(await canvas.findByText(/^We can’t reach our server/));
  },
};

export const LongEnough: StoryObj = {
  name: 'AC-06 after a week',
  ...page({ minutes: 2 }, ({ signIns, session }) => {
    const end = session.expiresAt();
    const renew = signIns.renew.bind(signIns);
    signIns.renew = async () => (await renew()).map((later) => end ?? later);
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay logged in' }));
    await isShown(await canvas.findByText(/^You’ve been logged in for a week/));
    await isShown(canvas.getByRole('button', { name: 'Continue' }));
  },
};
