// @vitest-environment jsdom
import type { PaymentReturn } from '@foyer/core/lead';
import type { GiftPurchase, GiftPurchaseField } from '@foyer/core/services';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { FakeAccount } from '../../di/account.fake.ts';
import { fakeFoyer } from '../../di/foyer.fake.ts';
import { FoyerProvider } from '../../di/foyer-provider.tsx';
import { giftPurchaseOf } from '../../di/order-modules.ts';
import { installDialogs } from '../../testing/dialog-in-jsdom.fake.ts';
import { alerts, button } from '../../testing/on-screen.fake.ts';
import { GiftCardScreen } from './gift-card-screen.tsx';

beforeAll(() => installDialogs(window));
afterEach(cleanup);

const gift: Partial<Record<GiftPurchaseField, string>> = {
  amount: '50.00',
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@mail.example',
  reTypeEmailAddress: 'ada@mail.example',
  message: 'For the long winter.',
  sendDate: '2026-12-01',
  giverName: 'Grace Hopper',
  giverEmail: 'grace@mail.example',
};

interface Options {
  readonly country?: string;
  readonly before?: (account: FakeAccount) => void;
  readonly arrival?: Partial<PaymentReturn>;
}

async function open({ country = 'US', before = () => undefined, arrival = {} }: Options = {}) {
  const foyer = fakeFoyer({ country, path: '/gift-card/purchase' });
  const account = new FakeAccount(foyer);
  before(account);
  const settle = (): Promise<void> => act(() => foyer.clock.advanceAndSettle(400));
  const flow: GiftPurchase = giftPurchaseOf(foyer.container);
  render(
    <StrictMode>
      <FoyerProvider container={foyer.container} product="Northlight">
        <GiftCardScreen arrival={{ confirmationToken: null, payment: null, ...arrival }} />
      </FoyerProvider>
    </StrictMode>,
  );
  await settle();
  return {
    foyer,
    account,
    flow,
    settle,
    user: userEvent.setup(),
    give: (changes: typeof gift = {}): void => {
      act(() => {
        for (const [field, value] of Object.entries({ ...gift, ...changes })) {
          flow.changeField(field as GiftPurchaseField, value);
        }
      });
    },
    async press(name: string): Promise<void> {
      await userEvent.click(button(name));
      await settle();
    },
  };
}

const card = (): HTMLElement => screen.getByRole('figure', { name: 'Preview' });
const order = (): HTMLElement => screen.getByRole('region', { name: 'Your order' });
const box = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);

describe('the gift card page', () => {
  it('HT-46 shows the designs as pictures with names, one of them selected, and the amounts', async () => {
    const { user } = await open();
    const designs = screen.getByRole('radiogroup', { name: 'Design' });
    expect(
      within(designs)
        .getAllByRole<HTMLInputElement>('radio')
        .map((radio) => [radio.getAttribute('aria-label'), radio.checked]),
    ).toEqual([
      ['First light', true],
      ['Still water', false],
    ]);
    expect(designs.querySelectorAll('img')).toHaveLength(2);
    await user.click(within(designs).getByRole('radio', { name: 'Still water' }));
    expect(within(card()).getByRole('img', { name: 'Still water' })).toBeTruthy();
    expect(
      within(screen.getByRole('radiogroup', { name: 'Amount' })).getAllByRole('radio'),
    ).toHaveLength(4);
  });

  it('AC-08 updates the preview of the chain’s card and the total on each key press', async () => {
    const { user } = await open();
    expect(card().textContent).toContain('Their name');
    await user.click(screen.getByRole('radio', { name: '$100' }));
    await user.type(box('First Name'), 'Ada');
    await user.type(box(/Message/), 'Hello');
    await user.type(box('Your Name'), 'Grace');
    expect(card().textContent).toBe('PreviewNorthlight$100To AdaHelloFrom Grace');
    expect(order().textContent).toContain('ToAdaDeliveryToday, November 20Due today$100');
  });

  it('PL-05 starts in pounds in the UK, and another currency changes the amounts and the total', async () => {
    const { user } = await open({ country: 'GB' });
    await user.click(screen.getByRole('radio', { name: '£50' }));
    expect(order().textContent).toContain('£50');
    await user.click(screen.getByRole('radio', { name: 'Canadian dollars' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'CA$50' }).checked).toBe(true);
    expect(order().textContent).toContain('CA$50');
  });

  it('VA-10 asks for a custom amount only once it is chosen', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: '$50' }));
    expect(screen.queryByLabelText(/Custom Amount/)).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Custom amount' }));
    await user.type(box(/Custom Amount/), '75');
    expect(order().textContent).toContain('$75');
  });

  it('VA-10 counts the message up to 150 characters', async () => {
    const { user } = await open();
    await user.type(box(/Message/), 'Hello');
    expect(screen.getByText('5 of 150 characters')).toBeTruthy();
  });

  it('FM-06 shows an error summary that takes the focus and links to each field', async () => {
    const page = await open();
    page.give({ emailAddress: 'ada', giverName: '' });
    await page.press('Continue to payment');
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    await page.user.click(
      within(summary).getByRole('link', { name: 'Enter a valid email address.' }),
    );
    expect(document.activeElement).toBe(box('Email Address'));
    expect(box('Email Address').getAttribute('aria-invalid')).toBe('true');
    expect(page.account.gifts.orders).toEqual([]);
  });

  it('FM-04 FM-06 shows and announces the error of a field when it loses the focus', async () => {
    const { user } = await open();
    await user.type(box('First Name'), '4');
    await user.tab();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('First Name: Enter a valid name.');
    expect(box('First Name').getAttribute('aria-describedby')).not.toBeNull();
  });

  it('AC-08 RT-09 leads to the payment, once, with its token in a cookie', async () => {
    const page = await open();
    page.give();
    await page.press('Continue to payment');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
    expect(page.foyer.cookies.read('foyer_product_token')).not.toBeNull();
    expect(page.account.gifts.orders).toHaveLength(1);
  });

  it('AC-05 reports an order that can’t be sent, keeps the input, and can send it again', async () => {
    const page = await open();
    page.give();
    page.account.gifts.faults.failNext('begin', { kind: 'network' });
    await page.press('Continue to payment');
    expect(alerts()).toContain('We can’t reach our server.');
    expect(box('First Name').value).toBe('Ada');
    await page.press('Continue to payment');
    expect(page.foyer.navigation.loaded).toEqual(['/payment']);
  });

  it('HT-46 lets the visitor retry when the gift cards can’t be loaded', async () => {
    const page = await open({
      before: ({ clubServices }) => {
        clubServices.faults.failNext('giftCards', { kind: 'network' });
      },
    });
    expect(alerts()).toContain('We couldn’t load the gift cards.');
    await page.press('Try again');
    expect(screen.getByRole('radiogroup', { name: 'Design' })).toBeTruthy();
  });

  it('AC-08 keeps the form as it was after a declined payment', async () => {
    const page = await open({ arrival: { payment: 'declined' } });
    page.give();
    expect(alerts()).toContain('Your payment was declined, so you weren’t charged.');
    expect(box('First Name').value).toBe('Ada');
  });

  it('LX-15 asks the visitor two minutes before it clears the input', async () => {
    const page = await open();
    page.give();
    await act(() => page.foyer.clock.advanceAndSettle(780_000));
    const question = screen.getByRole('dialog', { name: 'Are you still there?' });
    await page.user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box('First Name').value).toBe('Ada');
  });
});

describe('a paid gift card', () => {
  async function bought(changes: typeof gift = {}) {
    const page = await open();
    page.give(changes);
    await page.press('Continue to payment');
    const token = page.foyer.cookies.read('foyer_product_token') ?? '';
    const confirmationToken = page.account.gifts.pay(token);
    await act(async () => {
      const entered = page.flow.enter({ confirmationToken, payment: null });
      await page.foyer.clock.advanceAndSettle(400);
      await entered;
    });
    return page;
  }

  it('AC-08 promises no message on a card that was bought without one', async () => {
    await bought({ message: '' });
    expect(card().textContent).toBe('PreviewNorthlight$50To Ada ByronFrom Grace Hopper');
  });

  it('AC-08 shows the recipient, date, amount and order number, and focuses its heading', async () => {
    await bought();
    const heading = screen.getByRole('heading', {
      level: 1,
      name: 'Your gift for Ada is on its way',
    });
    expect(document.activeElement).toBe(heading);
    expect(
      within(order())
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'GC-1000-1001',
      '$50',
      'Ada Byron, ada@mail.example',
      'Tuesday, December 1, 9:00 AM',
      'grace@mail.example',
    ]);
    expect(
      screen.getByText('We’ll send it to ada@mail.example on December 1 at 9:00 AM your time.'),
    ).toBeTruthy();
    expect(card().textContent).toContain('For the long winter.');
  });

  it('AC-08 says that a card for today is sent at once', async () => {
    await bought({ sendDate: '2026-11-20' });
    expect(screen.getByText('We’re sending it to ada@mail.example now.')).toBeTruthy();
  });

  it('AC-08 can be printed, and another one ordered', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const page = await bought();
    await page.press('Print this page');
    expect(print).toHaveBeenCalledTimes(1);
    await page.press('Buy another gift card');
    expect(screen.getByRole('heading', { level: 1, name: 'Buy a gift card' })).toBeTruthy();
    expect(box('First Name').value).toBe('');
  });

  it('AC-08 reports an order that can’t be loaded and lets the visitor retry', async () => {
    const page = await open({
      before: ({ gifts }) => {
        gifts.faults.failNext('confirmation', { kind: 'network' }, { times: 2 });
      },
      arrival: { confirmationToken: 'nobody’s' },
    });
    expect(alerts()).toContain('There was an error processing your request.');
    await page.press('Try again');
    expect(alerts()).toContain('We couldn’t find a payment for this link.');
    expect(screen.getByRole('radiogroup', { name: 'Design' })).toBeTruthy();
  });
});
