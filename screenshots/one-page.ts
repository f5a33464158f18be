import { type Page, type Request, test as base } from '@playwright/test';

const onTheirWay = new WeakMap<Page, Set<Request>>();

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
      followRequests(page);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ sharedPage }, use) => use(sharedPage),
});

/** True while something that the page asked for is on its way, such as the script of a lazy part. */
export function isLoading(page: Page): boolean {
  return (onTheirWay.get(page)?.size ?? 0) > 0;
}

function followRequests(page: Page): void {
  const requests = new Set<Request>();
  onTheirWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}
