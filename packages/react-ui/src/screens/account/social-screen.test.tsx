// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount, type OpenAccount } from '../../testing/open-account.fake.tsx';
import { SocialReturn, SocialScreen } from './social-screen.tsx';

afterEach(cleanup);

const path = '/account/social';
const state = 'a-word-of-this-tab';

/** Opens the page as it is after the provider redirects back to it. */
function comeBack(query: string, isMember = true) {
  return openAccount(<SocialScreen />, {
    path: `${path}?${query}`,
    around: (inner) => <SocialReturn>{inner}</SocialReturn>,
    before: ({ members, session }, { sessionStore }) => {
      members.vouchers.set('v-1', 'ID-7');
      sessionStore.write('foyer.social-state', state).unwrap();
      if (!isMember) session.end('expired');
    },
  });
}

async function prove({ user, pass }: OpenAccount, press: string, password = 'Quiet_Hours1') {
  await user.type(screen.getByLabelText('Current Password'), password);
  await user.click(screen.getByRole('button', { name: press }));
  await pass(175);
}

describe('the social login page', () => {
  it('AC-04 HT-06 redirects to the provider and says so', async () => {
    const { foyer, user } = await openAccount(<SocialScreen />, { path });
    await user.dblClick(screen.getByRole('button', { name: 'Link Example ID' }));
    expect(foyer.navigation.loaded).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Taking you to Example ID…' })).toBeTruthy();
  });

  it('AC-04 HT-06 links the account that the provider confirms and removes its response from the URL', async () => {
    const page = await comeBack(`login=ID-7&voucher=v-1&state=${state}`);
    const { account, foyer } = page;
    expect(account.members.all[0]?.information?.facebookId).toBeNull();
    await prove(page, 'Link Example ID');
    expect(account.members.all[0]?.information?.facebookId).toBe('ID-7');
    expect(screen.getByText('Linked as ID-7')).toBeTruthy();
    expect(
      screen.getByText('Your Example ID account is linked.').closest('[role=status]'),
    ).toBeTruthy();
    expect(foyer.navigation.entries).toEqual([path]);
  });

  it('AC-04 HT-07 unlinks an account', async () => {
    const page = await comeBack(`login=ID-7&voucher=v-1&state=${state}`);
    const { account, user } = page;
    await prove(page, 'Link Example ID');
    await user.click(screen.getByRole('button', { name: 'Unlink Example ID' }));
    await prove(page, 'Unlink Example ID');
    expect(account.members.all[0]?.information?.facebookId).toBeNull();
    expect(screen.getByText('Your Example ID account is no longer linked.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link Example ID' }));
  });

  it('SE-20 reports a wrong password at its field, and canceling unlinks nothing', async () => {
    const page = await comeBack(`login=ID-7&voucher=v-1&state=${state}`);
    await prove(page, 'Link Example ID');
    await page.user.click(screen.getByRole('button', { name: 'Unlink Example ID' }));
    const box = screen.getByLabelText('Current Password');
    expect(document.activeElement).toBe(box);
    await prove(page, 'Unlink Example ID', 'wrong');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Linked as ID-7')).toBeTruthy();
    expect(screen.queryByLabelText('Current Password')).toBeNull();
  });

  it('AC-04 AC-05 says that nothing was linked if the visitor cancels or the response is invalid', async () => {
    await comeBack(`error=access_denied&state=${state}`);
    expect(screen.getByText(/You canceled, so your/)).toBeTruthy();
    cleanup();
    await comeBack('login=ID-7&voucher=v-1&state=strange');
    expect(screen.getByRole('alert').textContent).toContain('nothing was linked');
  });

  it('AC-06 keeps a provider response out of the URL, storage and return path when nobody is logged in', async () => {
    const { account, foyer } = await comeBack(`login=ID-7&voucher=v-1&state=${state}`, false);
    expect(foyer.navigation.current()).toBe('/login');
    expect(JSON.stringify(foyer.sessionStore.entries())).not.toContain('v-1');
    expect(foyer.sessionStore.read('foyer.login-return')).toBe(path);
    expect(account.members.all[0]?.information?.facebookId).toBeNull();
  });
});
