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

test('SE-17 a form whose hidden field is filled in leaves no lead; pressed again it is taken, with all that was typed', async ({
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

test('SE-19 a form that is sent at once waits for a second and is taken', async ({ page }) => {
  await openContact(page, '101');
  await fillDetails(page, aVisitor());
  // The form is new once the page is loaded again; what was typed is there.
  await page.reload();
  const sent = page.waitForRequest(leadCall);
  await pressVisit(page);
  const age = /^age=(\d+)$/.exec((await sent).headers()['foyer-form'] ?? '')?.[1];
  expect(Number(age)).toBeGreaterThanOrEqual(1_000);
  await expect(heading(page, steps.schedule)).toBeVisible();
});
