import { expect, test } from '@playwright/test';

import { lookAt, phone } from './look-at.ts';
import { openAs } from './a-login.ts';
import { heading } from './journey.ts';
import { loseNetwork } from './live.ts';
import { sitePages } from './site-pages.ts';

/** Every URL of the site in its initial state. The other a11y specs check later states. */

// axe checks each element in many ways, which takes long on a busy machine.
test.describe.configure({ timeout: 90_000 });
test.use({ reducedMotion: 'reduce', viewport: phone });

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

for (const { path, heading: name, member } of sitePages) {
  test(`UI-01 UI-02 ${path} passes all page checks at any width, in any colors, and by Tab`, async ({
    page,
  }) => {
    if (member) await openAs(page, grace, path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await lookAt(page, path);
  });
}

test('UI-01 UI-02 a crashed page passes all page checks', async ({ page }) => {
  await page.goto('/');
  // Waits for the program, because only another page's file should fail to load.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'a page whose script did not come');
});

test('LX-04 UI-02 an offline page passes all page checks', async ({ page }) => {
  await page.goto('/membership?facilityId=101');
  await expect(heading(page, 'Come and see for yourself')).toBeVisible();
  await loseNetwork(page);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await lookAt(page, 'the contact step, offline');
});
