import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

import { expectScreenshot } from './compare.ts';
import { mails, stories } from './screens.ts';

/** One context for all of a worker's stories, since its cache has the Storybook after the first. */
const test = base.extend<object, { readonly warm: BrowserContext }>({
  warm: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, deviceScaleFactor, contextOptions, baseURL } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        ...(baseURL !== undefined && { baseURL }),
      });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ warm }, use) => {
    const page = await warm.newPage();
    await use(page);
    await page.close();
  },
});

for (const screen of stories) {
  test(`UI-03 ${screen.name} matches its approved screenshot`, async ({ page }) => {
    await open(page, screen.at);
    await expectScreenshot(page, screen, { width: 'phone', scheme: 'light' });
    if (screen.dark) await expectScreenshot(page, screen, { width: 'desktop', scheme: 'dark' });
  });
}

for (const screen of mails) {
  test(`ML-09 ${screen.name} matches its approved screenshot`, async ({ page }) => {
    await open(page, screen.at);
    await expectScreenshot(page, screen, { width: 'phone', scheme: 'light' });
    await expectScreenshot(page, screen, { width: 'letter', scheme: 'dark' });
    if (!screen.dark) return;
    await expectScreenshot(page, screen, { width: 'letter', scheme: 'light' });
    await expectScreenshot(page, screen, { width: 'phone', scheme: 'dark' });
  });
}

/** The test sets the color scheme; axe has its own run over the stories. */
const globals = 'scheme:system;a11y.manual:!true';

/** Opens a story and waits until its play function has finished. */
async function open(page: Page, story: string): Promise<void> {
  await page.goto(`/iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  const ended = await page.waitForFunction(endOfStory);
  expect(await ended.jsonValue(), `how the story ${story} ended`).toBe('finished');
}

/** Runs in the page. Returns how the story ended; null while it's playing. */
function endOfStory(): string | null {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
  };
  // A check that fails after the story shows its error in the story's place, with the phase unchanged.
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  const phase = preview?.currentRender?.phase ?? '';
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : null;
}
