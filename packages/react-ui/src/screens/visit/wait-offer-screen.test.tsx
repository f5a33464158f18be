// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fakeFoyer, type FakeFoyer } from '../../di/foyer.fake.ts';
import { offeredTime } from '../../testing/visits.fake.ts';
import { WaitOfferScreen } from './wait-offer-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

async function open(timeZone = 'America/New_York'): Promise<FakeFoyer> {
  const foyer = fakeFoyer({ timeZone });
  const { token } = await offeredTime(foyer);
  showPage(<WaitOfferScreen token={token} />, foyer);
  await screen.findByRole('heading', { level: 1, name: 'A time opened for you' });
  return foyer;
}

it('VL-54: says until when the time is held, and books it with one press', async () => {
  const { backEnd } = await open();
  expect(screen.getByText(/until 10:15 AM/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  const booked = await screen.findByRole('heading', { level: 1, name: 'You’re booked' });
  expect(document.activeElement).toBe(booked);
  const [entry] = backEnd.waitList.entries;
  expect(backEnd.waitList.offer(entry?.token ?? '')).toMatchObject({ status: 'booked' });
});

it('VL-54: keeps the offer when the press fails, and says what went wrong', async () => {
  const { waitList } = await open();
  waitList.faults.failNext('accept', { kind: 'network' });
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await act(() => userEvent.click(screen.getByRole('button', { name: 'No, thanks' })));
  await screen.findByRole('heading', { level: 1, name: 'We’re not holding this time anymore' });
  expect(screen.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe(
    '/inquiry/schedule-your-visit?facilityId=101',
  );
});

it('VL-54: names the club’s time zone with the deadline where the visitor’s clock differs', async () => {
  await open('Asia/Kathmandu');
  expect(screen.getByText(/until 10:15 AM EST/)).toBeTruthy();
});

it('VL-54: says that the visit is over once it has taken place', async () => {
  const { clock } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  await screen.findByRole('heading', { level: 1, name: 'You’re booked' });
  act(() => clock.advance(30 * 24 * 3_600_000));
  await screen.findByRole('heading', { level: 1, name: 'This visit is over' });
  const another = screen.getByRole('link', { name: 'Book another time' });
  expect(another.getAttribute('href')).toBe('/inquiry/schedule-your-visit?facilityId=101');
});

it('VL-54: leads from a dead link to the booking of a visit', async () => {
  showPage(<WaitOfferScreen token="dead" />, fakeFoyer());
  await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' });
  const book = screen.getByRole('link', { name: 'Book a visit' });
  expect(book.getAttribute('href')).toBe('/inquiry/schedule-your-visit');
});
