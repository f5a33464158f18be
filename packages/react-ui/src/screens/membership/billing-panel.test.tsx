// @vitest-environment jsdom
import type { Invoice } from '@foyer/core/membership';
import { aMember, aMembership } from '@foyer/core/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FakeFoyer } from '../../di/foyer.fake.ts';
import { openAccount } from '../../testing/open-account.fake.tsx';
import { AccountScreen } from '../account/account-screen.tsx';
import { MemberPages } from '../account/member-pages.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { InvoicePage } from './invoice-page.tsx';

afterEach(cleanup);

const { memberId } = aMember();
const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' }) as const;
const joining: Invoice = {
  number: 'F-1001',
  on: '2026-10-19',
  status: 'paid',
  facilityId: '101',
  lines: [
    { kind: 'first-month', planName: 'Select Access', amount: usd(205_00) },
    { kind: 'initiation', planName: 'Select Access', amount: usd(300_00) },
    { kind: 'saved', planName: 'Select Access', amount: usd(-150_00) },
  ],
  total: usd(355_00),
  paidWith: 'Visa',
};
const declined: Invoice = {
  ...joining,
  number: 'F-1002',
  on: '2026-11-19',
  status: 'due',
  lines: [{ kind: 'month', planName: 'Select Access', amount: usd(205_00) }],
  total: usd(205_00),
  paidWith: null,
};

const open = (
  invoices: readonly Invoice[],
  page = <BillingPanel />,
  before: (foyer: FakeFoyer) => void = () => undefined,
) =>
  openAccount(page, {
    path: '/account/billing',
    before: ({ membership }, foyer) => {
      before(foyer);
      membership.memberships.set(memberId, aMembership());
      membership.paid.set(memberId, invoices);
    },
  });

describe('the billing page', () => {
  it('MB-80: shows the next bill, and the invoices newest first', async () => {
    await open([declined, joining]);
    expect(screen.getByText('December 20, 2026')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual([
      'November 19, 2026Select Access, monthly feeNo. F-1002$205.00Due',
      'October 19, 2026Select Access, first monthNo. F-1001$355.00Paid',
    ]);
    const [newest] = screen.getAllByRole('link', { name: /November 19/ });
    expect(newest?.getAttribute('href')).toBe('/account/billing/F-1002');
  });

  it('MB-82: says which payment failed and where to call, but not of one that is due today', async () => {
    await open([{ ...declined, number: 'F-1003', on: '2026-11-20' }, declined, joining]);
    const [banner, ...others] = screen.getAllByRole('alert');
    expect(others).toEqual([]);
    expect(banner?.textContent).toContain('Your payment of $205.00 from November 19, 2026');
    const call = within(banner ?? document.body).getByRole('link');
    expect(call.getAttribute('href')).toMatch(/^tel:\+1\d{10}$/);
  });

  it('MB-82: offers no call to a club without a telephone', async () => {
    await open([declined, joining], <BillingPanel />, ({ backEnd }) => {
      backEnd.clubs = backEnd.clubs.map((club) => ({ ...club, phoneNumber: '' }));
    });
    expect(screen.getByRole('alert').textContent).toContain('Your payment of $205.00');
    expect(document.querySelector('[href^="tel:"]')).toBeNull();
  });

  it('MB-83: says that there are no invoices yet', async () => {
    await open([]);
    expect(screen.getByText(/No invoices yet/)).toBeTruthy();
  });

  it('MB-70: shows the next bill while the invoices fail, which are loaded again on request', async () => {
    const { user, pass } = await openAccount(<BillingPanel />, {
      before: ({ membership }) => {
        membership.memberships.set(memberId, aMembership());
        membership.paid.set(memberId, [joining]);
        membership.faults.failNext('invoices', { kind: 'network' }, { times: 2 });
      },
    });
    expect(screen.getByText('We couldn’t load your invoices.')).toBeTruthy();
    expect(screen.getByText('December 20, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(screen.getByText('October 19, 2026')).toBeTruthy();
  });
});

describe('an invoice', () => {
  it('PG-384 keeps the place of the club’s lines until the clubs are loaded, without its number', async () => {
    const { pass } = await open([joining], <InvoicePage number="F-1001" />, ({ clubs }) => {
      clubs.faults.delayNext('all', 5_000);
    });
    await pass(200);
    const club = () => screen.getByText('Club', { selector: 'dt' }).nextElementSibling;
    expect(club()?.textContent).toBe('');
    expect(club()?.querySelectorAll('.foyer-facts__line')).toHaveLength(3);
    await pass(5_000);
    expect(club()?.textContent).toContain('Bryant Park');
    expect(club()?.querySelectorAll('.foyer-facts__line')).toHaveLength(3);
  });

  it('MB-81: shows who paid whom, each line, the total and the card, and prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open([joining], <InvoicePage number="F-1001" />);
    const paper = screen.getByRole('article').textContent;
    for (const text of [
      'Invoice F-1001',
      'October 19, 2026',
      'Bryant Park',
      'New York, NY 10018',
      'Grace Hopper',
      'Member 901001',
      'Select Access, first month$205.00',
      'initiation fee$300.00',
      'discount−$150.00',
      'Total$355.00',
      'Paid with Visa',
    ]) {
      expect(paper).toContain(text);
    }
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('MB-149: after a payment that didn’t go through, says what another card is charged, once', async () => {
    const another = { ...declined, number: 'F-1000', on: '2026-10-19' };
    const { account, foyer, user } = await open([declined, another]);
    expect(
      screen.getByText('When you update your card, the new one is charged $410.00 once.'),
    ).toBeTruthy();
    const update = screen.getByRole('button', { name: 'Update card' });
    await user.dblClick(update);
    expect(account.membership.faults.count('beginCardChange')).toBe(1);
    expect(foyer.navigation.loaded).toEqual(['/payment/card']);
  });

  it('MB-148: a failure to open the payment application is said, and can be tried again', async () => {
    const { account, foyer, user } = await open([declined]);
    account.membership.faults.failNext('beginCardChange', { kind: 'network' });
    const update = screen.getByRole('button', { name: 'Update card' });
    await user.click(update);
    expect(screen.getByText(/We can’t reach our server/)).toBeTruthy();
    await user.click(update);
    expect(foyer.navigation.loaded).toEqual(['/payment/card']);
  });

  it('MB-148: without a payment that failed, the card is replaced where it is shown', async () => {
    const { foyer, user } = await open([joining], <AccountScreen page="billing" />);
    const details = within(await screen.findByRole('region', { name: 'Payment details' }));
    await user.click(await details.findByRole('button', { name: 'Update card' }));
    expect(foyer.navigation.loaded).toEqual(['/payment/card']);
  });

  it('MB-151: confirms a card that was changed', async () => {
    const { pass } = await openAccount(<AccountScreen page="billing" />, {
      path: '/account/billing?changed=card',
      before: ({ membership }) => membership.memberships.set(memberId, aMembership()),
    });
    await pass(200);
    expect(await screen.findByText(/^Card updated\./)).toBeTruthy();
  });

  it('MB-81: is at the address that the list links to, whatever its number looks like', async () => {
    const number = '2026/10 F';
    await open([{ ...joining, number }]);
    const path = screen.getByRole('link', { name: /October 19/ }).getAttribute('href') ?? '';
    cleanup();
    await openAccount(<MemberPages />, {
      path,
      before: ({ membership }) => membership.paid.set(memberId, [{ ...joining, number }]),
    });
    expect(await screen.findByRole('heading', { name: `Invoice ${number}` })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your invoice');
  });

  it('MB-81: nothing below an invoice moves when it arrives', async () => {
    const { pass } = await openAccount(<InvoicePage number="F-1001" />, {
      before: ({ membership }) => {
        membership.paid.set(memberId, [joining]);
        membership.faults.delayNext('invoices', 5_000, { times: 2 });
      },
    });
    await pass(200);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    await pass(5_000);
    expect(screen.getByRole('article')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All invoices' })).toBeTruthy();
  });

  it('MB-83: an unknown number leads back to all invoices', async () => {
    await open([joining], <InvoicePage number="F-9" />);
    expect(screen.getByText('We can’t find that invoice.')).toBeTruthy();
    const back = screen.getByRole('link', { name: 'All invoices' });
    expect(back.getAttribute('href')).toBe('/account/billing');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
