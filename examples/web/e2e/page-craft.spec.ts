import { expect, test } from '@playwright/test';

import { heading } from './journey.ts';

test('RT-10 an unknown page and an unknown club return a not-found page and status', async ({
  page,
}) => {
  for (const path of ['/no/such/page', '/clubs/no-such-club', '/promo/over']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading(page, 'Page not found')).toBeVisible();
  }
});
