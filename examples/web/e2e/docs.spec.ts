import { expect, test } from '@playwright/test';

test(
  'AD-61: the documentation is at /docs, finds a name, and works under the site’s policy',
  { tag: '@deep' },
  async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto('/docs/');
    await page.getByRole('link', { name: 'Quick start' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quick start');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('createFoyer');
    await page.getByRole('option', { name: 'createFoyer()' }).first().click();
    await expect(page).toHaveURL(/reference\/@foyer\/react\.html#createfoyer$/);
    await expect(page.getByRole('heading', { name: 'createFoyer()' })).toBeVisible();
    expect(problems).toEqual([]);

    const llms = await page.request.get('/docs/llms.txt');
    expect(await llms.text()).toContain('/docs/quick-start.md');
    expect((await page.request.get('/docs/nothing.html')).status()).toBe(404);
  },
);

test(
  'AD-61: every link of the documentation leads to a page, and to its heading',
  { tag: '@deep' },
  async ({ request, baseURL }) => {
    const dead: string[] = [];
    const texts = new Map<string, string>();
    const read = async (address: string, from: string): Promise<void> => {
      const answer = await request.get(address);
      const isPage = answer.headers()['content-type']?.startsWith('text/html') === true;
      texts.set(address, isPage ? await answer.text() : '');
      if (!answer.ok()) dead.push(`${from} → ${address}`);
    };
    const first = new URL('/docs/', baseURL).href;
    await read(first, '');
    for (const [page, text] of texts) {
      for (const [, link = ''] of text.matchAll(/<a [^>]*href="(?<link>[^"]+)"/g)) {
        const { href, hash } = new URL(link, page);
        const address = href.slice(0, href.length - hash.length);
        if (!address.startsWith(first)) continue;
        if (!texts.has(address)) await read(address, page);
        // TypeDoc numbers names that it writes once.
        const isWritten = hash !== '' && !address.includes('/reference/');
        const id = decodeURIComponent(hash.slice(1));
        if (isWritten && !texts.get(address)?.includes(`id="${id}"`))
          dead.push(`${page} → ${href}`);
      }
    }
    expect(dead).toEqual([]);
  },
);
