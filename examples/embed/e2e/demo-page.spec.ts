import { expect, test } from '@playwright/test';

import { expectNoViolation } from '../../web/e2e/axe.ts';
import { aVisitor, fillDetails } from '../../web/e2e/journey.ts';

// In London, the form asks for the newsletter and links to the privacy policy.
test.use({ timezoneId: 'Europe/London' });

test('EM-01 UI-02 the demo page lists events, can keep visitors on it, and has no axe violations', async ({
  page,
}) => {
  await page.goto('/embed/');
  await expect(page.getByText('Foyer Tribeca').first()).toBeVisible();
  const heard = page.getByRole('list').filter({ has: page.getByText('foyer-ready') });
  await expect(heard.getByRole('listitem')).toHaveText(['foyer-ready{"step":"contact"}']);
  await page.getByLabel('Keep visitors on this page').check();
  await fillDetails(page, aVisitor());
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await expect(heard.getByText('foyer-navigate')).toBeVisible();
  await expect(page).toHaveURL(/\/embed\/$/);
  await page.getByLabel('Keep visitors on this page').uncheck();
  await expectNoViolation(page);
  await page.getByRole('link', { name: 'privacy policy' }).click();
  await page.waitForURL('/privacy', { waitUntil: 'commit' });
});
