// @vitest-environment jsdom
import { aMember } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

afterEach(cleanup);

async function open() {
  const opened = await openAccount(<AccountScreen page="profile" />, {
    path: '/account/profile',
    before: ({ members }) => {
      members.emailLinks.confirmationTo(aMember().memberId, 'new@mail.example').unwrap();
    },
  });
  await screen.findByRole('region', { name: 'Contact information' });
  return opened;
}

describe('an unconfirmed email address on the account page', () => {
  it('SE-21 says that the address awaits confirmation and can resend the link', async () => {
    const { account, pass, user } = await open();
    expect(screen.getByRole('region', { name: 'Contact information' }).textContent).toContain(
      'Emailgrace@mail.example',
    );
    expect(screen.getByText(/^Confirm new@mail\.example with the link we sent there/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resend the link' }));
    await pass();
    expect(account.members.emailLinks.sent).toHaveLength(2);
    expect(screen.getByText(/Link resent/).closest('[role=status]')).toBeTruthy();
  });

  it('SE-21 says that the link is being resent', async () => {
    const { account, pass, user } = await open();
    account.changes.faults.delayNext('resendEmailLink', 1_000);
    const button = screen.getByRole('button', { name: 'Resend the link' });
    await user.click(button);
    expect(button.textContent).toBe('Sending…');
    await pass(1_000);
    expect(button.textContent).toBe('Resend the link');
  });

  it('SE-21 says that the change is being canceled until it is, whatever ends before', async () => {
    const { account, pass, user } = await open();
    account.changes.faults.delayNext('resendEmailLink', 1_000);
    account.changes.faults.delayNext('cancelEmailChange', 3_000);
    await user.click(screen.getByRole('button', { name: 'Resend the link' }));
    const cancel = screen.getByRole('button', { name: 'Cancel the change' });
    await user.click(cancel);
    await pass(1_000);
    expect(cancel.textContent).toBe('Canceling…');
  });

  it('SE-21 appears between the email address and the postal address', async () => {
    await open();
    const card = screen.getByRole('region', { name: 'Contact information' });
    const text = card.textContent ?? '';
    const order = [
      'grace@mail.example',
      'Confirm new@mail.example',
      'Cancel the change',
      'Address',
    ];
    expect(order.map((part) => text.indexOf(part))).toEqual(
      order.map((part) => text.indexOf(part)).toSorted((one, other) => one - other),
    );
    expect(order.every((part) => text.includes(part))).toBe(true);
  });

  it('SE-21 can be canceled, and the confirmation takes the focus', async () => {
    const { account, pass, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await pass();
    expect(account.members.all[0]?.information?.pendingEmail).toBeNull();
    expect(screen.queryByText(/^Confirm new@mail/)).toBeNull();
    expect(document.activeElement?.textContent).toBe(
      'Change canceled. Your email address is the same as before.',
    );
  });

  it('AC-05 SE-21 reports a link that can’t be sent', async () => {
    const { account, pass, user } = await open();
    account.changes.faults.failNext('resendEmailLink', { kind: 'network' });
    await user.click(screen.getByRole('button', { name: 'Resend the link' }));
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server');
  });

  it('MB-152 is also on the security page, with the address that logs in until then', async () => {
    const { account, pass, user } = await openAccount(<AccountScreen page="security" />, {
      path: '/account/security',
      before: ({ members }) => {
        members.emailLinks.confirmationTo(aMember().memberId, 'new@mail.example').unwrap();
      },
    });
    const login = await screen.findByRole('region', { name: 'Login' });
    expect(login.textContent).toContain('Emailgrace@mail.example');
    expect(screen.getByRole('link', { name: 'Edit email' }).getAttribute('href')).toBe(
      '/account/details',
    );
    expect(screen.getByText(/^Confirm new@mail\.example/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await pass();
    expect(account.members.all[0]?.information?.pendingEmail).toBeNull();
  });
});
