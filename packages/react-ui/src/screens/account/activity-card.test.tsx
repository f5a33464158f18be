// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { ActivityCard } from './sessions-card.tsx';

afterEach(cleanup);

const rows = () =>
  within(screen.getByRole('region', { name: 'Recent activity' })).getAllByRole('listitem');

describe('what happened to an account', () => {
  it('OP-23 names each event with its time and device, newest first, and shows older ones on request', async () => {
    const { user } = await openAccount(<ActivityCard />, {
      path: '/account/security',
      before: ({ members }) => {
        for (let count = 0; count < 10; count += 1) members.note('901001', 'sign-in-failed');
        members.note('901001', 'password-changed', { browser: 'Firefox', system: 'Linux' });
      },
    });
    expect(rows()).toHaveLength(8);
    expect(rows()[0]?.textContent).toMatch(/^Password changed\w+ \d+, \d{4}.*Firefox on Linux$/);
    expect(rows()[1]?.textContent).toMatch(/^Wrong password at login/);
    await user.click(screen.getByRole('button', { name: 'Show all 11' }));
    expect(rows()).toHaveLength(11);
    expect(document.activeElement).toBe(rows()[8]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('AC-05 OP-23 says that it could not be loaded, and loads it again, without a button when all are shown', async () => {
    const { pass, user } = await openAccount(<ActivityCard />, {
      path: '/account/security',
      before: ({ members, sessions }) => {
        for (let count = 0; count < 8; count += 1) members.note('901001', 'signed-in');
        sessions.faults.failNext('activity', { kind: 'network' }, { times: 2 });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(rows()).toHaveLength(8);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
