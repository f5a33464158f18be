// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { FakeAccount } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { SessionGuard, SignOutButton } from './session.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));
afterEach(cleanup);

const twoMinutesBefore = 12 * 3_600_000 - 120_000;

async function open() {
  const foyer = fakeFoyer();
  const account = new FakeAccount(foyer);
  account.signIn();
  showPage(
    <>
      <label>
        Height <input defaultValue="" />
      </label>
      <SignOutButton />
      <SessionGuard />
    </>,
    foyer,
  );
  const user = userEvent.setup();
  const pass = (ms: number) => act(() => foyer.clock.advanceAndSettle(ms));
  return { foyer, account, user, pass, status: () => account.session.getSnapshot().status };
}

const question = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const press = (name: string) => screen.getByRole('button', { name });

describe('the end of a session', () => {
  it('AC-06 LX-15 asks the member two minutes before and lets them stay on the page', async () => {
    const { user, pass, status } = await open();
    await user.type(screen.getByLabelText('Height'), '170');
    await pass(twoMinutesBefore - 1);
    expect(question()).toBeNull();
    await pass(1);
    await user.click(press('Stay logged in'));
    await pass(0);
    expect(question()).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Height'));
    await pass(11 * 3_600_000);
    expect(status()).toBe('signed-in');
  });

  it('AC-06 treats closing the dialog as staying', async () => {
    const { user, pass, status } = await open();
    await pass(twoMinutesBefore);
    await user.click(press('Close'));
    await pass(120_001);
    expect(status()).toBe('signed-in');
  });

  it('AC-06 logs out a member who doesn’t respond', async () => {
    const { pass, status } = await open();
    await pass(twoMinutesBefore + 120_000);
    expect(status()).toBe('expired');
    expect(question()).toBeNull();
  });

  it('AC-05 reports a failed extension, even after the dialog was closed, and asks again', async () => {
    const { account, user, pass, status } = await open();
    await pass(twoMinutesBefore);
    account.signIns.faults.failNext('renew', { kind: 'network' });
    await user.click(press('Close'));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toMatch(/^We can’t reach our server/);
    await user.click(press('Stay logged in'));
    await pass(120_001);
    expect(status()).toBe('signed-in');
  });

  it('AC-06 warns after a week that the session can’t be extended, and leaves time to save', async () => {
    const { foyer, account, user, pass } = await open();
    for (let turn = 0; turn < 15; turn += 1) {
      await pass(11 * 3_600_000);
      account.session.renew((await account.signIns.renew()).unwrapOr(foyer.clock.now()));
    }
    await pass(3 * 3_600_000 - 120_000);
    await user.click(press('Stay logged in'));
    await pass(0);
    expect(screen.getByRole('alert').textContent).toMatch(/^You’ve been logged in for a week/);
    await user.click(press('Continue'));
    expect(question()).toBeNull();
  });

  it('AC-06 logs out at once, in this tab and on the server', async () => {
    const { account, user, status } = await open();
    const token = account.session.credential();
    await user.click(press('Log out'));
    expect(status()).toBe('signed-out');
    expect(account.members.bearer(token).ok).toBe(false);
  });
});
