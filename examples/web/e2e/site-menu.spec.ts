import { expect, test } from '@playwright/test';

import { heading } from './journey.ts';
import { live } from './live.ts';

test.use({ viewport: { width: 375, height: 812 } });

test('UI-02 PG-183 PG-324 the first Tab reaches the skip link, and on a phone the menu opens, closes with Escape or a link, and Book a visit stays in sight', async ({
  page,
}) => {
  await page.goto('/terms');
  await live(page);
  await test.step('the skip link leads past the header', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(0);
  });
  const menu = page.getByRole('button', { name: 'Menu' });
  const links = page.getByRole('navigation', { name: 'Main' });
  await expect(links).toBeHidden();
  await test.step('its two lines stay in sight in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const [line, behind] = await menu.evaluate((button) => [
      getComputedStyle(button, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(line).not.toBe(behind);
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('it covers and dims nothing of the header, however many lines that takes with large text', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    const lastLine = { x: 0, y: height - 12, width: 8, height: 8 };
    const before = await page.screenshot({ clip: lastLine });
    await menu.click();
    await expect(links.getByRole('link', { name: 'Clubs' })).toBeInViewport();
    expect((await page.screenshot({ clip: lastLine })).equals(before)).toBe(true);
    await menu.click();
    await expect(links).toBeHidden();
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 375, height: 812 });
  });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.getByRole('link', { name: 'Clubs' })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Book a visit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(links).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await links.getByRole('link', { name: 'Clubs' }).click();
  await expect(heading(page, 'Find your club')).toBeFocused();
  await expect(links).toBeHidden();
  await test.step('also the link to the page that is open', async () => {
    await menu.click();
    await links.getByRole('link', { name: 'Clubs' }).click();
    await expect(links).toBeHidden();
  });
});
