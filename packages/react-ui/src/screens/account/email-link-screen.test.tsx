// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openRegistration } from '../../testing/open-registration.fake.tsx';
import { EmailLinkScreen } from './email-link-screen.tsx';

afterEach(cleanup);

/** Opens the link that confirms Grace's new address, after the given setup. */
const atTheLink = (
  before: Parameters<typeof openRegistration>[1] = () => undefined,
  code?: string | null,
) =>
  openRegistration(
    ({ members }) => (
      <EmailLinkScreen
        purpose="confirm"
        code={code === undefined ? (members.emailLinks.sent[0]?.token ?? null) : code}
      />
    ),
    (account, foyer) => {
      account.members.emailLinks.confirmationTo('901001', 'new@mail.example').unwrap();
      before(account, foyer);
    },
  );

const press = 'Confirm this address';

describe('the page of an email address link', () => {
  it('SE-21 confirms the new address when the visitor presses the button, not when the page opens', async () => {
    const page = await atTheLink();
    const email = () => page.account.members.all[0]?.information?.email;
    expect(email()).toBe('grace@mail.example');
    await page.press(press);
    expect(email()).toBe('new@mail.example');
    expect(screen.getByRole('heading', { name: 'Your email address is confirmed' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
  });

  it('SE-22 reverts the change and offers a password reset', async () => {
    const page = await openRegistration(
      ({ members }) => (
        <EmailLinkScreen purpose="undo" code={members.emailLinks.sent.at(-1)?.token ?? null} />
      ),
      ({ members: { emailLinks } }) => {
        emailLinks.confirmationTo('901001', 'new@mail.example').unwrap();
        emailLinks.use(emailLinks.sent[0]?.token ?? '').unwrap();
      },
    );
    await page.press('Change it back');
    expect(page.account.members.all[0]?.information?.email).toBe('grace@mail.example');
    const next = screen.getByRole<HTMLAnchorElement>('link', { name: 'Choose a new password' });
    expect(next.pathname).toBe('/account/recover');
  });

  it.each([
    ['used', /already been used/],
    ['too old', /expired/],
    ['cut off', /This link isn’t valid/],
  ])('SE-21 says that a link is %s and offers a next step', async (how, alertText) => {
    const page = await atTheLink(
      ({ members: { emailLinks } }, { clock }) => {
        if (how === 'used') emailLinks.use(emailLinks.sent[0]?.token ?? '').unwrap();
        if (how === 'too old') clock.advance(48 * 3_600_000);
      },
      how === 'cut off' ? '' : undefined,
    );
    await page.press(press);
    expect(screen.getByRole('alert').textContent).toMatch(alertText);
    expect(screen.getByText(/To get a new link, go to your account/)).toBeTruthy();
  });

  it('SE-21 asks the visitor to reopen the link from the email after a reload', async () => {
    await atTheLink(undefined, null);
    expect(screen.getByText(/this page doesn’t store your link/)).toBeTruthy();
  });

  it('SE-21 uses the link once when the button is pressed twice', async () => {
    const page = await atTheLink(({ registrations }) =>
      registrations.faults.delayNext('useEmailLink', 600),
    );
    await page.user.dblClick(screen.getByRole('button', { name: press }));
    await page.pass(600);
    expect(page.account.registrations.faults.count('useEmailLink')).toBe(1);
  });

  it('AC-05 SE-21 reports a failed request and can be submitted again', async () => {
    const page = await atTheLink(({ registrations }) =>
      registrations.faults.failNext('useEmailLink', { kind: 'network' }),
    );
    await page.press(press);
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server');
    await page.press(press);
    expect(screen.getByRole('heading', { name: 'Your email address is confirmed' })).toBeTruthy();
  });
});
