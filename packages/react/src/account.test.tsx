// @vitest-environment jsdom
import { SeededIdSource } from '@foyer/core/testing';
import {
  aMember,
  FakeAccountChanges,
  FakeAccountRepository,
  FakeAccountSessions,
  FakeAgreementRepository,
  FakeClubServices,
  FakeArrivalDesk,
  FakePersonalData,
  FakeDayPasses,
  FakeGiftOrders,
  FakeMailedLinks,
  FakeMembers,
  FakeRegistrationRepository,
  FakeSignInRepository,
  FakeTrainingRepository,
  someTrainingQuestions,
} from '@foyer/core/testing/members';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import { Account, type AccountProps, accountTokens, openAccount } from './account.tsx';
import { createFoyer, FoyerProvider } from './index.ts';
import { fakePage } from './testing/fake-page.fake.ts';

beforeAll(() => {
  // jsdom doesn't implement them.
  HTMLDialogElement.prototype.showModal = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** An app whose account is below `/club`, with Grace among its members. */
function open(path: string, props: AccountProps = { basePath: '/club' }) {
  const back = fakePage(path);
  const { clock } = back;
  const foyer = createFoyer({ product: 'Northlight', ports: back.ports });
  const ids = new SeededIdSource(7);
  const members = new FakeMembers(clock, ids, [aMember()]);
  const links = new FakeMailedLinks(members, ids);
  openAccount(foyer, {
    accounts: new FakeAccountRepository(members),
    agreements: new FakeAgreementRepository(members),
    changes: new FakeAccountChanges(members),
    clubServices: new FakeClubServices(clock),
    dayPasses: new FakeDayPasses(clock, ids),
    desk: new FakeArrivalDesk(clock),
    personalData: new FakePersonalData(clock),
    gifts: new FakeGiftOrders(clock, ids),
    registrations: new FakeRegistrationRepository(links),
    sessions: new FakeAccountSessions(members),
    signIns: new FakeSignInRepository(members, () => session.credentialKind),
    training: new FakeTrainingRepository(members, someTrainingQuestions),
  });
  const session = foyer.container.get(accountTokens.session);
  members.carried = () => session.credential();
  render(
    <StrictMode>
      <FoyerProvider foyer={foyer}>
        <Account {...props} />
      </FoyerProvider>
    </StrictMode>,
  );
  const until = (found: () => unknown): Promise<void> =>
    vi.waitFor(async () => {
      await act(() => clock.advanceAndSettle(200));
      expect(found()).toBeTruthy();
    });
  return { ...back, links, members, until };
}

const user = userEvent.setup();

it('AD-44 MB-40: A member logs in, sees the account and changes it, on pages below the app’s path', async () => {
  const { navigation, until } = open('/club/account');
  await until(() => screen.queryByRole('heading', { name: 'Log in' }));
  expect(navigation.current()).toBe('/club/login');
  expect(document.title).toBe('Log in | Northlight');
  await user.type(screen.getByLabelText('Username or Email'), 'grace');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'Quiet_Hours1{Enter}');
  await until(() => screen.queryByRole('heading', { level: 1, name: /Grace/ }));
  expect(navigation.current()).toBe('/club/account');
  expect(document.activeElement?.textContent).toMatch(/Grace/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/club/account/profile');

  act(() => navigation.push('/club/account/profile'));
  await until(() => screen.queryByRole('link', { name: 'Edit contact information' }));
  expect(document.activeElement?.textContent).toBe('Profile');
  expect(document.title).toBe('Profile | Northlight');
  const edit = screen.getByRole('link', { name: 'Edit contact information' });
  expect(edit.getAttribute('href')).toBe('/club/account/details');

  act(() => navigation.push('/club/account/username'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your username');
  expect(screen.getByRole('link', { name: 'Security' }).getAttribute('href')).toBe(
    '/club/account/security',
  );
});

it('AD-44: A mailed link’s code leaves the address before its page shows', async () => {
  const { navigation, until } = open('/activate?code=unknown', {});
  await until(() => screen.queryByRole('heading', { name: 'Your login' }));
  expect(navigation.current()).toBe('/activate');
  await until(() => screen.queryByText(/^This link isn’t valid/));
});

it('AD-44: An address that is no member page shows the app’s own page', () => {
  open('/clubhouse', { basePath: '/club', notFound: <h1>Nothing here</h1> });
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeTruthy();
});

it('AD-44: A server renders nothing of the account', () => {
  const foyer = createFoyer({ ports: fakePage('/account').ports });
  const page = renderToString(
    <FoyerProvider foyer={foyer}>
      <Account />
    </FoyerProvider>,
  );
  expect(page).toBe('');
});
