import { expect, type Page, test } from '@playwright/test';

import { openAs } from './a-login.ts';
import { expectNoViolation } from './axe.ts';
import { heading } from './journey.ts';

/** A member replaces the card that their bills are charged to. */

test.use({ viewport: { width: 375, height: 740 } });

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

async function enter(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('07/31');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Grace Hopper');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('NY');
  await page.getByRole('button', { name: 'Save card' }).click();
}

test('MB-148 MB-150 MB-151 another card is saved and confirmed, and Back charges nothing', async ({
  page,
}) => {
  await openAs(page, grace, '/account/billing');
  const details = page.getByRole('region', { name: 'Payment details' });
  await details.getByRole('button', { name: 'Update card' }).click();
  await expect(page).toHaveURL('/payment/card');
  await expect(heading(page, 'Update your card')).toBeVisible();
  await expect(page.getByText('Your next bill is charged to the new card.')).toBeVisible();
  await expectNoViolation(page);

  await enter(page, '5555 5555 5555 4444');
  await expect(page).toHaveURL('/account/billing');
  await expect(page.getByText('Card updated.')).toBeVisible();
  await expect(details).toContainText('Mastercard ending in 4444');

  await page.goBack();
  await expect(page.getByText('Your card is updated')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to billing' })).toHaveAttribute(
    'href',
    /\/account\/billing$/,
  );
});
