// @vitest-environment jsdom
import { aMember, aProspect, aSparseMember } from '@foyer/core/testing/members';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount, type OpenAccount } from '../../testing/open-account.fake.tsx';
import { type AccountPage, pathOfPage } from './account-pages.ts';
import { AccountScreen } from './account-screen.tsx';

afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));

function fact(card: string, name: string): string {
  return part(card).getByText(name).nextElementSibling?.textContent ?? '';
}

/** The cards of each page, in page order. */
const cardsOn = {
  overview: ['Your pass'],
  membership: ['Hamptons add-on'],
  billing: ['Payment details', 'Gift card'],
  visits: ['Upcoming', 'Past and canceled'],
  profile: ['About you', 'Contact information'],
  security: ['Login'],
} as const;

/** Opens a page of the account and waits for its code. */
async function openPage(
  page: AccountPage,
  options: Parameters<typeof openAccount>[1] = {},
): Promise<OpenAccount> {
  const opened = await openAccount(<AccountScreen page={page} />, {
    path: pathOfPage(page),
    ...options,
  });
  await screen.findByRole('region', { name: cardsOn[page][0] });
  return opened;
}

const aProspectOfOurs = {
  ...aProspect({ id: 'p-1', firstName: 'Ada', lastName: 'Byron', email: 'ada@x.example' }),
  billing: null,
  addOn: null,
};

const pageLinks = () =>
  within(screen.getByRole('navigation', { name: 'Account sections' })).getAllByRole('link');

describe('the pages of the account', () => {
  it.each([
    ['overview', 'Good to see you, Grace', '/account'],
    ['membership', 'Membership', '/account/membership'],
    ['billing', 'Billing', '/account/billing'],
    ['visits', 'Visits', '/account/visits'],
    ['profile', 'Profile', '/account/profile'],
    ['security', 'Security', '/account/security'],
  ] as const)(
    'MB-40: %s links to the others and is marked as current',
    async (page, title, path) => {
      await openPage(page);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      const links = pageLinks();
      expect(links.map((link) => link.textContent)).toEqual([
        'Overview',
        'Membership',
        'Billing',
        'Visits',
        'Profile',
        'Security',
      ]);
      const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
      expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
      for (const card of cardsOn[page])
        expect(screen.getByRole('region', { name: card })).toBeTruthy();
    },
  );

  it.each([
    ['membership', 'addOn'],
    ['billing', 'giftCard'],
  ] as const)(
    'PG-330: the page %s asks for the member’s information as seldom as for the rest',
    async (page, other) => {
      const { faults } = (await openPage(page)).account.accounts;
      expect(faults.count('information')).toBe(faults.count(other));
    },
  );

  it('AC-02 AC-03 MB-41: the pass shows the barcode, the number, the club and the status', async () => {
    await openPage('overview');
    const pass = part('Your pass');
    expect(await pass.findByRole('img', { name: 'Barcode for member ID 901001' })).toBeTruthy();
    expect(pass.getByText('2500009010010')).toBeTruthy();
    expect(pass.getByText('901001')).toBeTruthy();
    expect(pass.getByText('Grace Hopper')).toBeTruthy();
    expect(await pass.findByText('Bryant Park')).toBeTruthy();
    expect(pass.getByText('Active membership')).toBeTruthy();
    expect(pass.getByRole('img', { name: 'Photo of Grace Hopper' })).toBeTruthy();
  });

  it('MB-41: without a barcode, the pass shows the number alone', async () => {
    const { profile } = aMember();
    await openPage('overview', {
      member: aMember({ profile: profile && { ...profile, barcode: null } }),
    });
    expect(part('Your pass').getByText('901001')).toBeTruthy();
    expect(part('Your pass').queryByRole('img', { name: /^Barcode/ })).toBeNull();
  });

  it('MB-43: the overview says that the membership is frozen and what is due, with the pages about it', async () => {
    const { profile } = aMember();
    await openPage('overview', {
      member: aMember({
        profile: profile && { ...profile, membershipStatus: 'Frozen' },
        balance: { minorUnits: 4_550, currency: 'USD' },
      }),
    });
    expect(screen.getByText('Your membership is frozen.', { exact: false })).toBeTruthy();
    expect(
      screen.getByText('Your account has a balance of $45.50 due.', { exact: false }),
    ).toBeTruthy();
    const membership = screen.getByRole('link', { name: 'See your membership' });
    expect(membership.getAttribute('href')).toBe('/account/membership');
    const billing = screen.getByRole('link', { name: 'See your billing' });
    expect(billing.getAttribute('href')).toBe('/account/billing');
  });

  it('MB-43: the overview of an active member who owes nothing has no such notice', async () => {
    await openPage('overview');
    expect(screen.queryByRole('link', { name: /^See your/ })).toBeNull();
  });

  it('AC-10 MB-44: a prospect is offered a visit and a membership, on the pages about a membership, too', async () => {
    await openAccount(<AccountScreen />, { member: aProspectOfOurs });
    expect(screen.getByText('Not a member yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Visit a club' })).toBeTruthy();
    const choose = screen.getByRole('link', { name: 'Choose a membership' });
    expect(choose.getAttribute('href')).toBe('/join/step1');
    expect(pageLinks().map((link) => link.textContent)).toEqual([
      'Overview',
      'Visits',
      'Profile',
      'Security',
    ]);
    expect(screen.queryByRole('link', { name: 'Personal training' })).toBeNull();
    cleanup();
    await openAccount(<AccountScreen page="billing" />, { member: aProspectOfOurs });
    expect(screen.getByRole('region', { name: 'Become a member' })).toBeTruthy();
  });

  it('AC-04 shows everything that the member has with the club', async () => {
    await openPage('profile');
    expect(fact('About you', 'Height')).toBe('5 ft 6 in');
    expect(fact('About you', 'Personal training')).toMatch(/^Active/);
    expect(fact('Contact information', 'Address')).toBe(
      '12 Harbour LaneNew York, NY 10013United States',
    );
    cleanup();
    await openPage('billing');
    expect(fact('Payment details', 'Card')).toBe(
      'Visa ending in 4242Expires April 2030Update card',
    );
    expect(fact('Payment details', 'Balance due')).toBe('$0.00');
    expect(fact('Gift card', 'Balance')).toMatch(/^\$75\.00/);
    cleanup();
    await openPage('membership');
    expect(fact('Hamptons add-on', 'Agreement')).toMatch(/^Signed/);
    cleanup();
    await openPage('security');
    expect(fact('Login', 'Username')).toBe('graceEdit');
    expect(fact('Login', 'Password')).toBe('••••••••Edit');
  });

  it('AC-04: says that a username is not shown where the back end doesn’t send it', async () => {
    await openPage('security', { member: aMember({ username: null }) });
    expect(fact('Login', 'Username')).toBe('Not shownEdit');
  });

  it('AC-04 HT-08: asks to sign the new version of a signed agreement', async () => {
    const addOn = { hamptonsAgreementStatusId: '3', hasHamptonsAddOnAgreement: true };
    await openPage('membership', { member: aMember({ addOn }) });
    expect(fact('Hamptons add-on', 'Agreement')).toBe('New version to signReview and sign');
  });

  it('PR-01 PR-03: shows what a membership that isn’t kept online costs, and when the next charge comes', async () => {
    const { billing } = aMember();
    const membership = {
      name: 'Select Access',
      monthly: { minorUnits: 165_00, currency: 'USD' },
      nextChargeOn: '2027-03-01',
      paidOnJoining: { minorUnits: 300_00, currency: 'USD' },
      joinedOn: '2026-11-20',
      isPresale: true,
    } as const;
    await openPage('billing', {
      member: aMember({ billing: billing && { ...billing, membership } }),
      before: (account) => account.membership.memberships.clear(),
    });
    expect(fact('Payment details', 'Membership')).toBe(
      'Select Access$300.00 paid on November 20, 2026',
    );
    expect(fact('Payment details', 'Monthly fee')).toBe(
      '$165.00First charge on March 1, 2027, when your club opens',
    );
  });

  it('AC-04 RT-13 links to each change form and to the member pages', async () => {
    const paths: (string | null)[] = [];
    for (const page of ['overview', 'membership', 'billing', 'profile', 'security'] as const) {
      await openPage(page);
      paths.push(...screen.getAllByRole('link').map((link) => link.getAttribute('href')));
      cleanup();
    }
    for (const path of [
      '/account/details',
      '/account/profile/edit',
      '/account/username',
      '/account/password',
      '/account/social',
      '/account/training',
      '/account/agreements/hamptons',
      '/account/invite',
      '/account/join-details',
      '/gift-card/purchase',
      '/feedback',
    ]) {
      expect(paths).toContain(path);
    }
  });

  it('AC-02 AC-04 formats numbers, dates and addresses for the UK', async () => {
    const { information, billing } = aMember();
    const member = aMember({
      information: information && {
        ...information,
        country: 'UK',
        city: 'London',
        state: null,
        zipCode: 'SW7 2AZ',
      },
      billing,
      balance: { minorUnits: 4_550, currency: 'GBP' },
      giftCard: {
        cardLastFourDigits: null,
        balance: { minorUnits: 2_000, currency: 'GBP' },
        expirationDate: '2027-07-04',
      },
    });
    await openPage('profile', { member });
    expect(fact('About you', 'Height')).toBe('168 cm');
    expect(fact('About you', 'Weight')).toBe('61.5 kg');
    expect(fact('Contact information', 'Address')).toBe(
      '12 Harbour LaneLondonSW7 2AZUnited Kingdom',
    );
    cleanup();
    await openPage('billing', { member });
    expect(fact('Payment details', 'Balance due')).toBe('£45.50');
    expect(fact('Gift card', 'Balance')).toBe('£20.00Expires 4 July 2027');
  });

  it('AC-02 says which values are unknown and doesn’t treat an empty card as a failure', async () => {
    await openPage('profile', { member: aSparseMember() });
    expect(fact('About you', 'Height')).toBe('Not provided');
    expect(fact('About you', 'Personal training')).toBe('Inactive');
    cleanup();
    await openPage('billing', { member: aSparseMember() });
    expect(part('Payment details').getByText('No billing information on file.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['profile', 'overview', 'Your pass'],
    ['profile', 'profile', 'About you'],
    ['information', 'profile', 'Contact information'],
    ['information', 'security', 'Login'],
    ['billing', 'billing', 'Payment details'],
    ['giftCard', 'billing', 'Gift card'],
    ['addOn', 'membership', 'Hamptons add-on'],
  ] as const)(
    'AC-02 AC-05 shows that %s failed inside its card on %s, offers a retry there, and keeps the other cards',
    async (name, page, title) => {
      const { account, user, pass } = await openPage(page, {
        before: ({ accounts }) =>
          // Fails twice, because strict mode loads twice.
          accounts.faults.failNext(name, { kind: 'server-error', status: 500 }, { times: 2 }),
      });
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      expect(part(title).getByRole('alert').textContent).toContain(
        'We couldn’t load this part of your account.',
      );
      const other = name === 'information' ? 'profile' : 'information';
      const asked = account.accounts.faults.count(other);
      await user.click(part(title).getByRole('button', { name: 'Try again' }));
      await pass();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(account.accounts.faults.count(other)).toBe(asked);
    },
  );

  it('AC-02 loads each card on its own and offers a retry after a long wait', async () => {
    const { account, user, pass } = await openPage('billing', {
      before: ({ accounts }) => accounts.faults.delayNext('giftCard', 60_000, { times: 2 }),
    });
    expect(part('Gift card').getByRole('status').textContent).toBe('Loading Gift card…');
    expect(fact('Payment details', 'Balance due')).toBe('$0.00');
    await pass(10_000);
    expect(part('Gift card').getByText(/longer than usual/)).toBeTruthy();
    await user.click(part('Gift card').getByRole('button', { name: 'Try again' }));
    await pass();
    expect(fact('Gift card', 'Balance')).toMatch(/^\$75\.00/);
    expect(account.accounts.faults.count('giftCard')).toBe(3);
  });

  it('AC-04 HT-13 requests an expired picture once more, then shows the initials', async () => {
    const { account, pass } = await openPage('overview');
    const photo = () => screen.getByRole('img', { name: 'Photo of Grace Hopper' });
    const asked = account.accounts.faults.count('pictures');
    account.members.put(aMember({ pictures: ['https://pictures.invalid/second'] }));
    fireEvent.error(photo());
    await pass();
    expect(account.accounts.faults.count('pictures')).toBe(asked + 1);
    const second = photo();
    expect(second.getAttribute('src')).toBe('https://pictures.invalid/second');
    fireEvent.error(second);
    await pass();
    expect(account.accounts.faults.count('pictures')).toBe(asked + 1);
    expect(screen.queryByRole('img', { name: /^Photo/ })).toBeNull();
    expect(screen.getByText('GH')).toBeTruthy();
  });

  it('AC-02 says that no card is on file beside other billing data', async () => {
    const { billing } = aMember();
    await openPage('billing', {
      member: aMember({
        billing: billing && { ...billing, cardType: null, cardLastFourDigits: null },
      }),
    });
    expect(fact('Payment details', 'Card')).toBe('Not providedUpdate card');
  });

  it('AC-02 HT-42 shows the other billing data when the balance is unknown', async () => {
    const { user, pass } = await openPage('billing', {
      before: ({ accounts }) =>
        accounts.faults.failNext('cardBalance', { kind: 'timeout' }, { times: 2 }),
    });
    expect(fact('Payment details', 'Balance due')).toMatch(/^Unavailable right now/);
    expect(fact('Payment details', 'Card')).toMatch(/^Visa/);
    await user.click(part('Payment details').getByRole('button', { name: 'Try again' }));
    await pass();
    expect(fact('Payment details', 'Balance due')).toBe('$0.00');
  });

  it('AC-04 confirms a change once, on the page that shows it, and removes it from the URL', async () => {
    const { foyer, pass } = await openPage('profile', { path: '/account/profile?changed=profile' });
    expect(foyer.navigation.current()).toBe('/account/profile');
    await pass(100);
    expect(screen.getByText('Profile saved.').closest('[role=status]')).toBeTruthy();
  });

  it('AC-02 AC-06 shows no member data after the session ends', async () => {
    const { account, foyer, pass } = await openPage('overview');
    account.members.endSessions('901001');
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(foyer.navigation.current()).toBe('/login');
    expect(document.body.textContent).not.toContain('Grace');
  });

  it('AC-02 AC-04 shows a change made in another tab when the visitor returns', async () => {
    const { account, pass } = await openPage('overview');
    const { profile } = aMember();
    account.members.put(aMember({ profile: profile && { ...profile, firstName: 'Amazing' } }));
    fireEvent(document, new Event('visibilitychange'));
    await pass();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Amazing');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
