import { type APIRequestContext, expect, test } from '@playwright/test';

import { expectNoViolation } from './axe.ts';
import { bookVisit, aVisitor, heading, steps } from './journey.ts';
import { loseNetwork } from './live.ts';

test('LX-04 the page says at its bottom when the network is lost and when it’s back, and nothing moves', async ({
  page,
  context,
}) => {
  await page.goto('/membership');
  await expect(page.getByRole('button', { name: 'Select a Club to Visit' })).toBeVisible();
  const before = await page.getByLabel('First Name').boundingBox();
  await loseNetwork(page);
  const notice = page.getByText('You are offline. What you entered is kept');
  await expect(notice).toBeInViewport();
  expect(await page.getByLabel('First Name').boundingBox()).toEqual(before);
  await expectNoViolation(page);
  await context.setOffline(false);
  await expect(page.getByText('You are online again.')).toBeVisible();
  await expect(page.getByText('You are online again.')).toBeHidden();
});

test('RT-06 each page has its own metadata, which changes with navigation', async ({ page }) => {
  await page.goto('/');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /:\d+\/$/);
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(heading(page, 'Terms')).toBeVisible();
  await expect(canonical).toHaveAttribute('href', /:\d+\/terms$/);
});

test('RT-10 an unknown page and an unknown club return a not-found page and status', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/clubs/no-such-club', '/promo/over']) {
    // The pages are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    // oxlint-disable-next-line no-await-in-loop
    await expect(heading(page, 'There is no page here')).toBeVisible();
  }
});

test('LA-01 printing a booked visit prints the card without controls', async ({ page }) => {
  const name = await nameOf(page.request, '118');
  const time = await bookVisit(page, { facilityId: '118', name }, aVisitor());
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, steps.booked(name))).toBeVisible();
  await expect(page.getByRole('time')).toHaveText(time.label);
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reschedule' })).toBeHidden();
});

async function nameOf(request: APIRequestContext, facilityId: string): Promise<string> {
  const answer = await request.get(`/v6/facilities/facility/${facilityId}`);
  return ((await answer.json()) as { name: string }).name;
}
