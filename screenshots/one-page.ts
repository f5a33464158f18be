import { type Page, test as base } from '@playwright/test';

/** One page for all tests of a worker, because reloading the Storybook or the site takes longer than rendering a screen. */
export const test = base.extend<object, { readonly sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, deviceScaleFactor, contextOptions, baseURL } = project.use;
      const page = await browser.newPage({
        ...contextOptions,
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
        ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
        ...(baseURL !== undefined && { baseURL }),
      });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage }, use) => use(sharedPage),
});
