// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';

afterEach(cleanup);

const open = () =>
  openAccount(<p>The page</p>, { before: ({ session }) => session.requireSecondStep() });

describe('a member page of an account without the second step that the chain requires', () => {
  it('OP-133 PG-320 leads to setting one up in its place, and goes on once the recovery codes are saved', async () => {
    const { account, user, pass } = await open();
    expect(screen.queryByText('The page')).toBeNull();
    const heading = await screen.findByRole('heading', { name: 'Protect your account' });
    expect(document.activeElement).toBe(heading);
    await pass();
    await user.click(await screen.findByRole('button', { name: 'Turn on two-step login' }));
    await user.type(screen.getByLabelText('Current Password'), 'Quiet_Hours1{Enter}');
    await pass(1_000);
    const code = account.members.secondSteps.codeOf();
    await user.type(screen.getByLabelText('Login Code'), `${code}{Enter}`);
    await pass(1_000);
    expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue to your account' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I saved them' }));
    const done = screen.getByText('You’re all set.').closest<HTMLElement>('[role=status]');
    expect(document.activeElement).toBe(done);
    await user.click(screen.getByRole('button', { name: 'Continue to your account' }));
    expect(document.activeElement).toBe(screen.getByText('The page').parentElement);
  });

  it('OP-133 has a way out, and one to the person’s data', async () => {
    const { account, foyer, user, pass } = await open();
    const leave = await screen.findByRole('contentinfo');
    expect(
      within(leave).getByRole('link', { name: 'Get or erase your data' }).getAttribute('href'),
    ).toBe('/privacy/request');
    await user.click(within(leave).getByRole('button', { name: 'Log out' }));
    await pass();
    expect(foyer.navigation.current()).toBe('/login');
    account.signIn();
    expect(account.session.getSnapshot().needsSecondStep).toBe(false);
  });
});
