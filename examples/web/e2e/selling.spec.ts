import { expect, test } from '@playwright/test';

import { heading } from './journey.ts';

/** The pages that sell. */

test('PG-187 the prices of another club lead to the join at that club, for the same amounts', async ({
  page,
}) => {
  await page.goto('/prices?facilityId=139');
  const first = page.getByRole('article').getByRole('heading').first();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: 'Change club' }).click();
  await page.getByRole('searchbox').fill('Kensington');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Foyer Kensington/ })
    .click();
  await expect(page).toHaveURL('/prices?facilityId=199');
  const card = page.getByRole('article').filter({ hasText: 'Recommended' });
  const today = await card.getByText(/£\d+ due today/).textContent();
  await card.getByRole('link', { name: /^Join Foyer Kensington: / }).click();
  await expect(heading(page, 'Choose your membership')).toBeVisible();
  await expect(page).toHaveURL(/\/join\/step1\/199$/);
  await expect(page.getByText(today ?? '', { exact: true })).toBeVisible();
});

test('PG-189 an employer’s message reaches the chain by mail', async ({ page, request }) => {
  const company = `Umbrella ${Date.now()}`;
  await page.goto('/for-employers');
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Work email').fill('ada@umbrella.example');
  await page.getByLabel('50 to 249').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect
    .poll(async () => {
      const mails = await request.get('/dev/mailbox', {
        params: { to: 'employers@foyer.example' },
        headers: { accept: 'application/json' },
      });
      return mails.text();
    })
    .toContain(company);
});
