// @vitest-environment jsdom
import { aSparseMember } from '@foyer/core/testing/members';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { FakeAccount, openLinkOf } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { SwitchAccount } from './session.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));
afterEach(cleanup);

async function open() {
  const foyer = fakeFoyer();
  const account = new FakeAccount(foyer);
  account.signIn();
  openLinkOf(foyer, account, aSparseMember().memberId);
  showPage(<SwitchAccount />, foyer);
  const settle = () => act(() => foyer.clock.advanceAndSettle(0));
  await settle();
  const member = () => account.members.bearer().unwrap().memberId;
  return { account, user: userEvent.setup(), settle, member };
}

const question = () => screen.queryByRole('dialog', { name: 'Switch accounts?' });
const press = (name: string) => screen.getByRole('button', { name });

describe('a link to another account', () => {
  it('SE-35 lets the member stay in their account', async () => {
    const { user, member } = await open();
    const before = member();
    await user.click(press('Stay in my account'));
    expect(question()).toBeNull();
    expect(member()).toBe(before);
  });

  it('SE-35 keeps the account when the dialog is closed', async () => {
    const { account, user, member } = await open();
    const before = member();
    await user.click(press('Close'));
    expect(account.session.getSnapshot().arrival).toBe('none');
    expect(member()).toBe(before);
  });

  it('SE-35 switches to the link’s account', async () => {
    const { user, settle, member } = await open();
    await user.click(press('Switch accounts'));
    await settle();
    expect(question()).toBeNull();
    expect(member()).toBe(aSparseMember().memberId);
  });

  it('SE-35 AC-05 reports a failed switch and lets the member retry', async () => {
    const { account, user, settle, member } = await open();
    account.signIns.faults.failNext('adopt', { kind: 'network' });
    await user.click(press('Switch accounts'));
    await settle();
    expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach our server/);
    await user.click(press('Switch accounts'));
    await settle();
    expect(member()).toBe(aSparseMember().memberId);
  });
});
