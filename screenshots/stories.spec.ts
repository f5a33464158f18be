import { expect, type Page } from '@playwright/test';

import { lookInTurn } from '../examples/web/e2e/look-at.ts';
import { expectScreenshot, windows } from './compare.ts';
import { test } from './one-page.ts';
import { furtherStates, mails, stories } from './screens.ts';

for (const [place, screen] of stories.entries()) {
  test(`UI-01 UI-03 ${screen.name} matches its approved screenshot, and passes all checks of a page`, async ({
    page,
  }) => {
    await open(page, screen.at);
    await expectScreenshot(page, screen, { width: 'phone', scheme: 'light' });
    if (screen.dark) await expectScreenshot(page, screen, { width: 'desktop', scheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await lookInTurn(page, screen.name, place);
  });
}

for (const [place, story] of furtherStates.entries()) {
  test(`UI-01 UI-02 ${story} passes all checks of a page`, async ({ page }) => {
    await open(page, story);
    await lookInTurn(page, story, place);
  });
}

for (const screen of mails) {
  test(`ML-09 ${screen.name} matches its approved screenshot`, async ({ page }) => {
    await open(page, screen.at);
    await expectScreenshot(page, screen, { width: 'phone', scheme: 'light' });
    if (screen.dark) await expectScreenshot(page, screen, { width: 'letter', scheme: 'dark' });
  });
}

/** The test sets the color scheme; the stories' own run has axe's other rules. */
const globals = 'scheme:system;a11y.manual:!true';

/** Opens a story and waits until its play function has finished. */
async function open(page: Page, story: string): Promise<void> {
  await page.setViewportSize(windows.phone);
  await page.emulateMedia({ colorScheme: 'light' });
  if (page.url() === 'about:blank') {
    await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  } else {
    await page.evaluate(showStory, story);
  }
  const ended = await page.waitForFunction(endOfStory, story);
  expect(await ended.jsonValue(), `how the story ${story} ended`).toBe('finished');
}

interface Storybook {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, selection: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string };
  };
}

/** Runs in the page: shows a story as if it was chosen in the sidebar. */
function showStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook;
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the page. Returns how the story ended; null while it's playing. */
function endOfStory(story: string): string | null {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Storybook;
  if (preview?.currentRender?.id !== story) return null;
  // A check that fails after the story shows its error in the story's place, with the phase unchanged.
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  const { phase = '' } = preview.currentRender;
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : null;
}
