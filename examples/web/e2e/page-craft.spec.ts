import { expect, test } from '@playwright/test';

import { heading } from './journey.ts';

test('RT-10 PG-193 an unknown page and an unknown club return a not-found page and status, and its search leads to the clubs', async ({
  page,
  request,
}) => {
  for (const path of ['/no/such/page', '/promo/over']) {
    // The pages are checked one after the other.
    expect((await request.get(path)).status()).toBe(404);
  }
  const answer = await page.goto('/clubs/no-such-club');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'Page not found')).toBeVisible();
  const search = page.getByLabel('ZIP code, city, or club');
  await search.fill('Tribeca');
  await search.press('Enter');
  await expect(page).toHaveURL('/clubs?near=Tribeca');
});
