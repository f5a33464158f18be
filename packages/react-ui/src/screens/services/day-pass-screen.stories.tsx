import { type DayPassArrival, type DayPassField, dayPassForm } from '@foyer/core/passes';
import { facilityId } from '@foyer/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import { dayPassPurchaseOf } from '../../di/order-modules.ts';
import '../../styles/forms.css';
import '../../styles/services.css';
import { storyFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { DayPassScreen } from './day-pass-screen.tsx';

const meta: Meta = { title: 'Screens/Day pass' };
export default meta;

type Typed = Partial<Readonly<Record<DayPassField, string>>>;

const given: Typed = {
  day: '2026-12-01',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.example',
  phone: '2125550123',
};

interface DayPassStory {
  readonly typed?: Typed;
  readonly facilityId?: string | null;
  /** Sets up the state before the page opens. Returns the arrival data after the payment. */
  readonly before?: (
    account: FakeAccount,
  ) => Promise<Partial<DayPassArrival>> | Partial<DayPassArrival>;
}

function story({
  typed = {},
  facilityId: club = '101',
  before = () => ({}),
}: DayPassStory): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer({ country: 'US', path: '/day-pass' });
      const account = new FakeAccount(foyer);
      account.dayPasses.prices.set('103', { minorUnits: 25_00, currency: 'GBP' });
      account.dayPasses.prices.set('104', null);
      const flow = dayPassPurchaseOf(foyer.container);
      const arrival = await before(account);
      for (const [field, value] of Object.entries({ facilityId: club ?? '', ...typed })) {
        flow.changeField(field as DayPassField, value);
      }
      return {
        foyer,
        arrival: { confirmationToken: null, payment: null, facilityId: null, ...arrival },
      };
    },
    ({ arrival }) => (
      <main>
        <DayPassScreen arrival={arrival} />
      </main>
    ),
  );
}

const order =
  (price: string): NonNullable<StoryObj['play']> =>
  async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sum = await page.findByRole('region', { name: 'Your order' });
    await waitFor(() => expect(sum).toHaveTextContent(price));
  };

export const Empty: StoryObj = story({ facilityId: null });

export const FilledIn: StoryObj = { ...story({ typed: given }), play: order('$45') };

export const OnAPhone: StoryObj = {
  ...FilledIn,
  globals: { viewport: { value: 'phone' } },
};

export const InPounds: StoryObj = {
  ...story({ facilityId: '103', typed: given }),
  name: 'MB-170 in the UK: pounds',
  play: order('£25'),
};

export const Loading: StoryObj = story({
  typed: given,
  before: ({ dayPasses }) => {
    dayPasses.faults.delayNext('atClub', 600_000);
    return {};
  },
});

export const Refused: StoryObj = {
  ...story({ typed: { ...given, day: '2027-03-01', phone: '12' } }),
  name: 'MB-171 with something wrong: all of it, and the way to each field',
  play: async (context) => {
    await order('$45')(context);
    const page = within(context.canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Continue to payment' }));
    const summary = await page.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const NoneHere: StoryObj = {
  ...story({ facilityId: '104', typed: given }),
  name: 'MB-170 a club that sells none: the free trial instead',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: 'Get a free trial pass' });
  },
};

export const NotLoaded: StoryObj = story({
  typed: given,
  before: ({ dayPasses }) => {
    dayPasses.faults.failNext('atClub', { kind: 'network' }, { times: 9 });
    return {};
  },
});

export const LongWords: StoryObj = {
  ...story({
    typed: {
      ...given,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
    },
  }),
  globals: { viewport: { value: 'narrow' } },
};

async function paid({ dayPasses }: FakeAccount): Promise<Partial<DayPassArrival>> {
  const form = dayPassForm('2026-11-20').check({ facilityId: '101', ...given } as Record<
    DayPassField,
    string
  >);
  if (form.values === null) throw new Error('The story fills in a valid form.');
  const price = { minorUnits: 45_00, currency: 'USD' } as const;
  const begun = await dayPasses.begin({
    ...form.values,
    facilityId: facilityId('101'),
    id: 'order-1',
    price,
  });
  return { confirmationToken: dayPasses.pay(begun.unwrap()) };
}

export const Paid: StoryObj = {
  ...story({ before: paid }),
  name: 'MB-172 paid: the pass, its code and the receipt',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('img', { name: 'QR code of pass ABCD-EFGH' });
    const receipt = page.getByRole('region', { name: 'Your receipt' });
    await expect(receipt).toHaveTextContent('$45');
  },
};

export const PaidOnAPhone: StoryObj = { ...Paid, globals: { viewport: { value: 'phone' } } };
