import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';

import { heading } from './journey.ts';
import { measure } from './measures.ts';

/** A gift card from the order page to both emails. */

test.use({ timezoneId: 'America/New_York' });

const giftCards = '/gift-card/purchase';

interface Gift {
  readonly to: string;
  readonly from: string;
}

/** Two unique people, whose addresses identify their emails. */
function aGift(): Gift {
  const id = randomUUID().slice(0, 12);
  return { to: `ada.${id}@mail.example`, from: `grace.${id}@mail.example` };
}

/** The ISO date a number of days from now, in New York. */
function dayIn(days: number): string {
  const then = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(then);
}

async function openGiftCards(page: Page): Promise<void> {
  await page.goto(giftCards);
  await page.getByRole('radiogroup', { name: 'Design' }).waitFor();
}

async function fillIn(page: Page, { to, from }: Gift, amount = '$100'): Promise<void> {
  await page.getByRole('radio', { name: 'Still water' }).check();
  await page.getByRole('radio', { name: amount, exact: true }).check();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address', { exact: true }).fill(to);
  await page.getByLabel('Confirm Email Address').fill(to);
  await page.getByLabel('Delivery Date').fill(dayIn(3));
  await page.getByLabel('Your Name').fill('Grace Hopper');
  await page.getByLabel('Your Email Address').fill(from);
  await page.getByLabel(/^Message/).fill('For the long winter.');
}

async function goToPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/payment');
}

async function pay(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('04/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Grace Hopper');
  await page.getByLabel(/ZIP code|Postcode/).fill('10013');
  await page.getByLabel('State').selectOption('NY');
  await page.getByRole('button', { name: /^Pay / }).click();
}

const done = (page: Page) => heading(page, 'Your gift for Ada is on its way');

async function mailTo(
  request: APIRequestContext,
  to: string,
  inDays = 0,
): Promise<readonly { readonly subject: string; readonly body: string }[]> {
  const now = new Date(Date.now() + inDays * 86_400_000).toISOString();
  const answer = await request.get('/dev/mailbox', {
    params: { to },
    headers: { accept: 'application/json', ...(inDays > 0 && { 'foyer-now': now }) },
  });
  return (await answer.json()) as { subject: string; body: string }[];
}

test('PG-336 in a wide window the card stays beside the form, and shows the message while it is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGiftCards(page);
  await page.getByLabel(/^Message/).fill('For the long winter.');
  const card = page.getByRole('figure').getByText('For the long winter.');
  await expect(card).toBeInViewport({ ratio: 1 });
});

test('AC-08 HT-46 UI-01 UI-02 a gift card is chosen, paid for and confirmed by keyboard alone on a phone, and its email waits for the chosen day', async ({
  page,
  request,
}) => {
  const gift = aGift();
  const giver = 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF';
  await page.setViewportSize({ width: 375, height: 720 });
  await openGiftCards(page);
  const keys = page.keyboard;
  const enter = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await keys.insertText(text);
      await keys.press('Tab');
    }
  };
  await page.getByRole('radio', { name: 'First light' }).focus();
  await keys.press('ArrowRight');
  await keys.press('Tab'); // the currency
  await keys.press('Tab'); // the amount: the first is selected
  await keys.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '$100', exact: true })).toBeChecked();
  await keys.press('Tab');
  await enter('Ada', 'Byron', gift.to, gift.to);
  await expect(page.getByLabel('Delivery Date')).toBeFocused();
  await page.getByLabel('Delivery Date').fill(dayIn(3));
  await page.getByLabel('Your Name').focus();
  await enter(giver, gift.from, 'For the long winter.');
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeFocused();
  await expect(page.getByRole('figure')).toContainText('$100');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$100');
  await keys.press('Enter');
  await expect(heading(page, 'A gift card for Ada')).toBeVisible();
  expect((await page.evaluate(measure)).sideways).toEqual([]);
  for (const _ of ['Apple Pay', 'Google Pay', 'the card']) await keys.press('Tab');
  await enter('4242424242424242', '0440', '123', 'Grace Hopper', '10013');
  await keys.type('New Y');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(done(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(/GC-\d{4}-\d{4}/);
  await expect(order).toContainText(gift.to);
  const term = await order.getByText('Delivery', { exact: true }).boundingBox();
  expect(term?.height, 'the term is on one line').toBeLessThan(40);
  await expect(order).toContainText('9:00 AM');

  const [receipt] = await mailTo(request, gift.from);
  expect(receipt?.body).toMatch(/^Paid today +\$100$/m);
  expect(await mailTo(request, gift.to)).toEqual([]);
  const [card, ...others] = await mailTo(request, gift.to, 4);
  expect(others).toEqual([]);
  expect(card?.subject).toBe(`${giver} sent you a gift card`);
  expect(card?.body).toMatch(/Your gift card is [2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/);
});

test(
  'AC-08 LX-12 a declined card, a canceled payment and Back keep all input, and two tabs show one gift',
  { tag: '@deep' },
  async ({ page, context }) => {
    await openGiftCards(page);
    await fillIn(page, aGift());
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await goToPayment(page);
    await pay(page, '4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText('declined');
    await page.getByRole('link', { name: 'Back to my gift' }).click();
    await expect(
      page.getByText('Your payment was declined, so you weren’t charged.'),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('radio', { name: '$100' })).toBeChecked();
    await goToPayment(page);
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await expect(page.getByText('You canceled the payment, so you weren’t charged.')).toBeVisible();
    await expect(page.getByLabel(/^Message/)).toHaveValue('For the long winter.');
    await goToPayment(page);
    await page.goBack();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    const other = await context.newPage();
    await other.goto(giftCards);
    await expect(other.getByLabel('First Name')).toHaveValue('Ada');
    await goToPayment(page);
    await pay(page);
    await expect(done(page)).toBeVisible();
    await expect(done(other)).toBeVisible();
  },
);
