// @vitest-environment jsdom
import { rememberLoginReturn } from '@foyer/core/session';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { FakeAccount } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { fill } from '../../testing/on-screen.fake.ts';
import { LoginScreen } from './login-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

function open({
  sentFrom,
  before,
  path = '/login',
}: {
  sentFrom?: string;
  before?: (of: FakeAccount, foyer: ReturnType<typeof fakeFoyer>) => void;
  path?: string;
} = {}) {
  const foyer = fakeFoyer();
  const account = new FakeAccount(foyer);
  before?.(account, foyer);
  foyer.navigation.push(path);
  if (sentFrom !== undefined) rememberLoginReturn(foyer.sessionStore, sentFrom);
  showPage(<LoginScreen />, foyer);
  const user = userEvent.setup();
  return {
    foyer,
    account,
    user,
    async logIn(username: string, password: string): Promise<void> {
      await fill(user, box('Username or Email'), username);
      await fill(user, box('Password'), password);
      await user.keyboard('{Enter}');
      await act(() => foyer.clock.advanceAndSettle(175));
    },
  };
}

function box(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
}

describe('the login page', () => {
  it('OP-92 logs in with a passkey, without a name or a code', async () => {
    const { account, foyer, user } = open({
      before: ({ members: { secondSteps }, passkeyDevice, passkeys }) => {
        secondSteps.begin('901001');
        secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
        passkeys.put('901001', 'My phone');
        passkeyDevice.held = 'passkey-1';
      },
    });
    await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await act(() => foyer.clock.advanceAndSettle(600));
    expect(account.session.getSnapshot().status).toBe('signed-in');
  });

  it('OP-92 asks the device once when the button is pressed twice', async () => {
    const { account, foyer, user } = open();
    account.passkeys.faults.delayNext('beginSignIn', 600);
    await user.dblClick(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await act(() => foyer.clock.advanceAndSettle(600));
    expect(account.passkeys.faults.count('beginSignIn')).toBe(1);
  });

  it('OP-92 takes a passkey that is chosen in the username’s box', async () => {
    const { account, foyer } = open({
      before: ({ passkeyDevice, passkeys }) => {
        passkeys.put('901001', 'My phone');
        passkeyDevice.autofill = true;
        passkeyDevice.held = 'passkey-1';
      },
    });
    await act(() => foyer.clock.advanceAndSettle(600));
    expect(account.session.getSnapshot().status).toBe('signed-in');
  });

  it('OP-92 says that no passkey was chosen, or that it is unknown', async () => {
    const { account, foyer, user } = open();
    const ask = async () => {
      await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
      await act(() => foyer.clock.advanceAndSettle(600));
    };
    await ask();
    expect(screen.getByText(/^No passkey was chosen/)).toBeTruthy();
    account.passkeyDevice.held = 'of-nobody';
    await ask();
    expect(screen.getByText(/^We don’t know that passkey/)).toBeTruthy();
  });

  it('OP-92 a browser without passkeys offers none', () => {
    open({
      before: ({ passkeyDevice }) => {
        passkeyDevice.available = false;
      },
    });
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });

  it('OP-31 asks an account with a second step for its code, and says when it is wrong', async () => {
    const { account, foyer, logIn, user } = open({
      before: ({ members: { secondSteps } }) => {
        secondSteps.begin('901001');
        secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
      },
    });
    await logIn('grace', 'Quiet_Hours1');
    expect(account.session.getSnapshot().status).toBe('anonymous');
    expect(document.activeElement).toBe(box('Login Code'));
    await user.type(box('Login Code'), 'nonsense{Enter}');
    await act(() => foyer.clock.advanceAndSettle(30_000));
    expect(screen.getAllByText(/^That code isn’t right/)).not.toEqual([]);
    await user.clear(box('Login Code'));
    await user.type(box('Login Code'), `${account.members.secondSteps.codeOf()}{Enter}`);
    await act(() => foyer.clock.advanceAndSettle(175));
    expect(account.session.getSnapshot().status).toBe('signed-in');
  });

  it('OP-31 starts over from the code', async () => {
    const { logIn, user } = open({
      before: ({ members: { secondSteps } }) => {
        secondSteps.begin('901001');
        secondSteps.confirm('901001', secondSteps.codeOf()).unwrap();
      },
    });
    await logIn('grace', 'Quiet_Hours1');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(box('Password').value).toBe('');
    expect(document.activeElement).toBe(box('Username or Email'));
  });

  it('RT-08 returns to the page that required the login, replaces itself in the history, and does so only once', async () => {
    const { foyer, logIn } = open({ sentFrom: '/account/details?x=1' });
    expect(screen.getByText(/^Please log in to continue/)).toBeTruthy();
    await logIn('grace', 'Quiet_Hours1');
    expect(foyer.navigation.entries).toEqual(['/membership', '/account/details?x=1']);
    expect(foyer.sessionStore.read('foyer.login-return')).toBeNull();
  });

  it('RT-13 leads to the account when no page required the login', async () => {
    const { foyer, logIn } = open();
    await logIn(' GRACE@mail.example ', 'Quiet_Hours1');
    expect(foyer.navigation.current()).toBe('/account');
  });

  it('RT-08 redirects visitors who are already logged in', () => {
    const { foyer } = open({ sentFrom: '/account/details', before: (account) => account.signIn() });
    expect(foyer.navigation.entries).toEqual(['/membership', '/account/details']);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('RT-08 redirects when the visitor logs in in another tab', () => {
    const { foyer, account } = open({ sentFrom: '/account/details' });
    act(() => account.signIn());
    expect(foyer.navigation.current()).toBe('/account/details');
  });

  it('AC-01 reports wrong credentials in the form and selects the password for retyping', async () => {
    const { foyer, logIn } = open();
    await logIn('grace', 'quiet_hours1');
    const alertText = screen.getByRole('alert').textContent;
    expect(alertText).toMatch(/^That username or password isn’t right/);
    expect([box('Username or Email').value, box('Password').value]).toEqual([
      'grace',
      'quiet_hours1',
    ]);
    const password = box('Password');
    expect(document.activeElement).toBe(password);
    expect([password.selectionStart, password.selectionEnd]).toEqual([0, 12]);
    expect(foyer.navigation.current()).toBe('/login');
    await logIn('nobody', 'Quiet_Hours1');
    expect(screen.getByRole('alert').textContent).toBe(alertText);
  });

  it('AC-01 says how long to wait after too many attempts', async () => {
    const { account, logIn } = open();
    account.signIns.faults.failNext('signIn', { kind: 'rate-limited', retryAfterMs: 840_000 });
    await logIn('grace', 'Quiet_Hours1');
    expect(screen.getByRole('alert').textContent).toContain('Try again in 14 minutes');
  });

  it('AC-05 keeps the input when the server is unreachable, and the next press logs in', async () => {
    const { foyer, account, user, logIn } = open();
    account.signIns.faults.failNext('signIn', { kind: 'network' });
    await logIn('grace', 'Quiet_Hours1');
    expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach our server/);
    expect(box('Password').value).toBe('Quiet_Hours1');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await act(() => foyer.clock.advanceAndSettle(175));
    expect(foyer.navigation.current()).toBe('/account');
  });

  it('AC-06 explains why the visitor is here after the session expired and after logging out', () => {
    open({
      before: (account) => {
        account.signIn();
        account.session.end('expired');
      },
    });
    expect(screen.getByText(/^We logged you out to keep your account safe/)).toBeTruthy();
    cleanup();
    open({
      before: (account) => {
        account.signIn();
        account.session.end();
      },
    });
    expect(screen.getByText('You’re logged out.')).toBeTruthy();
  });

  it('AC-12 logs in with a linked social login and goes on to the page that required it', async () => {
    const { foyer, user } = open({ sentFrom: '/account/details' });
    await user.click(screen.getByRole('button', { name: 'Continue with Example ID' }));
    expect(foyer.navigation.loaded).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Taking you to Example ID…' })).toBeTruthy();
    cleanup();

    const state = 'a-word-of-this-tab';
    const back = open({
      sentFrom: '/account/details',
      path: `/login?login=ID-7&voucher=v-1&state=${state}`,
      before: ({ members }, { sessionStore }) => {
        const grace = members.known('grace');
        if (grace?.information == null) throw new Error('Grace is not a member.');
        members.put({ ...grace, information: { ...grace.information, facebookId: 'ID-7' } });
        members.vouchers.set('v-1', 'ID-7');
        sessionStore.write('foyer.social-sign-in-state', state).unwrap();
      },
    });
    await act(() => back.foyer.clock.advanceAndSettle(175));
    expect(back.foyer.navigation.entries).toEqual(['/membership', '/account/details']);
  });

  it('AC-01 is one form with the field names that password managers know', () => {
    open();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Log in' });
    const [username, password] = [box('Username or Email'), box('Password')];
    expect([username.name, username.autocomplete, username.form]).toEqual([
      'username',
      'username webauthn',
      form,
    ]);
    expect([password.name, password.autocomplete, password.type, password.form]).toEqual([
      'password',
      'current-password',
      'password',
      form,
    ]);
    expect(username.getAttribute('autocapitalize')).toBe('none');
  });

  it('AC-08 offers links for a forgotten password, a missing login and a missing membership', () => {
    open();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/account/recover', '/account/register', '/membership']);
  });
});
