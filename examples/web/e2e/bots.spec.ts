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
  await expect(page.getByText('We couldn’t confirm that a person sent this form.')).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(0);
  await expect(page.getByLabel('First Name')).toHaveValue(visitor.firstName);
  await pressVisit(page);
  await expect(heading(page, steps.schedule)).toBeVisible();
  expect(await leadsOf(request, visitor.email)).toHaveLength(1);
});
