import { expect, test } from '@playwright/test';

/** Where the focus goes, and what it can't reach; `a11y-pages.spec.ts` and the stories' screenshots check what places look like. */

test('LX-10 the club dialog keeps the page behind it inert and in its place, and each way to close it lifts that and gives the focus back', async ({
  page,
}) => {
  await page.goto('/membership');
  const opener = page.getByRole('button', { name: 'Select a Club to Visit' });
  const dialog = page.getByRole('dialog', { name: '100+ Clubs Worldwide' });
  const ways = [
    ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press beside it', () => page.mouse.click(4, 4)],
  ] as const;
  for (const [way, close] of ways) {
    // One way after the other is the point here.
    // oxlint-disable-next-line no-await-in-loop
    await test.step(way, async () => {
      await opener.click();
      await expect(dialog.getByRole('listitem').first()).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await page.getByLabel('First Name').focus();
      await expect(page.getByLabel('First Name')).not.toBeFocused();
      for (let presses = 0; presses < 3; presses++) {
        // oxlint-disable-next-line no-await-in-loop
        await page.keyboard.press('Shift+Tab');
        // oxlint-disable-next-line no-await-in-loop
        await expect(page.locator('form :focus, header.site-header :focus')).toHaveCount(0);
      }

      await close();
      await expect(dialog).toBeHidden();
      await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
      await expect(opener).toBeFocused();
      await page.getByLabel('First Name').focus();
      await expect(page.getByLabel('First Name')).toBeFocused();
    });
  }
});
