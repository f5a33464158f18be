/** Runs axe with its rules for WCAG 2.2 A and AA and its best practices. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on the color scheme. */
const colors = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Only the rules about colors. */
  readonly rules?: 'colors' | undefined;
  /** A part of the page. */
  readonly within?: string | undefined;
}

/** Expects no axe violation on the current page. */
export async function expectNoViolation(page: Page, look: Look = {}): Promise<void> {
  expect(await violationsOf(page, look)).toEqual([]);
}

/** The violations, one line each. */
export async function violationsOf(
  page: Page,
  { rules, within }: Look = {},
): Promise<readonly string[]> {
  // Ends fade-ins, whose intermediate contrast doesn't count.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // Skips frames of other origins. In this mode axe doesn't open a blank page for each run, which is much faster.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    // Leaves out passed rules and selectors, both of which take axe longer than many rules.
    .options({ resultTypes: ['violations'], selectors: false });
  if (within !== undefined) axe.include(within);
  if (rules === undefined) axe.withTags(standards);
  else axe.withRules(colors);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** True if an earlier run has already injected axe, half a megabyte, into all frames. */
async function hasAxe(page: Page): Promise<boolean> {
  const has = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(has)).every(Boolean);
}
