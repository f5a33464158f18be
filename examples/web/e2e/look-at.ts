/** All checks for a page, whatever its content. */
import { expect, type Page, test } from '@playwright/test';

import { violationsOf } from './axe.ts';
import { focused, lostWithoutColors, measure, moving, settled, startAtMain } from './measures.ts';

/** Widths and heights: the narrowest of each layout. The first is 1280 by 1024 px at 400 % zoom. */
const views = [
  [320, 256],
  [651, 900],
  [1024, 768],
] as const;

export const phone = { width: 375, height: 812 };
/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
/** The number of Tab presses that is enough to check a long list. */
const enoughTabs = 40;

/** A page to check as it loads. Each test checks a page only once. */
export async function lookAtPage(page: Page, place: string): Promise<void> {
  await test.step(`axe on ${place}`, async () => {
    const light = await violationsOf(page);
    expect.soft(light, `${place}: axe, in light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violationsOf(page, { rules: 'colors' });
    expect.soft(dark, `${place}: axe, in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });
  await lookAt(page, place);
}

/** A state of a page or a screen. axe looks at each state's story, in both schemes. UI-01, UI-02 */
export async function lookAt(page: Page, place: string): Promise<void> {
  await test.step(place, async () => {
    const found = {
      'longer than 10 ms of motion, where less is asked for': await page.evaluate(moving),
      ...(await inOtherColors(page)),
      ...(await inEverySize(page)),
      ...(await byTab(page)),
    };
    for (const [what, lines] of Object.entries(found)) {
      expect.soft(lines, `${place}: ${what}`).toEqual([]);
    }
  });
}

async function inOtherColors(page: Page): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(settled);
  const forced = await page.evaluate(lostWithoutColors);
  await page.emulateMedia({ forcedColors: 'none' });
  return { 'lost in forced colours': forced };
}

async function inEverySize(page: Page): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  const take = async (
    how: string,
    only: readonly ('sideways' | 'small' | 'cut')[],
  ): Promise<void> => {
    await page.evaluate(settled);
    const measured = await page.evaluate(measure);
    for (const one of only) found[`${one} ${how}`] = measured[one];
  };
  for (const [width, height] of views) {
    // The sizes are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height });
    // oxlint-disable-next-line no-await-in-loop
    await take(`at ${width} by ${height} px`, ['sideways', 'small', 'cut']);
  }
  await page.setViewportSize(phone);
  await page.evaluate(() => {
    const { style } = document.documentElement;
    // Doubles the font size, relative to the page's own.
    style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
  await take('with text twice as large', ['sideways', 'cut']);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  // A constructed sheet, because the page's Content-Security-Policy allows no style element.
  await page.evaluate((content) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(content);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  await take('with its text spaced', ['sideways', 'cut']);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/**
 * Presses Tab in a short window and in forced colors: on the front page until the focus comes round again, elsewhere
 * through the main part or the open dialog, because every page has the same header and footer.
 */
async function byTab(page: Page): Promise<Record<string, readonly string[]>> {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(settled);
  const isWhole = new URL(page.url()).pathname === '/';
  if (!isWhole) await page.evaluate(startAtMain);
  const covered: string[] = [];
  const unmarked: string[] = [];
  const seen = new Set<number>();
  for (let tab = 0; tab < enoughTabs; tab += 1) {
    // The keys must follow each other.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop
    const at = await page.evaluate(focused);
    if (at === null) continue;
    if (seen.has(at.id) || (at.isPastMain && !isWhole)) break;
    seen.add(at.id);
    if (at.covered) covered.push(at.name);
    if (at.unmarked) unmarked.push(at.name);
  }
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(phone);
  return { 'covered while it has the focus': covered, 'no sign of the focus': unmarked };
}
