import type { Invoice } from '@foyer/core/membership';
import { aMember, aMembership } from '@foyer/core/testing/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { within } from 'storybook/test';

import type { FakeAccount } from '../../di/account.fake.ts';
import type { StoryFoyer } from '../../testing/story-foyer.fake.tsx';
import { longClub } from '../../testing/story-foyer.fake.tsx';
import { type AccountStory, inAccount } from '../../testing/story-account.fake.tsx';
import { forever, onAPhone } from '../../testing/story-services.fake.tsx';
import { BillingPanel } from './billing-panel.tsx';
import { InvoicePage } from './invoice-page.tsx';

const meta: Meta = { title: 'Screens/Account/Invoices' };
export default meta;

type Story = StoryObj<typeof AccountStory>;

const { memberId } = aMember();

function having(
  invoices: readonly Invoice[],
  page: JSX.Element = <BillingPanel />,
  before: (account: FakeAccount, foyer: StoryFoyer) => void = () => undefined,
): Story {
  return inAccount(page, {
    path: '/account/billing',
    before: (account, foyer) => {
      account.membership.memberships.set(memberId, running);
      account.membership.paid.set(memberId, invoices);
      before(account, foyer);
    },
  });
}

const shown =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(text);
  };

const running = aMembership({ joinedOn: '2026-08-12', startsOn: '2026-08-12' });

function anInvoice(day: string, number: string, parts: Partial<Invoice> = {}): Invoice {
  const total = { minorUnits: 205_00, currency: 'USD' } as const;
  return {
    number,
    on: day,
    status: 'paid',
    facilityId: '101',
    lines: [{ kind: 'month', planName: 'Select Access', amount: total }],
    total,
    paidWith: 'Visa',
    ...parts,
  };
}

function joiningIn(currency: 'USD' | 'GBP', parts: Partial<Invoice> = {}): Invoice {
  const amount = (minorUnits: number) => ({ minorUnits, currency });
  const planName = 'Select Access';
  return anInvoice('2026-08-12', 'F-100871', {
    lines: [
      { kind: 'first-month', planName, amount: amount(205_00) },
      { kind: 'initiation', planName, amount: amount(300_00) },
      { kind: 'saved', planName, amount: amount(-150_00) },
    ],
    total: amount(355_00),
    ...parts,
  });
}

const paid = [
  anInvoice('2026-11-12', 'F-104402', {
    lines: [
      {
        kind: 'freeze',
        planName: 'Select Access',
        amount: { minorUnits: 15_00, currency: 'USD' },
      },
    ],
    total: { minorUnits: 15_00, currency: 'USD' },
  }),
  anInvoice('2026-10-12', 'F-103116'),
  anInvoice('2026-09-12', 'F-101934'),
  joiningIn('USD'),
];
const declined = anInvoice('2026-11-12', 'F-104402', { status: 'due', paidWith: null });

export const Invoices: Story = {
  ...having(paid),
  name: 'MB-80 the next bill and the invoices',
  play: shown('November 12, 2026'),
};

export const OnAPhone: Story = { ...Invoices, name: 'On a phone', ...onAPhone };

export const OnATablet: Story = {
  ...Invoices,
  name: 'On a tablet',
  globals: { viewport: { value: 'tablet' } },
};

export const PaymentFailed: Story = {
  ...having([declined, ...paid.slice(1)]),
  name: 'MB-82 a payment that didn’t go through',
  play: shown(/didn’t go through/),
};

export const PaymentFailedOnAPhone: Story = {
  ...PaymentFailed,
  name: 'A payment that didn’t go through, on a phone',
  ...onAPhone,
};

export const NoInvoices: Story = {
  ...having([]),
  name: 'MB-83 no invoices yet',
  play: shown(/No invoices yet/),
};

export const OnTheirWay: Story = {
  ...having(paid, <BillingPanel />, ({ membership }) => {
    membership.faults.delayNext('read', forever, { times: 9 });
    membership.faults.delayNext('invoices', forever, { times: 9 });
  }),
  name: 'On their way',
};

export const Failed: Story = {
  ...having(paid, <BillingPanel />, ({ membership }) => membership.faults.goDown()),
  name: 'MB-80 they fail to load',
  play: shown('We couldn’t load your invoices.'),
};

export const Paper: Story = {
  ...having(paid, <InvoicePage number="F-100871" />),
  name: 'MB-81 an invoice',
  play: shown('Invoice F-100871'),
};

export const PaperOnAPhone: Story = { ...Paper, name: 'An invoice, on a phone', ...onAPhone };

export const PaperInTheUk: Story = {
  ...having(
    [joiningIn('GBP', { facilityId: '103', status: 'due', paidWith: null })],
    <InvoicePage number="F-100871" />,
  ),
  name: 'MB-81 an invoice in the UK that is due',
  play: shown('£355.00'),
};

export const PaperOfALongClub: Story = {
  ...having(
    [joiningIn('USD', { facilityId: longClub.facilityId })],
    <InvoicePage number="F-100871" />,
    (_account, { backEnd }) => {
      backEnd.clubs = [longClub];
    },
  ),
  name: 'An invoice with long words',
  ...onAPhone,
};

export const PaperUnknown: Story = {
  ...having(paid, <InvoicePage number="F-1" />),
  name: 'MB-83 an unknown invoice number',
  play: shown('We can’t find that invoice.'),
};
