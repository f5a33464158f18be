// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { friendsVisit } from '../../testing/visits.fake.ts';
import { FriendsVisitScreen } from './friends-visit-screen.tsx';
import { VisitScreen } from './visit-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

afterEach(cleanup);

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open(): Promise<{ readonly foyer: FakeFoyer; readonly token: string }> {
  const foyer = fakeFoyer();
  const { token } = await friendsVisit(foyer);
  show(foyer, token);
  await title('Sam is visiting Bryant Park');
  return { foyer, token };
}

function show({ container }: FakeFoyer, token: string): void {
  showPage(<FriendsVisitScreen token={token} />, { container });
}

it('VL-67: a page that can’t be loaded says why, and can be tried again', async () => {
  const foyer = fakeFoyer();
  const { token } = await friendsVisit(foyer);
  foyer.friendsVisits.faults.failNext('read', { kind: 'network' }, { times: 2 });
  show(foyer, token);
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t reach our server/);
  await press('Try again');
  await title('Sam is visiting Bryant Park');
});

it('VL-67: shows who visits where and when, and joins with one press, also after a reload', async () => {
  const { foyer, token } = await open();
  expect(document.querySelector('time')?.textContent).toBe('9:00 AM');
  expect(screen.getByRole('link', { name: /Get directions/ })).toBeTruthy();
  await press('I’ll be there too');
  expect(document.activeElement).toBe(await title('You’ll be there too'));
  expect(screen.queryByRole('button', { name: 'I’ll be there too' })).toBeNull();
  cleanup();
  show(foyer, token);
  await title('You’ll be there too');
});

it('VL-68: takes the yes back, and says who was told', async () => {
  await open();
  await press('I’ll be there too');
  await title('You’ll be there too');
  await press('I can’t make it after all');
  expect(document.activeElement).toBe(await title('Sam is visiting Bryant Park'));
  expect(screen.getByRole('status').textContent).toMatch(/told Sam and the club/);
});

it('VL-67: a failed press can be repeated, and says what went wrong', async () => {
  const { foyer } = await open();
  foyer.friendsVisits.faults.failNext('join', { kind: 'network' });
  await press('I’ll be there too');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await press('I’ll be there too');
  await title('You’ll be there too');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('VL-69: a canceled visit says so, and offers nothing to join', async () => {
  const { foyer } = await open();
  await foyer.leads.cancelVisit({ transactionId: 'friend', leadTokenId: null });
  await press('I’ll be there too');
  await title('Sam isn’t coming this time');
  expect(screen.queryByRole('button')).toBeNull();
});

it('VL-67: the visitor’s own page says who comes along', async () => {
  const { foyer } = await open();
  await press('I’ll be there too');
  await title('You’ll be there too');
  cleanup();
  const reference = { transactionId: 'friend', leadTokenId: null };
  const token = (await foyer.visitLinks.linkOf(reference)).unwrap()?.token ?? 'none';
  showPage(<VisitScreen token={token} />, foyer);
  expect(await screen.findByText('Grace will be there too.')).toBeTruthy();
});
