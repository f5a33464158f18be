// @vitest-environment jsdom
import type { DayPassArrival } from '@foyer/core/passes';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { FakeAccount } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { button } from '../../testing/on-screen.fake.ts';
import { DayPassScreen } from './day-pass-screen.tsx';
import { showPage } from '../../testing/show-page.fake.tsx';

beforeAll(() => installDialogs(window));
afterEach(cleanup);

async function open(arrival: Partial<DayPassArrival> = {}, account?: FakeAccount) {
  const foyer = fakeFoyer({ path: '/day-pass?facilityId=101' });
  const fakes = account ?? new FakeAccount(foyer);
  const settle = (): Promise<void> => act(() => foyer.clock.advanceAndSettle(1_000));
  showPage(
    <DayPassScreen
      arrival={{ confirmationToken: null, payment: null, facilityId: '101', ...arrival }}
    />,
    foyer,
  );
  await settle();
  return { foyer, account: fakes, settle, user: userEvent.setup() };
}

describe('the page for a day pass', () => {
  it('MB-170 MB-171 shows the club, the day and the price of an order, and sends it to the payment', async () => {
    const { foyer, account, settle, user } = await open();
    for (const [label, text] of [
      ['Day', '2026-12-01'],
      ['First Name', 'Ada'],
      ['Last Name', 'Byron'],
      ['Email Address', 'ada@mail.example'],
      ['Phone Number', '2125550123'],
    ] as const) {
      await user.type(screen.getByLabelText(label), text);
    }
    const sum = within(screen.getByRole('region', { name: 'Your order' }));
    expect(sum.getByText('$45')).toBeTruthy();
    expect(sum.getByText('Tuesday, December 1, 2026')).toBeTruthy();
    await user.click(button('Continue to payment'));
    await settle();
    expect(account.dayPasses.orders).toMatchObject([
      { facilityId: '101', phone: '2125550123', price: { minorUnits: 45_00 } },
    ]);
    expect(foyer.navigation.loaded).toEqual(['/payment']);
  });

  it('MB-172 a declined payment says so, and the form is still there', async () => {
    await open({ payment: 'declined', facilityId: null });
    expect(screen.getByText(/^Your payment was declined/)).toBeTruthy();
    expect(button('Continue to payment')).toBeTruthy();
  });
});
