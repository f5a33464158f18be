import { expect, type Page } from '@playwright/test';

import { forget, isUpdate, strays } from './album.ts';
import { expectAsSeen, picturesOf, test } from './easel.ts';
import { sitePictures } from './site-pictures.ts';

for (const { name, path, dark } of sitePictures) {
  test(`UI-03 the page ${path} looks as it did`, async ({ easel }) => {
    await arrive(easel, path);
    await expectAsSeen(easel, `site/${name}`, { dark, extent: 'page' });
  });
}

test('UI-03 no picture of a page is kept that nobody looks at', () => {
  const wanted = sitePictures.flatMap(({ name, dark }) => picturesOf(`site/${name}`, dark));
  const left = strays('site', wanted);
  if (isUpdate) left.forEach(forget);
  else expect(left).toEqual([]);
});

/** Opens a page as a newcomer: what an earlier page kept in the browser is gone. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  // A page of the site's origin that runs no script, so that nothing is stored anew.
  await page.goto('/healthz');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
