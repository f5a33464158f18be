// @vitest-environment jsdom
import { aMember, aProspect, aSparseMember, aVisitOf } from '@foyer/core/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { openAccount, type OpenAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from './account-screen.tsx';

afterEach(cleanup);

async function open(options: Parameters<typeof openAccount>[1]): Promise<OpenAccount> {
  const path = '/account/visits';
  const opened = await openAccount(<AccountScreen page="visits" />, { path, ...options });
  await screen.findByText(/Upcoming|no upcoming visits|couldn’t load/);
  await opened.pass();
  return opened;
}

const visitsIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map((visit) => visit.textContent);

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example' };
const noMember = aProspect({ id: 'p-1', ...person });

describe('the visits of an account', () => {
  it('MB-48: visits to come have a link to manage them, past ones say what became of them', async () => {
    const member = aMember({
      visits: [
        aVisitOf('booked', '2026-11-28T15:00:00Z'),
        aVisitOf('booked', '2026-11-24T15:00:00Z', 'workout'),
        aVisitOf('canceled', '2026-11-23T15:00:00Z'),
        aVisitOf('missed', '2026-11-12T15:00:00Z'),
        aVisitOf('past', '2026-07-10T14:00:00Z'),
      ],
    });
    await open({ member });
    expect(visitsIn('Upcoming')).toEqual([
      'November 24, 2026 at 10:00 AM ESTWorkout at Bryant ParkManage visit',
      'November 28, 2026 at 10:00 AM ESTTour at Bryant ParkManage visit',
    ]);
    expect(visitsIn('Past and canceled')).toEqual([
      'November 23, 2026 at 10:00 AM ESTTour at Bryant ParkCanceled',
      'November 12, 2026 at 10:00 AM ESTTour at Bryant ParkMissed',
      'July 10, 2026 at 10:00 AM EDTTour at Bryant ParkCompleted',
    ]);
    const [next] = screen.getAllByRole('link', { name: 'Manage visit' });
    expect(next?.getAttribute('href')).toBe('/visit/token-of-2026-11-24T15:00:00Z');
  });

  it('MB-49: without a visit to come, a member is offered none, but can invite a friend', async () => {
    await open({ member: aSparseMember() });
    expect(screen.getByText('You have no upcoming visits.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Book a visit' })).toBeNull();
    const invite = screen.getByRole('link', { name: 'Invite a friend' });
    expect(invite.getAttribute('href')).toBe('/account/invite');
  });

  it('MB-49: without a visit to come there is a link to book one for someone without a membership', async () => {
    await open({ member: noMember });
    const link = screen.getByRole('link', { name: 'Book a visit' });
    expect(link.getAttribute('href')).toBe('/membership');
  });

  it('MB-48: a visit whose link is turned off has none', async () => {
    const visit = { ...aVisitOf('booked', '2026-11-24T15:00:00Z'), token: null };
    await open({ member: aMember({ visits: [visit] }) });
    expect(visitsIn('Upcoming')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Manage visit' })).toBeNull();
  });

  it('AC-05 MB-48: visits that fail to load can be tried again', async () => {
    const { pass, user } = await open({
      before: ({ accounts }) =>
        accounts.faults.failNext('visits', { kind: 'timeout' }, { times: 2 }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(screen.getByRole('region', { name: 'Upcoming' })).toBeTruthy();
  });

  it('MB-43: the overview shows the next visit', async () => {
    await openAccount(<AccountScreen />);
    const next = within(screen.getByRole('region', { name: 'Your next visit' }));
    expect(next.getByText(/^November 24, 2026 at 10:00/)).toBeTruthy();
    expect(next.getByRole('link', { name: 'Manage visit' })).toBeTruthy();
  });
});
