import { expect, test } from '@playwright/test';

import {
  aVisitor,
  fillDetails,
  heading,
  leadsOf,
  openContact,
  pressVisit,
  steps,
} from './journey.ts';

const leadCall = '**/v6/acq/leads/abandoned';

test('SE-17 a form with a filled-in hidden field creates no lead; pressing again succeeds with the same input', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await openContact(page, '101');
  await fillDetails(page, visitor);
  const hidden = page.locator('input[name="website"]');
  await hidden.evaluate((field: HTMLInputElement) => (field.value = 'https://bot.example'));
  await pressVisit(page);
  await expect(page.getByText('We couldn’t be sure that a person sent this.')).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(0);
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);
});

test('SE-19 a form that is sent at once waits for a second and succeeds', async ({ page }) => {
  await openContact(page, '101');
  await fillDetails(page, aVisitor());
  // A reload shows a new form with the saved input.
  await page.reload();
  const sent = page.waitForRequest(leadCall);
  await pressVisit(page);
  const age = /^age=(\d+)$/.exec((await sent).headers()['foyer-form'] ?? '')?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(1_000);
  await expect(heading(page, steps.schedule)).toBeVisible();
});
