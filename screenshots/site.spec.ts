import { expectScreenshot } from './compare.ts';
import { test } from './one-page.ts';
import { pages } from './screens.ts';

for (const screen of pages) {
  test(`UI-03 the page ${screen.at} matches its approved screenshot`, async ({ page }) => {
    await page.goto(screen.at);
    await page.waitForLoadState('networkidle');
    await expectScreenshot(page, screen, { width: 'desktop', scheme: 'light', isSite: true });
    if (screen.dark)
      await expectScreenshot(page, screen, { width: 'phone', scheme: 'dark', isSite: true });
  });
}
