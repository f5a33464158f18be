// @vitest-environment jsdom
import { aMember, aProspect } from '@foyer/core/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { PassPage } from './pass-page.tsx';

afterEach(cleanup);

describe('the pass alone', () => {
  it('MB-141 is saved for when there is no connection, with its barcode and when it was confirmed', async () => {
    const { account, foyer } = await openAccount(<PassPage />);
    expect(await screen.findByText(/Your pass is saved on this device/)).toBeTruthy();
    expect(account.offlinePass.saved).toMatchObject({
      name: 'Grace Hopper',
      status: 'Active membership',
      title: 'Your pass',
      memberId: { label: 'Member ID', value: '901001' },
      barcode: { value: '2500009010010', path: expect.stringMatching(/^M10 0h\d/) },
      confirmed: expect.stringMatching(/^Last confirmed \w+ \d+, \d{4}/),
      confirmedAt: foyer.clock.now().epochMilliseconds,
    });
  });

  it.each([
    ['Frozen', 'Frozen membership'],
    ['Expired', 'Expired membership'],
  ])('MB-141 a membership that is %s is saved as such', async (membershipStatus, shown) => {
    const { profile } = aMember();
    const member = aMember({ profile: profile && { ...profile, membershipStatus } });
    const { account } = await openAccount(<PassPage />, { member });
    await screen.findByText(/saved on this device/);
    expect(account.offlinePass.saved?.status).toBe(shown);
  });

  it('MB-141 is saved again with each new answer of the back end', async () => {
    const { account, foyer, pass } = await openAccount(<PassPage />);
    await screen.findByText(/saved on this device/);
    await pass(60_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass();
    expect(account.offlinePass.saved?.confirmedAt).toBe(foyer.clock.now().epochMilliseconds);
  });

  it('MB-142 is not saved for a member who logs out meanwhile', async () => {
    const { account, pass } = await openAccount(<PassPage />, {
      before: ({ accounts }) => accounts.faults.delayNext('profile', 1_000, { times: 9 }),
    });
    account.session.end();
    await pass(2_000);
    expect(account.offlinePass.saved).toBeNull();
  });

  it('MB-141 a browser that can’t save it promises nothing', async () => {
    await openAccount(<PassPage />, {
      before: ({ offlinePass }) => {
        offlinePass.isBlocked = true;
      },
    });
    expect(await screen.findByRole('img', { name: /^Barcode/ })).toBeTruthy();
    expect(screen.queryByText(/saved on this device/)).toBeNull();
  });

  it.each([
    ['both', { apple: 'https://club.example/p', google: 'https://pay.example/p' }, 2],
    ['one', { apple: null, google: 'https://pay.example/p' }, 1],
    ['none', { apple: null, google: null }, 0],
  ])('MB-146 offers the wallets that the chain has set up: %s', async (_, wallets, count) => {
    await openAccount(<PassPage />, { member: aMember({ wallets }) });
    await screen.findByText(/saved on this device/);
    const found = screen.queryAllByRole('link', { name: /^Add to (?:Apple|Google) Wallet$/ });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(
      Object.values(wallets).filter((url) => url !== null),
    );
    expect(found).toHaveLength(count);
  });

  it('MB-44 someone without a membership is offered one', async () => {
    const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' };
    const { account } = await openAccount(<PassPage />, {
      member: aProspect({ id: 'p-1', ...ada }),
    });
    expect(await screen.findByRole('heading', { name: 'Become a member' })).toBeTruthy();
    expect(account.offlinePass.saved).toBeNull();
  });
});
