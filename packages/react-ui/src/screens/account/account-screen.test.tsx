// @vitest-environment jsdom
import { aMember, aProspect, aSparseMember } from '@foyer/core/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));
const titles = ['Profile', 'Contact information', 'Billing', 'Gift card', 'Hamptons add-on'];

function fact(card: string, name: string): string {
  return part(card).getByText(name).nextElementSibling?.textContent ?? '';
}

describe('the account page', () => {
  it('AC-02 AC-03 AC-04 shows everything that the member has with the club', async () => {
    await openAccount(<AccountScreen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good to see you, Grace');
    expect(screen.getByText('Active membership')).toBeTruthy();
    expect(fact('Profile', 'Height')).toBe('5 ft 6 in');
    expect(fact('Profile', 'Personal training')).toMatch(/^Active/);
    expect(fact('Contact information', 'Address')).toBe(
      '12 Harbour LaneNew York, NY 10013United States',
    );
    expect(fact('Billing', 'Card')).toBe('Visa ending in 4242Expires April 2030');
    expect(fact('Billing', 'Balance due')).toBe('$0.00');
    expect(fact('Gift card', 'Balance')).toMatch(/^\$75\.00/);
    expect(fact('Hamptons add-on', 'Agreement')).toMatch(/^Signed/);
    expect(fact('Login and security', 'Username')).toBe('graceEdit');
    expect(screen.getByRole('img', { name: 'Photo of Grace Hopper' })).toBeTruthy();
  });

  it('AC-04: says that a username is not shown where the back end doesn’t send it', async () => {
    await openAccount(<AccountScreen />, { member: aMember({ username: null }) });
    expect(fact('Login and security', 'Username')).toBe('Not shownEdit');
  });

  it('AC-04 HT-08: asks to sign the new version of a signed agreement', async () => {
    const addOn = { hamptonsAgreementStatusId: '3', hasHamptonsAddOnAgreement: true };
    await openAccount(<AccountScreen />, { member: aMember({ addOn }) });
    expect(fact('Hamptons add-on', 'Agreement')).toBe('New version to signReview and sign');
  });

  it('PR-01 PR-03: shows what the membership costs and when the next charge comes', async () => {
    const { billing } = aMember();
    const membership = {
      name: 'Select Access',
      monthly: { minorUnits: 165_00, currency: 'USD' },
      nextChargeOn: '2027-03-01',
      paidOnJoining: { minorUnits: 300_00, currency: 'USD' },
      joinedOn: '2026-11-20',
      isPresale: true,
    } as const;
    await openAccount(<AccountScreen />, {
      member: aMember({ billing: billing && { ...billing, membership } }),
    });
    expect(fact('Billing', 'Membership')).toBe('Select Access$300.00 paid on November 20, 2026');
    expect(fact('Billing', 'Monthly fee')).toBe(
      '$165.00First charge on March 1, 2027, when your club opens',
    );
  });

  it('AC-04 RT-13 links to each change form and to the member pages', async () => {
    await openAccount(<AccountScreen />);
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of [
      ...['/account/details', '/account/profile', '/account/username', '/account/password'],
      ...['/account/social', '/account/training', '/account/agreements/hamptons'],
      ...['/gift-card/purchase', '/feedback'],
    ]) {
      expect(paths).toContain(path);
    }
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  });

  it('AC-02 AC-04 formats numbers, dates and addresses for the UK', async () => {
    const { information, billing } = aMember();
    const member = aMember({
      information: information && {
        ...information,
        ...{ country: 'UK', city: 'London', state: null, zipCode: 'SW7 2AZ' },
      },
      billing,
      balance: { minorUnits: 4_550, currency: 'GBP' },
      giftCard: {
        cardLastFourDigits: null,
        balance: { minorUnits: 2_000, currency: 'GBP' },
        expirationDate: '2027-07-04',
      },
    });
    await openAccount(<AccountScreen />, { member });
    expect(fact('Profile', 'Height')).toBe('168 cm');
    expect(fact('Profile', 'Weight')).toBe('61.5 kg');
    expect(fact('Contact information', 'Address')).toBe(
      '12 Harbour LaneLondonSW7 2AZUnited Kingdom',
    );
    expect(fact('Billing', 'Balance due')).toBe('£45.50');
    expect(fact('Gift card', 'Balance')).toBe('£20.00Expires 4 July 2027.');
  });

  it('AC-02 says which values are unknown and doesn’t treat an empty card as a failure', async () => {
    await openAccount(<AccountScreen />, { member: aSparseMember() });
    expect(fact('Profile', 'Height')).toBe('Not provided');
    expect(fact('Profile', 'Personal training')).toBe('Inactive');
    expect(screen.getByText('Frozen membership')).toBeTruthy();
    expect(part('Billing').getByText('No billing information on file.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['profile', 'Profile'],
    ['information', 'Contact information'],
    ['billing', 'Billing'],
    ['giftCard', 'Gift card'],
    ['addOn', 'Hamptons add-on'],
  ] as const)(
    'AC-02 AC-05 shows that %s failed inside its card, offers a retry there, and keeps the other cards',
    async (name, title) => {
      const { account, user, pass } = await openAccount(<AccountScreen />, {
        before: ({ accounts }) =>
          // Fails twice, because strict mode loads twice.
          accounts.faults.failNext(name, { kind: 'server-error', status: 500 }, { times: 2 }),
      });
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(part(title).getByRole('alert').textContent).toContain(
        'We couldn’t load this part of your account.',
      );
      const asked = account.accounts.faults.count(name === 'profile' ? 'billing' : 'profile');
      await user.click(part(title).getByRole('button', { name: 'Try again' }));
      await pass();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(account.accounts.faults.count(name === 'profile' ? 'billing' : 'profile')).toBe(asked);
    },
  );

  it('AC-02 loads each card on its own and offers a retry after a long wait', async () => {
    const { account, user, pass } = await openAccount(<AccountScreen />, {
      before: ({ accounts }) => accounts.faults.delayNext('giftCard', 60_000, { times: 2 }),
    });
    expect(part('Gift card').getByRole('status').textContent).toBe('Loading Gift card…');
    expect(fact('Billing', 'Balance due')).toBe('$0.00');
    await pass(10_000);
    expect(part('Gift card').getByText(/longer than usual/)).toBeTruthy();
    await user.click(part('Gift card').getByRole('button', { name: 'Try again' }));
    await pass();
    expect(fact('Gift card', 'Balance')).toMatch(/^\$75\.00/);
    expect(account.accounts.faults.count('giftCard')).toBe(3);
  });

  it('AC-04 HT-13 requests an expired picture once more, then shows the initials', async () => {
    const { account, pass } = await openAccount(<AccountScreen />);
    const asked = account.accounts.faults.count('pictures');
    account.members.put(aMember({ pictures: ['https://pictures.invalid/second'] }));
    fireEvent.error(screen.getByRole('img'));
    await pass();
    expect(account.accounts.faults.count('pictures')).toBe(asked + 1);
    const second = screen.getByRole('img');
    expect(second.getAttribute('src')).toBe('https://pictures.invalid/second');
    fireEvent.error(second);
    await pass();
    expect(account.accounts.faults.count('pictures')).toBe(asked + 1);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('GH')).toBeTruthy();
  });

  it('AC-02 HT-42 shows the other billing data when the balance is unknown', async () => {
    const { user, pass } = await openAccount(<AccountScreen />, {
      before: ({ accounts }) =>
        accounts.faults.failNext('cardBalance', { kind: 'timeout' }, { times: 2 }),
    });
    expect(fact('Billing', 'Balance due')).toMatch(/^Unavailable right now/);
    expect(fact('Billing', 'Card')).toMatch(/^Visa/);
    await user.click(part('Billing').getByRole('button', { name: 'Try again' }));
    await pass();
    expect(fact('Billing', 'Balance due')).toBe('$0.00');
  });

  it('AC-10 offers a prospect a visit and a membership, and hides the cards for members', async () => {
    const member = {
      ...aProspect({ id: 'p-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@x.example' }),
      ...{ billing: null, addOn: null },
    };
    await openAccount(<AccountScreen />, { member });
    expect(screen.getByText('Not a member yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Visit a club' })).toBeTruthy();
    const choose = screen.getByRole('link', { name: 'Choose a membership' });
    expect(choose.getAttribute('href')).toBe('/join/step1');
    expect(screen.queryByRole('region', { name: 'Billing' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Personal training' })).toBeNull();
  });

  it('AC-04 confirms a change once and removes it from the URL', async () => {
    const { foyer, pass } = await openAccount(<AccountScreen />, {
      path: '/account?changed=profile',
    });
    expect(foyer.navigation.current()).toBe('/account');
    await pass(100);
    expect(screen.getByText('Profile saved.').closest('[role=status]')).toBeTruthy();
  });

  it('AC-02 AC-06 shows no member data after the session ends', async () => {
    const { account, foyer, pass } = await openAccount(<AccountScreen />);
    account.members.endSessions('901001');
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(foyer.navigation.current()).toBe('/login');
    expect(document.body.textContent).not.toContain('Grace');
  });

  it('AC-02 AC-04 shows a change made in another tab when the visitor returns', async () => {
    const { account, pass } = await openAccount(<AccountScreen />);
    const { profile } = aMember();
    account.members.put(aMember({ profile: profile && { ...profile, firstName: 'Amazing' } }));
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Amazing');
    for (const title of titles) expect(part(title).queryByRole('alert')).toBeNull();
  });
});
