import { handOffToRegistration } from '@foyer/core/registration';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import { portTokens } from '../../di/tokens.ts';
import '../../styles/account.css';
import '../../styles/forms.css';
import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { ActivateScreen } from './activate-screen.tsx';
import { RecoverScreen, ResendScreen } from './link-form.tsx';
import { RegisterScreen } from './register-screen.tsx';

const meta: Meta = { title: 'Screens/Account/Coming to a login' };
export default meta;

type Before = (account: FakeAccount, foyer: StoryFoyer) => void;

function scene(
  title: string,
  page: (account: FakeAccount) => JSX.Element,
  before: Before = () => undefined,
): Pick<StoryObj, 'loaders' | 'render'> {
  return storyOf(
    () => {
      const foyer = storyFoyer();
      const account = new FakeAccount(foyer);
      before(account, foyer);
      return { foyer, account };
    },
    ({ account }) => (
      <main style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', padding: '1.25rem' }}>
        <h1>{title}</h1>
        {page(account)}
      </main>
    ),
  );
}

type Play = NonNullable<StoryObj['play']>;

const fill =
  (texts: Readonly<Record<string, string>>): Play =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    for (const [label, text] of Object.entries(texts)) {
      await userEvent.type(await page.findByLabelText(label, { selector: 'input' }), text);
    }
  };

const send =
  (texts: Readonly<Record<string, string>>, said: RegExp, button = 'Email me a link'): Play =>
  async (context) => {
    const page = within(context.canvasElement);
    await fill(texts)(context);
    await userEvent.click(page.getByRole('button', { name: button }));
    await waitFor(() => expect(page.getAllByText(said)[0]).toBeVisible());
  };

const katherine = {
  'Member ID': '901003',
  'Last Name': 'Johnson',
};

const registration = (before?: Before) =>
  scene('Create your online account', () => <RegisterScreen />, before);

const phone = { viewport: { value: 'phone' } };

export const Register: StoryObj = { name: 'Asking, as a member', ...registration() };

export const RegisterOnAPhone: StoryObj = { ...Register, globals: phone };

export const RegisterNarrowest: StoryObj = {
  ...Register,
  globals: { viewport: { value: 'narrow' } },
};

export const WithoutMembership: StoryObj = {
  name: 'HT-51 asking, without a membership',
  ...registration(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('radio', { name: 'I’m not a member yet' }));
    await expect(page.getByLabelText('First Name')).toBeVisible();
  },
};

export const FromTheMembership: StoryObj = {
  name: 'SJ-06 asking, just joined',
  ...scene(
    'Activate your online account',
    () => <RegisterScreen isMember />,
    (_, { sessionStore, clock, container }) => {
      const [lastName, email] = ['Wolfeschlegelsteinhausenbergerdorff', 'hubert@mail.example'];
      handOffToRegistration(
        { sessionStore, clock, logger: container.get(portTokens.logger) },
        { memberId: '412345678', buyer: { firstName: 'Hubert', lastName, email, phone: '' } },
      );
    },
  ),
};

export const NothingTyped: StoryObj = {
  name: 'FM-06 with nothing typed',
  ...registration(),
  play: send({}, /Please check that all fields/),
};

export const NoSuchMember: StoryObj = {
  name: 'HT-50 a member that there is not',
  ...registration(),
  play: send({ ...katherine, 'Last Name': 'Hopper' }, /We can’t find a member/),
};

export const HasALogin: StoryObj = {
  name: 'HT-50 with a login already',
  ...registration(),
  play: send(
    { ...katherine, 'Member ID': '901001', 'Last Name': 'Hopper' },
    /You already have a login/,
  ),
};

export const Unreachable: StoryObj = {
  name: 'AC-05 the server is out of reach',
  ...registration((account) => account.registrations.faults.goDown()),
  play: send(katherine, /We can’t reach our server/),
};

export const TooOften: StoryObj = {
  name: 'AC-08 asked too often',
  ...registration(({ registrations }) => {
    registrations.faults.failNext('signUp', { kind: 'rate-limited', retryAfterMs: 2_400_000 });
  }),
  play: send(katherine, /in 40 minutes/),
};

export const Sent: StoryObj = {
  name: 'AC-08 the link is on its way',
  ...registration(),
  play: send(katherine, /Check your email/),
};

export const SentOnAPhone: StoryObj = { ...Sent, globals: phone };

export const Recover: StoryObj = {
  name: 'Getting back in',
  ...scene('Recover your account', () => <RecoverScreen />),
};

export const RecoverSent: StoryObj = {
  name: 'HT-49 the way back is on its way, to a long address',
  ...Recover,
  globals: phone,
  play: send(
    { 'Email Address': 'hubert.blaine.wolfeschlegelsteinhausen@mail.example' },
    /If there’s an account for/,
  ),
};

export const Resend: StoryObj = {
  name: 'Resend activation link',
  ...scene('Your activation link, once more', () => <ResendScreen />),
};

const atLink = (whose: 'katherine' | 'grace' = 'katherine', before: Before = () => undefined) =>
  scene(
    'Your login',
    ({ links }) => <ActivateScreen code={links.sent[0]?.token ?? ''} />,
    (account, foyer) => {
      const { links } = account;
      if (whose === 'katherine') links.resend('901003').unwrap();
      else links.recover('grace@mail.example').unwrap();
      before(account, foyer);
    },
  );

export const AtTheLink: StoryObj = { name: 'At the link', ...atLink() };

export const AtTheLinkOnAPhone: StoryObj = { ...AtTheLink, globals: phone };

export const HalfAPassword: StoryObj = {
  name: 'VA-05 while a password is typed, under a name that somebody has',
  ...atLink(),
  play: async (context) => {
    await fill({ Username: 'grace', 'New password': 'newmorning' })(context);
    const page = within(context.canvasElement);
    await waitFor(() => expect(page.getByText(/That username is taken/)).toBeVisible());
  },
};

export const FreeName: StoryObj = {
  name: 'HT-48 a name that is free',
  ...atLink(),
  play: async (context) => {
    await fill({ Username: 'katherine.j', 'New password': 'NewMorning2' })(context);
    await waitFor(() =>
      expect(within(context.canvasElement).getByText('katherine.j is available.')).toBeVisible(),
    );
  },
};

export const TakenName: StoryObj = {
  name: 'HT-53 a name that was refused',
  ...atLink(),
  play: send(
    { Username: 'grace', 'New password': 'NewMorning2' },
    /Please check that all fields/,
    'Activate my account',
  ),
};

export const Activated: StoryObj = {
  name: 'HT-53 the login is chosen',
  ...atLink(),
  play: send(
    { Username: 'katherine.j', 'New password': 'NewMorning2' },
    /Your account is active/,
    'Activate my account',
  ),
};

export const NotIn: StoryObj = {
  name: 'HT-53 chosen, and not in',
  ...atLink('katherine', ({ signIns }) => signIns.faults.goDown()),
  play: send(
    { Username: 'katherine.j', 'New password': 'NewMorning2' },
    /Your login is ready, but/,
    'Activate my account',
  ),
};

export const NewPassword: StoryObj = { name: 'HT-49 a new password', ...atLink('grace') };

export const PasswordChanged: StoryObj = {
  name: 'HT-49 the password is changed',
  ...atLink('grace'),
  play: send({ 'New password': 'NewMorning2' }, /logged out everywhere else/, 'Save and log in'),
};

export const Opening: StoryObj = {
  name: 'HT-52 being opened',
  ...atLink('katherine', ({ registrations }) => {
    registrations.faults.delayNext('readLink', 600_000);
  }),
};

export const NotOpened: StoryObj = {
  name: 'AC-05 could not be opened',
  ...atLink('katherine', ({ registrations }) => {
    registrations.faults.failNext('readLink', { kind: 'network' }, { times: 2 });
  }),
};

export const Used: StoryObj = {
  name: 'HT-52 used before',
  ...atLink('katherine', ({ links }) => links.resend('901003').unwrap()),
};

export const Unknown: StoryObj = {
  name: 'HT-52 cut off on its way',
  ...scene('Your login', () => <ActivateScreen code="" />),
};

export const WithoutALink: StoryObj = {
  name: 'HT-52 after a reload',
  ...scene('Your login', () => <ActivateScreen code={null} />),
};

export const WithoutALinkOnAPhone: StoryObj = { ...WithoutALink, globals: phone };
