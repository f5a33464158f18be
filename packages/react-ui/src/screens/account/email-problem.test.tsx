// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

afterEach(cleanup);

async function open(emailProblem: 'bounced' | 'complained') {
  const opened = await openAccount(<AccountScreen page="profile" />, {
    path: '/account/profile',
    before: ({ members }) => members.setEmail('901001', { emailProblem }),
  });
  await screen.findByRole('region', { name: 'Contact information' });
  return opened;
}

describe('an address that mail doesn’t reach', () => {
  it('OP-117 says that mail comes back, mails a link to confirm the address, and then waits for it', async () => {
    const { account, pass, user } = await open('bounced');
    expect(screen.getByText(/grace@mail\.example bounces/)).toBeTruthy();
    account.changes.faults.failNext('resendEmailLink', { kind: 'network' });
    const button = screen.getByRole('button', { name: 'Email me a link to confirm it' });
    await user.click(button);
    await pass();
    expect(screen.getByRole('alert')).toBeTruthy();
    await user.click(button);
    await pass();
    expect(account.members.emailLinks.sent.map(({ email }) => email)).toEqual([
      'grace@mail.example',
    ]);
    const waiting = await screen.findByText(/^Confirm grace@mail\.example with the link/);
    expect(document.activeElement).toBe(waiting);
    expect(screen.queryByText(/bounces/)).toBeNull();
  });

  it('OP-117 mails one link, however often the button is pressed', async () => {
    const { account, pass, user } = await open('bounced');
    account.changes.faults.delayNext('resendEmailLink', 1_000);
    const button = screen.getByRole('button', { name: 'Email me a link to confirm it' });
    await user.dblClick(button);
    await pass(1_000);
    expect(account.members.emailLinks.sent).toHaveLength(1);
  });

  it('OP-117 says that a reported address gets no news, and asks for nothing', async () => {
    await open('complained');
    expect(
      screen.getByText(/unsubscribed grace@mail\.example or marked our email as spam/),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /confirm it/ })).toBeNull();
  });
});
