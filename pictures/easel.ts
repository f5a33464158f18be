import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { approve, approved, isUpdate, report } from './album.ts';
import { compare } from './compare.ts';
import { type Picture, readPng } from './png.ts';

/** A phone, a tablet and a desk, in CSS pixels; the height is the window's, the picture is the whole page's. UI-01 */
const windows = {
  phone: { width: 375, height: 720 },
  tablet: { width: 800, height: 1000 },
  desk: { width: 1280, height: 800 },
};

/** How a screen is looked at: in the light in each window, and in the dark in those at the ends. */
const looks = [
  { name: 'phone', window: windows.phone, scheme: 'light' },
  { name: 'tablet', window: windows.tablet, scheme: 'light' },
  { name: 'desk', window: windows.desk, scheme: 'light' },
  { name: 'phone-dark', window: windows.phone, scheme: 'dark' },
  { name: 'desk-dark', window: windows.desk, scheme: 'dark' },
] as const;

/** What is further down is left out, in CSS pixels: a list of a hundred clubs is one club a hundred times. */
const tallest = 2400;

/** Pixels that may differ before a picture is another one: fewer than the smallest mark, a radio button's dot, has. */
const mayDiffer = 12;

/** What a screen's pictures are called; `hasDark` where it is looked at in the dark, too. */
export function picturesOf(name: string, hasDark = false): readonly string[] {
  return looks
    .filter(({ scheme }) => hasDark || scheme === 'light')
    .map((it) => `${name}-${it.name}`);
}

/** Tests whose page stays from one to the next, and with it what the browser has read and compiled. */
export const test = base.extend<object, { easel: Page }>({
  easel: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context: BrowserContext = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        viewport: windows.phone,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** In CSS pixels. */
interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Wanted {
  /** Looked at in the dark, too. */
  readonly dark?: boolean | undefined;
  /**
   * How much of it: the page whatever the window; a window as high as the page, so that what sticks to its foot is there;
   * or the window alone, which is all that one sees of a page behind a dialog.
   */
  readonly extent: 'page' | 'grown' | 'window';
}

/** Compares the page with the pictures of it that were approved of; all that differ are told of. UI-03 */
export async function expectAsSeen(page: Page, name: string, wanted: Wanted): Promise<void> {
  for (const { name: look, window, scheme } of looks) {
    if (scheme === 'dark' && wanted.dark !== true) continue;
    // One after the other: there is one page.
    // oxlint-disable no-await-in-loop
    await page.setViewportSize(window);
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(settle);
    const picture = await pictureOf(page, window, wanted.extent);
    // oxlint-enable no-await-in-loop
    const problem = problemOf(`${name}-${look}`, picture);
    expect.soft(problem, problem ?? '').toBeNull();
  }
}

/** Two pictures in a row that are the same: what was still on its way is there. */
async function pictureOf(page: Page, window: Extent, extent: Wanted['extent']): Promise<Picture> {
  let last: Buffer | null = null;
  for (let tries = 0; tries < 20; tries += 1) {
    // One after the other is the point here.
    // oxlint-disable no-await-in-loop
    // A page that was higher for a moment is not seen to be lower in a window that has grown with it.
    if (extent === 'grown') await page.setViewportSize(window);
    const { width, height } = await page.evaluate(sizeOfPage);
    const size = { width, height: Math.min(tallest, height) };
    if (extent === 'grown') await page.setViewportSize(size);
    const part = extent === 'page' ? { fullPage: true, clip: { x: 0, y: 0, ...size } } : {};
    const next = await page.screenshot({ ...part, animations: 'disabled', scale: 'css' });
    // oxlint-enable no-await-in-loop
    if (last !== null && next.equals(last)) return readPng(next);
    last = next;
  }
  throw new Error('The page does not come to rest.');
}

/** Runs in the page: what is fetched later is there, fonts and the pictures further down among it, and no room is kept for a bar. */
async function settle(): Promise<void> {
  document.documentElement.style.scrollbarGutter = 'auto';
  const soon = performance.now() + 10_000;
  const isAwaited = (): boolean => document.querySelector('.foyer-skeleton') !== null;
  while (isAwaited() && performance.now() < soon) {
    // One look after the other is the point of waiting.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame);
  }
  await document.fonts.ready;
  const images = Array.from(document.images, (image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined);
  });
  await Promise.all(images);
}

/** Runs in the page, which stands at its top then: where a story left it scrolled, a window that grows shows another part. */
function sizeOfPage(): Extent {
  window.scrollTo(0, 0);
  const { scrollHeight } = document.documentElement;
  return { width: window.innerWidth, height: Math.max(window.innerHeight, scrollHeight) };
}

/** What is wrong with a picture, in a sentence; null when it is as it was, and when it is taken for the new one. */
function problemOf(name: string, is: Picture): string | null {
  const was = approved(name);
  const found = was === null ? null : compare(was, is);
  if (found !== null && found.differing <= mayDiffer) return null;
  if (isUpdate) {
    approve(name, is);
    return null;
  }
  const remedy = 'If it is as it should be: pnpm pictures --update';
  if (was === null) return `There is no picture ${name} yet. ${remedy}`;
  if (found === null) return `${name} has another size: ${report(name, { was, is })}. ${remedy}`;
  const files = report(name, { was, is, difference: found.difference });
  return `${name} differs in ${found.differing} pixels: ${files}. ${remedy}`;
}
