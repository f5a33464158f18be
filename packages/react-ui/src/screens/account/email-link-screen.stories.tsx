import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import '../../styles/account.css';
import '../../styles/forms.css';
import { storyFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { EmailLinkScreen } from './email-link-screen.tsx';

const meta: Meta = { title: 'Screens/Account, links about an email address' };
export default meta;

const titles = { confirm: 'Confirm your email address', undo: 'Undo your new email address' };

/** Opens the most recently mailed link after the given setup. With null the URL has no code. */
function atLink(
  purpose: 'confirm' | 'undo',
  before: ((account: FakeAccount) => void) | null = () => undefined,
): Pick<StoryObj, 'loaders' | 'render'> {
  return storyOf(
    () => {
      const foyer = storyFoyer();
      const account = new FakeAccount(foyer);
      const { emailLinks } = account.members;
      emailLinks.confirmationTo('901001', 'grace@new.example').unwrap();
      if (purpose === 'undo') emailLinks.use(emailLinks.sent[0]?.token ?? '').unwrap();
      const code = before === null ? null : (emailLinks.sent.at(-1)?.token ?? null);
      before?.(account);
      return { foyer, code };
    },
    ({ code }) => (
      <main style={{ display: 'grid', gap: '1rem', maxWidth: '44rem', padding: '1.25rem' }}>
        <h1>{titles[purpose]}</h1>
        <EmailLinkScreen purpose={purpose} code={code} />
      </main>
    ),
  );
}

const press =
  (button: string, then: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: button }));
    await page.findByText(then);
  };

export const Confirm: StoryObj = {
  name: 'SE-21 at the link that confirms an address',
  ...atLink('confirm'),
};

export const ConfirmOnAPhone: StoryObj = {
  ...Confirm,
  globals: { viewport: { value: 'phone' } },
};

export const Confirmed: StoryObj = {
  name: 'SE-21 the address is confirmed, dark',
  ...atLink('confirm'),
  globals: { scheme: 'dark' },
  play: press('Confirm this address', /Your email address is confirmed/),
};

export const Undo: StoryObj = { name: 'SE-22 at the link that undoes it', ...atLink('undo') };

export const Undone: StoryObj = {
  name: 'SE-22 the former address is back',
  ...atLink('undo'),
  play: press('Change it back', /Your previous email address is back/),
};

export const Used: StoryObj = {
  name: 'SE-22 a link that was used',
  ...atLink('undo', ({ members: { emailLinks } }) => {
    emailLinks.use(emailLinks.sent.at(-1)?.token ?? '').unwrap();
  }),
  play: press('Change it back', /This link has already been used/),
};

export const NotSent: StoryObj = {
  name: 'AC-05 the press could not be sent',
  ...atLink('confirm', ({ registrations }) => registrations.faults.goDown()),
  play: press('Confirm this address', /We can’t reach our server/),
};

export const Sending: StoryObj = {
  name: 'The press is on its way',
  ...atLink('confirm', ({ registrations }) => {
    registrations.faults.delayNext('useEmailLink', 3_600_000);
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Confirm this address' }));
    await page.findByRole('button', { name: 'One moment…' });
  },
};

export const WithoutALink: StoryObj = { name: 'SE-21 after a reload', ...atLink('confirm', null) };
