import type { Page } from '@playwright/test';

/** Waits until React handles the page's events. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('#main > *');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Takes the page offline after hydration, when it watches for that. */
export async function loseNetwork(page: Page): Promise<void> {
  await live(page);
  await page.context().setOffline(true);
}
