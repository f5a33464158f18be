import { expect, test } from '@playwright/test';

import { openAs } from './a-login.ts';
import { heading } from './journey.ts';

/** A member's invoices, on the reference API. */

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

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

test('OP-32 recovery codes print without the account around them', async ({ page }) => {
  // Not Grace, because other tests log in as her, without a second step.
  await page.route('**/v6/account/second-step', (route) =>
    route.fulfill({ json: { isOn: true, recoveryCodesLeft: 1 } }),
  );
  await page.route('**/v6/account/second-step/recovery-codes', (route) =>
    route.fulfill({ json: { recoveryCodes: ['NJDU-DDLG-CY88'] } }),
  );
  await openAs(page, grace, '/account/security');
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Current Password').fill(grace.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('NJDU-DDLG-CY88')).toBeVisible();
  await expect(page.getByText('Your recovery codes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText('Recent activity')).toBeHidden();
});
