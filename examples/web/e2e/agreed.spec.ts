import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import { aLogin, openAs } from './a-login.ts';
import { expectNoViolation } from './axe.ts';
import { aVisitor, fillDetails, heading, signAgreement } from './journey.ts';

/** What a member was shown and agreed to, from the payment to the account and onto paper. */

test.use({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });

test('MB-115 MB-116 MB-117 MB-120 MB-121 MB-122 a buyer reads, saves and prints the price and consent of their payment, a decision and an agreement', async ({
  page,
}) => {
  const visitor = aVisitor();
  await page.goto('/join/step1/111');
  await page.getByRole('radio', { name: /^All Access/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillDetails(page, visitor);
  await page.getByRole('button', { name: 'Next' }).click();
  await signAgreement(page);
  const consent = (await page.getByText(/^When you pay, you agree/).textContent())?.trim() ?? '';
  await pay(page);

  const login = await aLogin(page.request, visitor.firstName, visitor.email);
  await openAs(page, login, '/account/membership');
  await page.getByRole('link', { name: 'See the record' }).click();
  await expect(heading(page, 'What we agreed')).toBeFocused();
  await expect(entry(page, 'You agreed to the monthly charge')).toContainText(consent);
  await expect(entry(page, 'Price of All Access')).toContainText('$305.00');
  await expectNoViolation(page);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('what-we-agreed.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${consent}"`);

  await page.goto('/account/membership');
  await page.getByRole('button', { name: 'Freeze', exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Freeze my membership' }).click();
  await expect(page.getByText('Your freeze is set.')).toBeFocused();
  await page.getByRole('link', { name: 'See the record' }).click();
  await expect(entry(page, 'You froze your membership')).toContainText('$15.00 a month');

  await page.goto('/account/agreements/hamptons');
  await page.getByRole('textbox').fill('Ada Byron');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Signed' })).toBeFocused();
  await page.goto('/account/agreed');
  const guests = entry(page, 'You signed: The summer club').getByText(/^Guests are welcome/);
  await expect(entry(page, 'You signed: The summer club')).toContainText('Ada Byron');
  await expect(guests).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(guests).toBeVisible();
  await expect(entry(page, 'Price of All Access')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

function entry(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByLabel('Expiration date').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Ada Byron');
  await page.getByLabel('ZIP code').fill('10013');
  await page.getByLabel('State').selectOption('New York');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('img', { name: /^Barcode for member ID/ })).toBeVisible();
}
