import { expect, type Page, test } from '@playwright/test';

import { aVisitor, heading } from './journey.ts';
import { live } from './live.ts';

/** A day pass, from its order to the page behind the mailed link. */

test.use({ timezoneId: 'America/New_York' });

test('MB-171 MB-172 a visitor on a phone buys a day pass, which a reload and the mailed link show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  const visitor = aVisitor();
  await page.goto('/day-pass?facilityId=128');
  await expect(heading(page, 'One day, the whole club')).toBeVisible();
  await live(page);
  await page.getByLabel('Day', { exact: true }).fill(today());
  await page.getByLabel('First Name').fill(visitor.firstName);
  await page.getByLabel('Last Name').fill(visitor.lastName);
  await page.getByLabel('Email Address').fill(visitor.email);
  await page.getByLabel('Phone Number').fill('2035550128');
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('$35');
  await toPayment(page);

  await payWith(page, '4242424242424242');
  await expect(page.getByRole('heading', { name: /^See you on / })).toBeVisible();
  expect(page.url()).not.toContain('confirmationToken');
  await expect(page.getByRole('img', { name: /^QR code of pass / })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('$35');

  const mails = await mailsTo(page, visitor.email);
  expect(mails).toHaveLength(1);
  await page.goto(/\/trial-pass\/mailed\/[\w-]+/.exec(mails[0]?.body ?? '')?.[0] ?? '/no-link');
  await expect(page.getByRole('heading', { name: 'Day pass', exact: true })).toBeVisible();
});

test(
  'MB-180 MB-182 a broken link of the morning mail says so, and its page sends the fragment nowhere',
  { tag: '@deep' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/desk#not-a-token');
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    expect(asked.filter((address) => address.includes('not-a-token'))).toEqual([]);
  },
);

function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
}

async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/payment');
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiration date').fill('12/30');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('06830');
  await page.getByLabel('State').selectOption('CT');
  await page.getByRole('button', { name: /^Pay / }).click();
}

async function mailsTo(page: Page, to: string): Promise<readonly { readonly body: string }[]> {
  const answer = await page.request.get('/dev/mailbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  return (await answer.json()) as readonly { readonly body: string }[];
}
