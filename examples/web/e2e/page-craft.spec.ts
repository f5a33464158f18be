import { type APIRequestContext, expect, test } from '@playwright/test';

import { bookVisit, aVisitor, heading, steps } from './journey.ts';

test('RT-10 an unknown page and an unknown club return a not-found page and status', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/clubs/no-such-club', '/promo/over']) {
    // The pages are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    // oxlint-disable-next-line no-await-in-loop
    await expect(heading(page, 'Page not found')).toBeVisible();
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
