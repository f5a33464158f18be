import { expect, type Page } from '@playwright/test';

import { isLoading } from './one-page.ts';
import type { Screen } from './screens.ts';

/** How a screen is captured; a page of the site keeps its window, because its layout fills it. */
interface Look {
  readonly width: 'phone' | 'letter' | 'desktop';
  readonly scheme: 'light' | 'dark';
  readonly isSite?: boolean;
}

export const windows = {
  phone: { width: 375, height: 720 },
  /** A mail in the reading pane of a mail program. */
  letter: { width: 640, height: 800 },
  desktop: { width: 1280, height: 800 },
};

/** The page is cut off below this, in CSS pixels: the rest of a long list looks like its start. */
const tallest = 2400;

/** Compares the page, as it is now, with the approved screenshot of that name. */
export async function expectScreenshot(
  page: Page,
  { name, isDialog }: Screen,
  { width, scheme, isSite = false }: Look,
): Promise<void> {
  const window = windows[width];
  await page.setViewportSize(window);
  await page.emulateMedia({ colorScheme: scheme });
  const whole = { width: window.width, height: Math.min(tallest, await finalHeight(page)) };
  // A window as tall as the story puts a sticky footer at its end, where a full-page capture would put it in the middle.
  if (!isSite && !isDialog) await page.setViewportSize(whole);
  const file = `${name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
  const area = isSite ? { fullPage: true, clip: { x: 0, y: 0, ...whole } } : {};
  await expect.soft(page).toHaveScreenshot([file], area);
}

/** The height once nothing is on its way: a lazy part may ask for another one. */
async function finalHeight(page: Page): Promise<number> {
  let height = await page.evaluate(loadEverything);
  for (let looks = 1; looks < 20 && isLoading(page); looks += 1) {
    height = await page.evaluate(loadEverything);
  }
  return height;
}

/** Runs in the page: fonts, images, maps and screens behind a skeleton are there, and the page has its final height. */
async function loadEverything(): Promise<number> {
  window.scrollTo(0, 0);
  document.documentElement.style.scrollbarGutter = 'auto';
  const giveUpAt = performance.now() + 10_000;
  // A map is drawn into its frame once its outline is there.
  const loading = '.foyer-skeleton, .foyer-clubs-map__picture:empty';
  while (document.querySelector(loading) !== null && performance.now() < giveUpAt) {
    await new Promise(requestAnimationFrame);
  }
  await document.fonts.ready;
  await Promise.all(
    Array.from(document.images, (image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
  let height = 0;
  // React shows what has loaded up to 300 ms late, so that a page doesn't change again and again. Looks at one frame in
  // 50 ms, because each costs as much as a look.
  for (let steadyLooks = 0; steadyLooks < 8 && performance.now() < giveUpAt;) {
    const { scrollHeight } = document.documentElement;
    steadyLooks = scrollHeight === height ? steadyLooks + 1 : 0;
    height = scrollHeight;
    await new Promise((drawn) => {
      setTimeout(() => requestAnimationFrame(drawn), 50);
    });
  }
  return height;
}
