import type { PaymentReturn } from '@foyer/core/lead';
import type { GiftPurchaseField } from '@foyer/core/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { FakeAccount } from '../../di/account.fake.ts';
import { giftPurchaseOf } from '../../di/order-modules.ts';
import '../../styles/forms.css';
import '../../styles/services.css';
import { storyFoyer, type StoryFoyer, storyOf } from '../../testing/story-foyer.fake.tsx';
import { GiftCardScreen } from './gift-card-screen.tsx';

const meta: Meta = { title: 'Screens/Gift card' };
export default meta;

interface GiftScene {
  readonly foyer: StoryFoyer;
  readonly account: FakeAccount;
}

interface GiftStory {
  readonly country?: string;
  readonly typed?: Partial<Readonly<Record<GiftPurchaseField, string>>>;
  /** Sets up the state before the page opens. Returns the arrival data after the payment. */
  readonly before?: (scene: GiftScene) => Promise<Partial<PaymentReturn>> | Partial<PaymentReturn>;
}

const given: NonNullable<GiftStory['typed']> = {
  designId: 'still-water',
  amount: '100.00',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@mail.example',
  reTypeEmailAddress: 'ada@mail.example',
  message: 'For the long winter, and every morning after it.',
  sendDate: '2026-12-01',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
};

function story({ country = 'US', typed = {}, before = () => ({}) }: GiftStory): StoryObj {
  return storyOf(
    async () => {
      const foyer = storyFoyer({ country, path: '/gift-card/purchase' });
      const account = new FakeAccount(foyer);
      account.clubServices.catalog = {
        ...account.clubServices.catalog,
        designs: drawnDesigns,
      };
      const flow = giftPurchaseOf(foyer.container);
      for (const [field, value] of Object.entries(typed)) {
        flow.changeField(field as GiftPurchaseField, value);
      }
      const arrival = await before({ foyer, account });
      return { foyer, arrival: { confirmationToken: null, payment: null, ...arrival } };
    },
    ({ arrival }) => (
      <main>
        <GiftCardScreen arrival={arrival} />
      </main>
    ),
  );
}

async function paid({ account }: GiftScene, changes: GiftStory['typed'] = {}) {
  const { designId = '', ...rest } = { ...given, ...changes };
  const token = await account.gifts.begin({
    id: 'order-1',
    designId,
    amount: { minorUnits: 10_000, currency: 'USD' },
    firstName: rest.firstName ?? '',
    lastName: rest.lastName ?? '',
    email: rest.emailAddress ?? '',
    message: rest.message ?? '',
    giverName: rest.giverName ?? '',
    giverEmail: rest.giverEmail ?? '',
    sendDate: rest.sendDate ?? '',
    timeZone: 'America/New_York',
  });
  return { confirmationToken: account.gifts.pay(token.unwrap()) };
}

export const Empty: StoryObj = {
  ...story({}),
  name: 'HT-46 the designs, the amounts, and the card as it will look',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const designs = await page.findByRole('radiogroup', { name: 'Design' });
    await expect(within(designs).getAllByRole('radio')).toHaveLength(2);
    await expect(page.getByRole('radio', { name: '$250' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Preview' })).toBeVisible();
  },
};

export const OnAPhone: StoryObj = {
  ...story({}),
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const FilledIn: StoryObj = {
  ...story({ typed: given }),
  name: 'AC-08 filled in: the card, and what it comes to',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const card = await page.findByRole('figure', { name: 'Preview' });
    await expect(card).toHaveTextContent('Foyer$100To Ada Byron');
    const order = await page.findByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('Tuesday, December 1');
  },
};

export const InPounds: StoryObj = {
  ...story({ country: 'GB', typed: { customAmount: '75', firstName: 'Ada', lastName: 'Byron' } }),
  name: 'PL-05 in the UK: pounds, and an amount of one’s own',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('radio', { name: 'British pounds' })).toBeChecked();
    const order = page.getByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('£75');
  },
};

export const Refused: StoryObj = {
  ...story({ typed: { ...given, reTypeEmailAddress: 'ada@mail.exampl', giverName: '' } }),
  name: 'VA-10 FM-06 with something wrong: all of it, and the way to each field',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue to payment' }));
    const summary = await page.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /don’t match/ }));
    await expect(page.getByLabelText('Confirm Email Address')).toHaveFocus();
  },
};

export const LongWords: StoryObj = {
  ...story({
    typed: {
      ...given,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff',
      lastName: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
      giverName: 'Bartholomew-Maximilian of Wolfeschlegelsteinhausen',
      message: 'x'.repeat(151),
    },
  }),
  name: 'Long names, and a message that is too long, on the narrowest screen',
  globals: { viewport: { value: 'narrow' } },
};

export const Loading: StoryObj = {
  ...story({
    before: ({ account }) => {
      account.clubServices.faults.delayNext('giftCards', 600_000);
      return {};
    },
  }),
  name: 'HT-46 the gift cards are on their way',
};

export const Slow: StoryObj = {
  ...Loading,
  name: 'HT-46 the gift cards take long: a word about it',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByText('This is taking longer than usual. Your entries are saved.'),
    ).toBeVisible();
  },
};

export const NotLoaded: StoryObj = {
  ...story({
    before: ({ account }) => {
      account.clubServices.faults.failNext('giftCards', { kind: 'network' });
      return {};
    },
  }),
  name: 'HT-46 the gift cards could not be had: a way to ask again',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(await page.findByRole('radio', { name: 'First light' })).toBeInTheDocument();
  },
};

export const Offline: StoryObj = {
  ...story({
    typed: given,
    before: ({ account }) => {
      account.gifts.faults.failNext('begin', { kind: 'network' });
      return {};
    },
  }),
  name: 'AC-05 offline: it says so, and everything stays',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue to payment' }));
    await expect(await page.findByText(/^We can’t reach our server/)).toBeVisible();
    await expect(page.getByLabelText('First Name')).toHaveValue('Ada');
  },
};

export const OnItsWayToPayment: StoryObj = {
  ...story({
    typed: given,
    before: ({ account }) => {
      account.gifts.faults.delayNext('begin', 600_000);
      return {};
    },
  }),
  name: 'On the way to the payment',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Continue to payment' }));
    await expect(
      await page.findByRole('button', { name: 'Taking you to checkout…' }),
    ).toBeVisible();
  },
};

export const Declined: StoryObj = {
  ...story({ typed: given, before: () => ({ payment: 'declined' }) }),
  name: 'AC-08 back from a payment that was declined',
};

export const Confirming: StoryObj = {
  ...story({
    before: async (scene) => {
      const arrival = await paid(scene);
      scene.account.gifts.faults.delayNext('confirmation', 600_000);
      return arrival;
    },
  }),
  name: 'AC-08 back from the payment: the gift on its way',
};

export const Unread: StoryObj = {
  ...story({
    before: async (scene) => {
      const arrival = await paid(scene);
      scene.account.gifts.faults.failNext('confirmation', { kind: 'network' });
      return arrival;
    },
  }),
  name: 'AC-08 back from the payment: it can’t be read, and is asked for again',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Try again' }));
    await expect(
      await page.findByRole('heading', { name: 'Your gift for Ada is on its way' }),
    ).toBeVisible();
  },
};

export const Bought: StoryObj = {
  ...story({ before: paid }),
  name: 'AC-08 paid for: to whom, when, how much, and by which number',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const order = await page.findByRole('region', { name: 'Your order' });
    await expect(order).toHaveTextContent('GC-1000-1001');
    await expect(order).toHaveTextContent('Tuesday, December 1, 9:00 AM');
  },
};

export const BoughtForToday: StoryObj = {
  ...story({ before: (scene) => paid(scene, { sendDate: '2026-11-20', message: '' }) }),
  name: 'AC-08 paid for and sent at once, on a phone, dark',
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
};

/** Two plain-colored pictures, because stories have no server for pictures. */
const drawnDesigns = [
  { designId: 'first-light', title: 'First light', imageUrl: drawn('#e8dcc8', '#c9b48f') },
  { designId: 'still-water', title: 'Still water', imageUrl: drawn('#b9cfc6', '#1d3f36') },
];

function drawn(above: string, below: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${above}"/><rect y="560" width="1600" height="340" fill="${below}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
