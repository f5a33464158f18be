import type { Page } from '@playwright/test';

/** The site's program has taken the page over: a link is followed in place, a press is answered. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('#main > *');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}
