import { expect, type Locator, type Page, test } from '@playwright/test';

import { aVisitor, fillDetails, heading, signAgreement } from './journey.ts';

const details = 'Who’s joining?';

// In this time zone the site assumes a visitor from the US, who isn't asked about the newsletter.
test.use({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });

test('SJ-01 SJ-05 plans that take their time are waited for, Back from the payment keeps all, and another tab sees the membership', async ({
  page,
  context,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/membership/plans*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/join/step1/101');
  await expect(page.getByText('Loading memberships…')).toBeAttached();
  letGo();
  await choosePlan(page);

  const visitor = aVisitor();
  await fillDetails(page, visitor);
  await page.getByRole('button', { name: 'Next' }).click();
  await signAgreement(page);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Your full name')).toHaveValue('Ada Byron');
  await page.goBack();
  await expect(heading(page, details)).toBeVisible();
  await expect(page.getByLabel('Email Address')).toHaveValue(visitor.email);

  const other = await context.newPage();
  await other.goto('/join/step2/101');
  await expect(other.getByLabel('Email Address')).toHaveValue(visitor.email);

  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(barcode(page)).toBeVisible();
  await expect(barcode(other)).toBeVisible();
});

test('MB-160 a plan shows its clubs on a map and lists them for the keyboard', async ({ page }) => {
  await page.goto('/join/step1/124');
  await expect(
    page.getByRole('img', {
      name: /^Map: 6 clubs in 6 cities: .+ The ringed dot is Foyer Summit\.$/,
    }),
  ).toBeVisible();
  const list = page.getByText('See the clubs').first();
  await list.press('Enter');
  const clubs = page.getByRole('region', { name: 'Clubs by city' });
  await expect(clubs).toContainText('Foyer Princeton');
  await page.keyboard.press('Tab');
  await expect(clubs).toBeFocused();
});

async function choosePlan(page: Page): Promise<void> {
  await plan(page, 'Select Access').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page, details)).toBeVisible();
}

function plan(page: Page, name: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${name}`) });
}

function barcode(page: Page): Locator {
  return page
    .getByRole('region', { name: 'Your membership card' })
    .getByRole('img', { name: /^Barcode for member ID \S+$/ });
}
