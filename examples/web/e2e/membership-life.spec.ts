import { expect, type Locator, type Page, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';

import { aLogin, openAs } from './a-login.ts';
import { aVisitor, heading, joinByApi } from './journey.ts';

/** What a new member does with a membership, up to canceling it, and how they find it on record. */

test.use({ viewport: { width: 375, height: 740 } });

test('MB-71 MB-72 MB-76 MB-78 MB-115 MB-116 MB-117 MB-120 MB-121 MB-122 a new member in Edinburgh freezes by keyboard, moves to another plan and cancels, takes each back, and saves and prints what was agreed', async ({
  page,
  request,
}) => {
  const visitor = aVisitor({ phone: '1315550123' });
  const shown = await joinByApi(request, '208', visitor);
  const consent = /When you pay, you agree[^<]+/.exec(shown)?.[0].trim() ?? 'none';

  await openAs(page, await aLogin(request, 'Ada', visitor.email), '/account/membership');
  await expect(heading(page, 'Membership')).toBeVisible();
  const freeze = page.getByRole('button', { name: 'Freeze', exact: true });
  await freeze.press('Enter');
  await page.keyboard.press('Escape');
  await expect(freeze).toBeFocused();
  await freeze.press('Enter');
  await page.getByRole('radio', { name: '1 month' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your freeze' })).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('£12');
  await page.getByRole('button', { name: 'Freeze my membership' }).press('Enter');
  await expect(page.getByText('Your freeze is set.')).toBeFocused();
  await page.getByRole('button', { name: 'Undo the freeze' }).press('Enter');
  await expect(page.getByText('Your freeze is canceled.')).toBeFocused();

  await press(page, 'Change plan or club');
  await page.getByRole('radio', { name: /^Regional Access/ }).check();
  await inDialog(page, 'Continue');
  await expect(page.getByRole('dialog')).toContainText(/more a month/);
  await inDialog(page, 'Confirm the change');
  await expect(page.getByText('Your change is set.')).toBeFocused();
  await press(page, 'Undo the change');
  await expect(page.getByText('Your change is canceled.')).toBeFocused();

  await press(page, 'Cancel membership');
  await expect(page.getByRole('dialog')).toContainText('That’s when your commitment ends.');
  await inDialog(page, 'Cancel membership');
  await expect(page.getByText('Your membership is canceled.').first()).toBeFocused();
  await press(page, 'Keep my membership');
  await expect(page.getByText('Your membership continues as before.')).toBeFocused();

  await page.getByRole('link', { name: 'See the record' }).click();
  await expect(heading(page, 'What we agreed')).toBeFocused();
  await expect(entry(page, 'You agreed to the monthly charge')).toContainText(consent);
  await expect(entry(page, 'You froze your membership')).toContainText('£12.00 a month');
  const price = entry(page, 'Price of Select Access');
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('what-we-agreed.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain(`"${consent}"`);

  await page.emulateMedia({ media: 'print' });
  await expect(price).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.page__back')).toBeHidden();
});

function entry(page: Page, name: string): Locator {
  return page.getByRole('article', { name });
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

function inDialog(page: Page, name: string): Promise<void> {
  return page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
