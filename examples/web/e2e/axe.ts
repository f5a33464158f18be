/** Nothing that axe knows to be wrong, by WCAG 2.2 A and AA and by its own good practice. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and what axe holds for good practice. UI-02 */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a colour scheme can change: the rest is the same in both. */
const colours = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing on the page as it stands; `only` its colours, `within` one part of it. */
export async function expectNoViolation(
  page: Page,
  { only, within }: { readonly only?: 'colours'; readonly within?: string } = {},
): Promise<void> {
  expect(await violationsOf(page, { only, within })).toEqual([]);
}

/** What axe finds, a line each. */
export async function violationsOf(
  page: Page,
  {
    only,
    within,
  }: { readonly only?: 'colours' | undefined; readonly within?: string | undefined } = {},
): Promise<readonly string[]> {
  // What is still fading in has the contrast of a moment, not its own.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  // No frame of another origin is looked into: without the blank page that this would open each time it is much quicker.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: ';' }) })
    .setLegacyMode()
    // What passed is not told of, nor where each element stands: both take axe longer than many of its rules.
    .options({ resultTypes: ['violations'], selectors: false });
  if (within !== undefined) axe.include(within);
  const { violations } = await (
    only === 'colours' ? axe.withRules(colours) : axe.withTags(standards)
  ).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Whether axe came into each of the page's frames at an earlier look: half a megabyte that need not come again. */
async function hasAxe(page: Page): Promise<boolean> {
  const has = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(has)).every(Boolean);
}
