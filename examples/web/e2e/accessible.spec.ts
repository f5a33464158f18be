import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { chooseClub, fillIn, someone, times } from './visitor.ts';

async function expectNoViolation(page: Page): Promise<void> {
  // A step that is still fading in has the contrast of a moment, not its own.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`),
  ).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

const views = [
  { name: 'at 320 px', viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  {
    name: 'on a desktop, in the dark',
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  },
] as const;

for (const { name, viewport, colorScheme } of views) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme, reducedMotion: 'reduce' });

    test('FM-06 LX-10 every step of a booking is free of what axe finds, and of sideways scroll', async ({
      page,
    }) => {
      const check = async (): Promise<void> => {
        await expectNoViolation(page);
        await expectNoSidewaysScroll(page);
      };
      await page.goto('/membership');
      await expect(page.getByRole('button', { name: 'Visit A Club' })).toBeVisible();
      await check();
      await page.getByLabel('First Name').press('Enter');
      await expect(page.getByRole('link', { name: 'Club is required.' })).toBeVisible();
      await check();

      const opener = page.getByRole('button', { name: 'Choose Location' });
      await opener.click();
      await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();

      await chooseClub(page, viewport.width === 320 ? 'Foyer Dumbo' : 'Foyer Williamsburg');
      await fillIn(page, someone());
      await check();
      await page.getByRole('button', { name: 'Visit A Club' }).click();
      await times(page).first().check();
      await check();
      await page.getByRole('button', { name: 'Schedule a Visit' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Appointment at/);
      await check();
    });

    for (const path of ['/', '/clubs', '/memberbenefits', '/privacy', '/no-such-page']) {
      test(`${path} is free of what axe finds, and of sideways scroll`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoViolation(page);
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
