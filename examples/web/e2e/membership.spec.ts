import { expect, test } from '@playwright/test';

import { openAs } from './a-login.ts';
import { heading } from './journey.ts';

/** A member's membership and invoices, on the reference API. */

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

test.use({ reducedMotion: 'reduce' });

test('MB-71 MB-72 MB-78 a member plans a freeze by keyboard alone, and undoes it', async ({
  page,
}) => {
  await openAs(page, grace, '/account/membership');
  const freeze = page.getByRole('button', { name: 'Freeze', exact: true });
  await freeze.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Freeze your membership' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(freeze).toBeFocused();

  await freeze.press('Enter');
  await page.getByRole('radio', { name: '1 month' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your freeze' })).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('$15.00 a month');
  await page.getByRole('button', { name: 'Freeze my membership' }).press('Enter');
  await expect(page.getByText('Your freeze is set.')).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^Your freeze starts on/)).toBeVisible();

  await page.getByRole('button', { name: 'Undo the freeze' }).press('Enter');
  await expect(page.getByText('Your freeze is canceled.')).toBeFocused();
  await expect(freeze).toBeVisible();
});

test('MB-76 a member sees what another plan would cost before anything changes', async ({
  page,
}) => {
  await openAs(page, grace, '/account/membership');
  await page.getByRole('button', { name: 'Change plan or club' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan or club' });
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Check your change' })).toBeFocused();
  await expect(dialog).toContainText(/\d a month/);
  await expect(dialog.getByRole('button', { name: 'Confirm the change' })).toBeVisible();
});

test('MB-80 MB-81 an invoice prints on one page, without the site around it', async ({ page }) => {
  await openAs(page, grace, '/account/billing');
  await page.getByRole('listitem').getByRole('link', { name: /No\./ }).last().click();
  await expect(heading(page, 'Your invoice')).toBeFocused();
  const invoice = page.getByRole('article').filter({ hasText: 'Grace Hopper' }).last();
  await expect(invoice).toContainText('Total');
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(heading(page, 'Your invoice')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
