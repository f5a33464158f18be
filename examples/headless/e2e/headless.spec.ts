import { expect, test } from '@playwright/test';

import { aVisitor, leadsOf } from '../../web/e2e/journey.ts';

test('EM-02 books a visit on a page rendered by Lit, and keeps it through a reload', async ({
  page,
  request,
}) => {
  const visitor = aVisitor();
  await page.goto('/headless/');
  await page.getByLabel('Club').selectOption('192');
  await page.getByLabel('First Name').fill(visitor.firstName);
  await page.getByLabel('Last Name').fill(visitor.lastName);
  await page.getByLabel('Email Address').fill(visitor.email);
  await page.getByLabel('Phone Number').fill(visitor.phone);
  await page.getByRole('button', { name: 'See available times' }).click();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  const booked = page.getByRole('heading', { name: 'Your visit is booked' });
  await expect(booked).toBeVisible();
  await page.reload();
  await expect(booked).toBeVisible();
  await expect(page.getByText('Foyer Ottawa')).toBeVisible();
  const leads = await leadsOf(request, visitor.email);
  expect(leads.map(({ appointments }) => appointments.length)).toEqual([1]);
});
