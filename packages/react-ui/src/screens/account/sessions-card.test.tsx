// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { SessionsCard } from './sessions-card.tsx';

afterEach(cleanup);

const card = () => within(screen.getByRole('region', { name: 'Where you’re logged in' }));
const rows = () => card().getAllByRole('listitem');
const rowOf = (device: string) =>
  within(rows().find((row) => row.textContent?.includes(device)) ?? document.body);

/** Grace is logged in here, on an iPhone and with Firefox. */
const open = () =>
  openAccount(<SessionsCard />, {
    path: '/account/security',
    before: ({ members }) => {
      members.begin('901001', { browser: 'Safari', system: 'iPhone' });
      members.begin('901001', { browser: 'Firefox', system: null });
    },
  });

describe('where a member is logged in', () => {
  it('MB-45: lists each session with its device and times, and marks this one', async () => {
    await open();
    expect(rows()).toHaveLength(3);
    expect(rowOf('Safari on iPhone').getByText(/^Logged in \w+ \d+, \d{4}/)).toBeTruthy();
    expect(rowOf('Safari on iPhone').getByText(/^Last used \w+ \d+, \d{4}/)).toBeTruthy();
    expect(rowOf('Firefox').getByRole('button', { name: 'End session' })).toBeTruthy();
    expect(rowOf('This device').getByText('Unknown device')).toBeTruthy();
    expect(rowOf('This device').queryByRole('button')).toBeNull();
  });

  it('MB-45: lists the last used sessions, and all of them on request', async () => {
    const { user } = await openAccount(<SessionsCard />, {
      path: '/account/security',
      before: ({ members }) => {
        for (let count = 0; count < 20; count += 1) {
          members.begin('901001', { browser: 'Firefox', system: null });
        }
      },
    });
    expect(rows()).toHaveLength(3);
    await user.click(card().getByRole('button', { name: 'Show all 21' }));
    expect(rows()).toHaveLength(21);
    expect(document.activeElement).toBe(rows()[3]);
  });

  it('MB-46: ends one session, and the confirmation takes the focus', async () => {
    const { account, pass, user } = await open();
    await user.click(rowOf('Safari on iPhone').getByRole('button', { name: 'End session' }));
    await pass();
    expect(rows()).toHaveLength(2);
    expect(account.members.sessions().unwrap()).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Session ended. That device is logged out.');
  });

  it('MB-46: leaves the focus at what the member went on to while a session was ending', async () => {
    const { account, pass, user } = await open();
    account.sessions.faults.delayNext('end', 1_000);
    await user.click(rowOf('Safari on iPhone').getByRole('button', { name: 'End session' }));
    const other = rowOf('Firefox').getByRole('button', { name: 'End session' });
    other.focus();
    await pass(1_000);
    expect(screen.getByText('Session ended. That device is logged out.')).toBeTruthy();
    expect(document.activeElement).toBe(other);
  });

  it('MB-46: asks once to end a session whose button is pressed twice', async () => {
    const { account, pass, user } = await open();
    account.sessions.faults.delayNext('end', 100);
    await user.dblClick(rowOf('Firefox').getByRole('button', { name: 'End session' }));
    await pass(200);
    expect(account.sessions.faults.count('end')).toBe(1);
    expect(rows()).toHaveLength(2);
  });

  it('MB-47: ends all other sessions, after which there is no such button', async () => {
    const { pass, user } = await open();
    await user.click(card().getByRole('button', { name: 'Log out everywhere else' }));
    await pass();
    expect(rows()).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Only this device is still logged in.');
  });

  it('AC-05 MB-46: says that a session could not be ended, and keeps it', async () => {
    const { account, pass, user } = await open();
    account.sessions.faults.failNext('end', { kind: 'network' });
    await user.click(rowOf('Firefox').getByRole('button', { name: 'End session' }));
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server.');
    expect(rows()).toHaveLength(3);
  });

  it('AC-05 MB-46: drops a session that ended although the answer was lost', async () => {
    const { account, pass, user } = await open();
    account.sessions.faults.failNext('end', { kind: 'network' }, { takesEffect: true });
    await user.click(rowOf('Firefox').getByRole('button', { name: 'End session' }));
    await pass();
    expect(screen.getByRole('alert').textContent).toContain('We can’t reach our server.');
    expect(rows()).toHaveLength(2);
  });

  it('AC-06 MB-46: leads to the login when this session has ended elsewhere', async () => {
    const { account, foyer, pass, user } = await open();
    account.members.endSessions('901001');
    await user.click(rowOf('Firefox').getByRole('button', { name: 'End session' }));
    await pass();
    expect(foyer.navigation.current()).toBe('/login');
  });
});
