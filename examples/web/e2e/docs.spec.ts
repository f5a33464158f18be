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
