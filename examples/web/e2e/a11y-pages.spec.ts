import { expect, type Page, test } from '@playwright/test';

import { expectNoViolation } from './axe.ts';
import { lookAtPage, lookAtPageInEveryWay, phone } from './look-at.ts';
import { openAs } from './a-login.ts';
import { heading } from './journey.ts';
import { loseNetwork } from './live.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/** The site's pages in their initial state. */

// axe looks at every element, in many ways: on a busy machine that takes its time.
test.describe.configure({ timeout: 300_000 });
test.use({ viewport: phone });

const grace = { firstName: 'Grace', email: '', username: 'grace', password: 'Quiet_Hours1' };

/**
 * A page of each layout of the site; the others have the same parts. The screens in them are checked as stories
 * (`screenshots/stories.spec.ts`).
 */
const kinds = ['/', '/clubs/101', '/for-employers', '/account'];

// One test, because pages that share a browser context share its cache.
test('UI-01 UI-02 RT-06 OP-80 nothing is wrong with a page of each layout, and axe finds nothing on a crashed page', async ({
  page,
}) => {
  const pages = sitePages.filter(({ path }) => kinds.includes(path));
  await lookAtEach(page, pages, lookAtPage);
  await openCrashedPage(page);
  await expectNoViolation(page);
});

test(
  'UI-01 UI-02 nothing is wrong with any page in any way',
  { tag: '@deep' },
  async ({ page }) => {
    test.setTimeout(1_200_000);
    await lookAtEach(page, sitePages, lookAtPageInEveryWay);
  },
);

async function lookAtEach(
  page: Page,
  pages: readonly SitePage[],
  look: (page: Page, path: string, turn: number) => Promise<void>,
): Promise<void> {
  const wrong: string[] = [];
  page.on('console', (line) => {
    const text = line.text();
    if (/Content Security Policy|Trusted|hydration-mismatch/.test(text)) wrong.push(text);
  });
  for (const [turn, { path, heading: name, member }] of pages.entries()) {
    await test.step(path, async () => {
      if (member) await openAs(page, grace, path);
      else await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      if (!path.startsWith('/embed') && !path.startsWith('/headless')) {
        await expect(page).toHaveTitle(/ \| Foyer(?: Clubs)?$/);
      }
      await page.waitForLoadState('networkidle');
      await look(page, path, turn);
      expect(wrong).toEqual([]);
    });
  }
}

test('UI-01 UI-02 a crashed page passes all page checks', { tag: '@deep' }, async ({ page }) => {
  await openCrashedPage(page);
  await lookAtPageInEveryWay(page, 'a page whose script did not come');
});

async function openCrashedPage(page: Page): Promise<void> {
  await page.goto('/terms');
  // Waits for the program, because only another page's file should fail to load.
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift cards' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toBeVisible();
}

test('LX-04 UI-02 an offline page passes all page checks', { tag: '@deep' }, async ({ page }) => {
  await page.goto('/membership?facilityId=101');
  await expect(heading(page, 'See it for yourself')).toBeVisible();
  await loseNetwork(page);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await lookAtPage(page, 'the contact step, offline', 2);
});
