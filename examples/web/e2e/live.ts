import type { Page } from '@playwright/test';

/** The site's program has taken the page over: a link is followed in place, a press is answered. */
export async function live(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('#main > *');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Takes the network away, once the page watches for that: what watches is fetched in an idle moment. LX-04 */
export async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/at-rest')),
  );
  await page.context().setOffline(true);
}

/** What a page does once it is at rest has begun, told by one of it: a finger's press has no mouse played for it. UI-02, LX-08 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const comes = new PointerEvent('pointerdown', {
      pointerType: 'touch',
      bubbles: true,
      cancelable: true,
    });
    document.querySelector('main button')?.dispatchEvent(comes);
    return comes.defaultPrevented;
  });
}
