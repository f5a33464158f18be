// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { FakeAccount } from '../../di/account.fake.ts';
import { alerts } from '../../testing/on-screen.fake.ts';
import { openRegistration, type OpenRegistration } from '../../testing/open-registration.fake.tsx';
import { ActivateScreen } from './activate-screen.tsx';

afterEach(cleanup);

/** Opens the page of a link mailed to Katherine, who has no login yet, or to Grace, who forgot hers. */
function open(
  whose: 'katherine' | 'grace' = 'katherine',
  before: (account: FakeAccount, token: string) => void = () => undefined,
): Promise<OpenRegistration & { readonly token: string }> {
  let token = '';
  return openRegistration(
    () => <ActivateScreen code={token} />,
    (account) => {
      if (whose === 'grace') account.links.recover('grace@mail.example');
      else account.links.resend('901003');
      token = account.links.sent[0]?.token ?? '';
      before(account, token);
    },
  ).then((page) => ({ ...page, token }));
}

const newPassword = 'New password';
const activate = 'Activate my account';

describe('the page of a mailed link', () => {
  it('AC-08 HT-52 HT-53 lets the visitor choose a login and logs them in', async () => {
    const page = await open();
    expect(screen.getByText(/Hi Katherine\./)).toBeTruthy();
    await page.type('Username', 'katherine.j');
    await page.type(newPassword, 'NewMorning2');
    await page.press(activate);
    const heading = screen.getByRole('heading', { name: 'Your account is active' });
    expect(document.activeElement).toBe(heading);
    expect(page.account.session.getSnapshot().status).toBe('signed-in');
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe(
      '/account',
    );
  });

  it('VA-05 VA-06 checks off the password requirements as the visitor types', async () => {
    const page = await open();
    const unmet = (): number => screen.queryAllByText('Not met:').length;
    expect(unmet()).toBe(5);
    await page.type(newPassword, 'newmorning');
    expect(unmet()).toBe(2);
    await page.type(newPassword, 'NewMorning2');
    expect(unmet()).toBe(0);
    expect(screen.getByText('Your password meets all requirements.')).toBeTruthy();
  });

  it('FM-07 labels its fields for password managers, also when resetting a password', async () => {
    await open();
    const kinds = (): (string | null)[] =>
      [...document.querySelectorAll('input')].map((box) => box.getAttribute('autocomplete'));
    expect(kinds()).toEqual(['username', 'new-password']);
    cleanup();
    await open('grace');
    expect(kinds()).toEqual(['username', 'new-password']);
    expect(screen.getByLabelText<HTMLInputElement>('Your username').value).toBe('grace');
  });

  it('AC-08 HT-48 says that a username is taken when its field loses the focus, but doesn’t block the form', async () => {
    const page = await open();
    await page.type('Username', 'grace');
    await page.user.tab();
    await page.pass();
    expect(screen.getByText(/That username is taken/)).toBeTruthy();
    expect(alerts()).toBe('');
    await page.type('Username', 'katherine.j');
    expect(screen.queryByText(/That username is taken/)).toBeNull();
    await page.user.tab();
    await page.pass();
    expect(screen.getByText('katherine.j is available.')).toBeTruthy();
  });

  it('HT-53 AC-05 reports a username taken in the meantime once, at its field, and keeps the input', async () => {
    const page = await open();
    await page.type('Username', 'katherine.j');
    await page.type(newPassword, 'NewMorning2');
    expect(screen.getByText('katherine.j is available.')).toBeTruthy();
    const [grace] = page.account.members.all;
    if (grace) page.account.members.put({ ...grace, username: 'katherine.j' });
    await page.press(activate);
    expect(screen.queryByText('katherine.j is available.')).toBeNull();
    const box = screen.getByLabelText<HTMLInputElement>('Username');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const password = screen.getByLabelText<HTMLInputElement>(newPassword, { selector: 'input' });
    expect(password.value).toBe('NewMorning2');
    await page.type('Username', 'katherine.k');
    await page.press(activate);
    expect(screen.getByText('Your account is active')).toBeTruthy();
  });

  it('OP-96 says at the field that many would guess the password, and takes another', async () => {
    const page = await open();
    await page.type('Username', 'katherine.j');
    await page.type(newPassword, 'Password12');
    await page.press(activate);
    const password = screen.getByLabelText<HTMLInputElement>(newPassword, { selector: 'input' });
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(/Too many people would guess/)).not.toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('katherine.j');
    await page.type(newPassword, 'NewMorning2');
    await page.press(activate);
    expect(screen.getByText('Your account is active')).toBeTruthy();
  });

  it('HT-49 HT-53 says that a password reset logged out other devices', async () => {
    const page = await open('grace');
    await page.type(newPassword, 'NewMorning2');
    await page.press('Save and log in');
    expect(screen.getByText('Your password has been changed')).toBeTruthy();
    expect(screen.getByText(/logged out everywhere else/)).toBeTruthy();
  });

  it.each([
    ['was used', 'This link has already been used'],
    ['is too old', 'This link has expired'],
    ['is unknown', 'This link isn’t valid'],
  ])('AC-08 HT-52 explains a link that %s and offers a new one', async (how, said) => {
    const page = await openRegistration(
      ({ links }) => (
        <ActivateScreen code={how === 'is unknown' ? '' : (links.sent[0]?.token ?? null)} />
      ),
      ({ links }, { clock }) => {
        links.recover('katherine@mail.example').unwrap();
        const token = links.sent[0]?.token ?? '';
        const login = { token, username: 'katherine.j', password: 'NewMorning2' };
        if (how === 'was used') links.use(login).unwrap();
        if (how === 'is too old') clock.advance(48 * 3_600_000);
      },
    );
    expect(alerts()).toContain(said);
    await page.type('Email Address', 'katherine@mail.example');
    await page.press('Email me a link');
    expect(page.account.links.sent).toHaveLength(2);
  });

  it('AC-08 explains a missing link and what to do', async () => {
    await openRegistration(() => <ActivateScreen code={null} />);
    expect(screen.getByText(/this page doesn’t store your link/)).toBeTruthy();
    expect(screen.getByLabelText('Email Address')).toBeTruthy();
    cleanup();
    await openRegistration(
      () => <ActivateScreen code={null} />,
      (account) => account.signIn(),
    );
    expect(screen.getByRole('link', { name: 'Go to your account' })).toBeTruthy();
  });

  it('AC-05 HT-52 retries when a link can’t be checked', async () => {
    const page = await open('katherine', (account) => {
      account.registrations.faults.failNext('readLink', { kind: 'network' });
    });
    expect(alerts()).toContain('We couldn’t open your link.');
    await page.press('Try again');
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('AC-05 HT-52 shows a skeleton of the form during a slow check', async () => {
    const page = await open('katherine', (account) => {
      account.registrations.faults.delayNext('readLink', 6_000);
    });
    expect(screen.getByText('Opening your link…')).toBeTruthy();
    await page.pass(4_000);
    expect(screen.getByText(/taking longer than usual/)).toBeTruthy();
    await page.pass(2_000);
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('HT-53 leads to the login page if logging in fails', async () => {
    const page = await open();
    page.account.signIns.faults.failNext('signIn', { kind: 'network' });
    await page.type('Username', 'katherine.j');
    await page.type(newPassword, 'NewMorning2');
    await page.press(activate);
    expect(screen.getByText(/Your login is ready, but/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('AC-08 shows the code neither on the page nor in its URL', async () => {
    const page = await open();
    await page.type('Username', 'katherine.j');
    expect(page.token).not.toBe('');
    expect(document.body.innerHTML).not.toContain(page.token);
    expect(page.foyer.navigation.current()).not.toContain(page.token);
  });
});
