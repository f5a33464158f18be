// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { type JSX, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { FakeAccount } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { RequireMember } from './session.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

function open(path: string, before: (account: FakeAccount) => void = () => undefined) {
  const foyer = fakeFoyer({ path: '/clubs' });
  const account = new FakeAccount(foyer);
  before(account);
  foyer.navigation.push(path);
  let mounted = 0;
  const Page = (): JSX.Element => {
    const [born] = useState(() => (mounted += 1));
    return <p>Page {born}</p>;
  };
  showPage(
    <RequireMember waiting={<p>Waiting</p>}>
      <Page />
    </RequireMember>,
    foyer,
  );
  return { foyer, account, draft: () => foyer.sessionStore.read('foyer.login-return') };
}

describe('a page for members', () => {
  it('RT-08 AC-06 redirects a stranger to the login and remembers the page', () => {
    const { foyer, draft } = open('/account/details?x=1&token=secret');
    expect(foyer.navigation.entries).toEqual(['/clubs', '/login']);
    expect(draft()).toBe('/account/details?x=1');
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  it('PG-267 waits with the page’s skeleton while a token in its URL is checked', () => {
    const { foyer } = open('/account', ({ session }) => {
      const checking = { ...session.getSnapshot(), arrival: 'checking' as const };
      Object.assign(session, { getSnapshot: () => checking });
    });
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect(foyer.navigation.current()).toBe('/account');
  });

  it('AC-06 redirects a member whose session ends to the login, and back here after the login', () => {
    const { foyer, account, draft } = open('/account/details', (of) => of.signIn());
    expect(screen.getByText(/^Page/)).toBeTruthy();
    act(() => account.session.end('expired'));
    expect(foyer.navigation.current()).toBe('/login');
    expect(draft()).toBe('/account/details');
    expect(screen.queryByText(/^Page/)).toBeNull();
  });

  it('AC-06 redirects a member who logs out to the login, but not back afterwards', () => {
    const { foyer, account, draft } = open('/account/details', (of) => of.signIn());
    act(() => account.session.end());
    expect(foyer.navigation.entries).toEqual(['/clubs', '/login']);
    expect(draft()).toBeNull();
  });

  it('RT-08 returns to a page that a visitor opens after logging out', () => {
    const { draft } = open('/account/details', (of) => {
      of.signIn();
      of.session.end();
    });
    expect(draft()).toBe('/account/details');
  });

  it('AC-06 keeps no state of one member for the next', () => {
    const { account } = open('/account/details', (of) => of.signIn());
    const before = screen.getByText(/^Page/).textContent;
    act(() => account.signIn('901002'));
    expect(screen.getByText(/^Page/).textContent).not.toBe(before);
  });

  it('AC-06 does not remount when the session is extended', () => {
    const { foyer, account } = open('/account/details', (of) => of.signIn());
    const before = screen.getByText(/^Page/).textContent;
    act(() => account.session.renew(foyer.clock.now().add({ hours: 20 })));
    expect(screen.getByText(/^Page/).textContent).toBe(before);
  });
});
