/** All checks for a page, whatever its content. */
import { expect, type Page, test } from '@playwright/test';

import { violationsOf } from './axe.ts';
import {
  type Focused,
  focused,
  lostWithoutColors,
  measure,
  type Measured,
  moving,
  settled,
  startAtMain,
} from './measures.ts';

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
export async function lookAtPage(page: Page, place: string, turn: number): Promise<void> {
  await lookByAxe(page, place);
  await lookInTurn(page, place, turn);
}

/** A page to check as it loads, in every way. */
export async function lookAtPageInEveryWay(page: Page, place: string): Promise<void> {
  await lookByAxe(page, place);
  await lookAt(page, place);
}

/** A state of a page or a screen, in every way. axe looks at each state's story. UI-01, UI-02 */
export async function lookAt(page: Page, place: string): Promise<void> {
  await look(page, place, [...always, ...turns]);
}

/**
 * A state of a page or a screen, in the ways that most often find something, and in one of the others. Screens share
 * their style sheets, so they take turns, and each way meets a third of them.
 */
export async function lookInTurn(page: Page, place: string, turn: number): Promise<void> {
  await look(page, place, [...always, ...turns.slice(turn % turns.length).slice(0, 1)]);
}

type Check = (page: Page) => Promise<Record<string, readonly string[]>>;

const always: readonly Check[] = [
  motion,
  (page) => inSizes(page, views.slice(0, 1)),
  withLargeText,
  byTab,
];

const turns: readonly Check[] = [
  inTheDark,
  (page) => inSizes(page, views.slice(1)),
  async (page) => ({ ...(await inForcedColors(page)), ...(await withSpacedText(page)) }),
];

function look(page: Page, place: string, checks: readonly Check[]): Promise<void> {
  return test.step(place, async () => {
    for (const check of checks) {
      // The page is looked at in one way after the other.
      // oxlint-disable-next-line no-await-in-loop
      for (const [what, lines] of Object.entries(await check(page))) {
        expect.soft(lines, `${place}: ${what}`).toEqual([]);
      }
    }
  });
}

function lookByAxe(page: Page, place: string): Promise<void> {
  return test.step(`axe on ${place}`, async () => {
    expect.soft(await violationsOf(page), `${place}: axe, in light`).toEqual([]);
  });
}

async function motion(page: Page): Promise<Record<string, readonly string[]>> {
  return {
    'longer than 10 ms of motion, where less is asked for': await page.evaluate(moving),
  };
}

async function inTheDark(page: Page): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsOf(page, { rules: 'colors' });
  await page.emulateMedia({ colorScheme: 'light' });
  return { 'axe, in the dark': dark };
}

async function inForcedColors(page: Page): Promise<Record<string, readonly string[]>> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(settled);
  const forced = await page.evaluate(lostWithoutColors);
  await page.emulateMedia({ forcedColors: 'none' });
  return { 'lost in forced colours': forced };
}

async function inSizes(
  page: Page,
  sizes: readonly (readonly [width: number, height: number])[],
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [width, height] of sizes) {
    // The sizes are checked one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height });
    // oxlint-disable-next-line no-await-in-loop
    const { sideways, small, cut } = await measured(page);
    const how = `at ${width} by ${height} px`;
    Object.assign(found, { [`sideways ${how}`]: sideways, [`small ${how}`]: small });
    Object.assign(found, { [`cut ${how}`]: cut });
  }
  await page.setViewportSize(phone);
  return found;
}

async function withLargeText(page: Page): Promise<Record<string, readonly string[]>> {
  await page.evaluate(() => {
    const { style } = document.documentElement;
    // Doubles the font size, relative to the page's own.
    style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
  const { sideways, cut } = await measured(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return { 'sideways with text twice as large': sideways, 'cut with text twice as large': cut };
}

async function withSpacedText(page: Page): Promise<Record<string, readonly string[]>> {
  // A constructed sheet, because the page's Content-Security-Policy allows no style element.
  await page.evaluate((content) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(content);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const { sideways, cut } = await measured(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return { 'sideways with its text spaced': sideways, 'cut with its text spaced': cut };
}

async function measured(page: Page): Promise<Measured> {
  await page.evaluate(settled);
  return page.evaluate(measure);
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
    const at = await focusedInTheEnd(page);
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

/** What covers the focused control may give way a frame later, as the bar of a club's page does at the form. */
async function focusedInTheEnd(page: Page): Promise<Focused | null> {
  const at = await page.evaluate(focused);
  if (at === null || !at.covered) return at;
  await page.evaluate(settled);
  return page.evaluate(focused);
}
