import { rememberLoginReturn } from '@foyer/core/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import '../../styles/account.css';
import '../../styles/forms.css';
import { type StoryFoyer, storyFoyer } from '../../testing/story-foyer.fake.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta: Meta = { title: 'Screens/Account/Logging in' };
export default meta;

type Before = (account: FakeAccount, foyer: StoryFoyer) => void;

function login(before: Before = () => undefined): Pick<StoryObj, 'render'> {
  return {
    render: () => {
      const foyer = storyFoyer();
      const account = new FakeAccount(foyer);
      foyer.navigation.push('/login');
      before(account, foyer);
      return (
        <FoyerProvider container={foyer.container}>
          <main style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', padding: '1.25rem' }}>
            <h1>Log in</h1>
            <LoginScreen />
          </main>
        </FoyerProvider>
      );
    },
  };
}

const logIn =
  (username: string, password: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Username or Email'), username);
    await userEvent.type(page.getByLabelText('Password', { selector: 'input' }), password);
    await userEvent.keyboard('{Enter}');
  };

const showsAlert =
  (text: RegExp, username = 'grace', password = 'Quiet_Hours1'): NonNullable<StoryObj['play']> =>
  async (context) => {
    await logIn(username, password)(context);
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible();
  };

export const Empty: StoryObj = { name: 'By oneself', ...login() };

export const OnAPhone: StoryObj = { ...Empty, globals: { viewport: { value: 'phone' } } };

export const Narrowest: StoryObj = { ...Empty, globals: { viewport: { value: 'narrow' } } };

export const SentHere: StoryObj = {
  name: 'RT-08 sent here by a page for members',
  ...login((_, { sessionStore }) => rememberLoginReturn(sessionStore, '/account/details')),
};

export const SessionOver: StoryObj = {
  name: 'AC-06 after the session ended by itself',
  ...login((account) => {
    account.signIn();
    account.session.end('expired');
  }),
};

export const SignedOut: StoryObj = {
  name: 'AC-06 after logging out',
  ...login((account) => {
    account.signIn();
    account.session.end();
  }),
};

export const NothingTyped: StoryObj = {
  name: 'FM-06 with nothing typed',
  ...login(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Log in' }));
    const summary = await page.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Wrong: StoryObj = {
  name: 'AC-01 with the wrong password, which stays, marked',
  ...login(),
  play: async (context) => {
    await showsAlert(/^That username or password/, 'grace', 'quiet')(context);
    const password = within(context.canvasElement).getByLabelText('Password', {
      selector: 'input',
    });
    await waitFor(() => expect(password).toHaveFocus());
  },
};

export const WrongOnAPhone: StoryObj = { ...Wrong, globals: { viewport: { value: 'phone' } } };

export const TooManyTries: StoryObj = {
  name: 'AC-01 after too many attempts',
  ...login(({ signIns }) =>
    signIns.faults.failNext('signIn', { kind: 'rate-limited', retryAfterMs: 840_000 }),
  ),
  play: showsAlert(/Try again in 14 minutes, or reset your password\.$/),
};

export const Unreachable: StoryObj = {
  name: 'AC-05 without a connection, typing kept',
  ...login(({ signIns }) => signIns.faults.failNext('signIn', { kind: 'network' })),
  play: showsAlert(/^We can’t reach our server/),
};

export const ServerFails: StoryObj = {
  name: 'AC-05 when the server fails, typing kept',
  ...login(({ signIns }) =>
    signIns.faults.failNext('signIn', { kind: 'server-error', status: 500 }),
  ),
  play: showsAlert(/^Something went wrong on our end/),
};

export const Slow: StoryObj = {
  name: 'While it is asked',
  ...login(({ signIns }) => {
    signIns.signIn = async () => new Promise(() => undefined);
  }),
  play: async (context) => {
    await logIn('grace', 'Quiet_Hours1')(context);
    const button = await within(context.canvasElement).findByRole('button', {
      name: 'Logging in…',
    });
    await expect(button).toBeVisible();
  },
};

export const LongText: StoryObj = {
  name: 'With an address that leaves no room, and the password shown',
  ...login(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      page.getByLabelText('Username or Email'),
      'a.very.long.name.indeed@llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example',
    );
    await userEvent.type(
      page.getByLabelText('Password', { selector: 'input' }),
      'correct horse battery staple and then some more of it to fill the whole of the box',
    );
    await userEvent.click(page.getByRole('button', { name: 'Show password' }));
    await expect(page.getByLabelText('Password', { selector: 'input' })).toHaveAttribute(
      'type',
      'text',
    );
  },
  globals: { viewport: { value: 'phone' } },
};

export const NeedsACode: StoryObj = {
  name: 'OP-31 with an account that also needs a code',
  ...login(({ members: { secondSteps } }) => {
    secondSteps.begin('901001');
    secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
  }),
  play: async (context) => {
    await logIn('grace', 'Quiet_Hours1')(context);
    const code = await within(context.canvasElement).findByLabelText('Login Code');
    await waitFor(() => expect(code).toHaveFocus());
  },
};
