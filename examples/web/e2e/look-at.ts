/** All checks for a page, whatever its content. */
import { expect, type Page, test } from '@playwright/test';

import { violationsOf } from './axe.ts';
import {
  focusInTurn,
  lostWithoutColors,
  measure,
  type Measured,
  moving,
  settled,
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

const always: readonly Check[] = [(page) => inSizes(page, views.slice(0, 1)), withLargeText];

const turns: readonly Check[] = [
  // First, because the first page is the front page, the only one whose header and footer get the focus.
  async (page) => ({ ...(await motion(page)), ...(await byFocus(page)) }),
  inTheDark,
  (page) => inSizes(page, views.slice(1)),
  async (page) => ({ ...(await inForcedColors(page)), ...(await withSpacedText(page)) }),
];

function look(page: Page, place: string, checks: readonly Check[]): Promise<void> {
  return test.step(place, async () => {
    for (const check of checks) {
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
    await page.setViewportSize({ width, height });
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
 * Gives the focus to each control in a short window and in forced colors: on the front page to all, elsewhere to those
 * of the main part or the open dialog, because every page has the same header and footer. The journeys by keyboard
 * alone show that Tab reaches them.
 */
async function byFocus(page: Page): Promise<Record<string, readonly string[]>> {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(settled);
  await page.keyboard.press('Tab');
  const isWhole = new URL(page.url()).pathname === '/';
  const { covered, unmarked } = await page.evaluate(focusInTurn, isWhole);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(phone);
  return { 'covered while it has the focus': covered, 'no sign of the focus': unmarked };
}
