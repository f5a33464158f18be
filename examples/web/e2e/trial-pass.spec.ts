import { expect, type Page, test } from '@playwright/test';

import { aVisitor, heading } from './journey.ts';
import { live } from './live.ts';

/** A free trial pass, from its request to the page behind the mailed link. */

test.use({ timezoneId: 'America/New_York' });

test('MB-162 MB-164 MB-165 a visitor gets a trial pass, and by the link only', async ({ page }) => {
  const visitor = aVisitor({ phone: aPhone() });
  await page.goto('/trial-pass/new?facilityId=125');
  await expect(heading(page, 'Try a club for free')).toBeVisible();
  await live(page);
  await expect(page.getByText('Foyer Princeton')).toBeVisible();
  await page.getByLabel('First Name').fill(visitor.firstName);
  await page.getByLabel('Last Name').fill(visitor.lastName);
  await page.getByLabel('Email Address').fill(visitor.email);
  await page.getByLabel('Phone Number').fill(visitor.phone);
  await page.getByRole('button', { name: 'Send my pass' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await page.goto(await linkIn(page, visitor.email));
  await expect(page.getByRole('img', { name: /^QR code of pass / })).toBeVisible();
  await expect(page.getByText('Ada Byron')).toBeVisible();

  const code = await page.locator('.foyer-pass__code').textContent();
  await page.goto(`/trial-pass?facilityId=125&code=${code ?? ''}`);
  await expect(page.getByRole('heading', { name: '3-day trial pass' })).toBeVisible();
  await expect(page.getByText('Byron')).toHaveCount(0);
});

/** A number that nobody else in these tests has. */
function aPhone(): string {
  return `609${String(2_000_000 + (Date.now() % 7_000_000)).padStart(7, '0')}`;
}

async function linkIn(page: Page, to: string): Promise<string> {
  const answer = await page.request.get('/dev/mailbox', {
    params: { to },
    headers: { accept: 'application/json' },
  });
  const [mail] = (await answer.json()) as readonly { readonly body: string }[];
  return /\/trial-pass\/mailed\/[\w-]+/.exec(mail?.body ?? '')?.[0] ?? '/no-link';
}
