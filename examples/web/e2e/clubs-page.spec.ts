import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Locator, type Page, test } from '@playwright/test';

import { ownServer } from './own-server.ts';
import { tinyStreetMap } from './tiny-street-map.ts';

const cards = (page: Page): Locator => page.locator('.foyer-finder-card');

test.describe('the clubs page', () => {
  test.use({ timezoneId: 'America/Chicago', viewport: { width: 1280, height: 900 } });

  test('PG-132 PG-133 PG-137 a visitor finds a club with a pool near a ZIP code, by list and map', async ({
    page,
  }) => {
    await page.goto('/clubs');
    await expect(page.getByRole('heading', { name: 'Clubs in Texas' })).toBeVisible();
    const box = page.getByRole('searchbox');
    await box.fill('02108');
    await box.press('Enter');
    await expect(page).toHaveURL('/clubs?near=02108');
    await expect(cards(page).first()).toContainText('Foyer Beacon Hill');
    await page.getByRole('button', { name: /^Pool/ }).click();
    await expect(page).toHaveURL('/clubs?near=02108&pool');
    await expect(page.getByText(/^\d+ clubs?$/)).toBeVisible();

    const map = page.getByRole('toolbar', { name: 'Map of the clubs' });
    await cards(page).first().hover();
    await expect(map.locator('[data-active]')).toHaveCount(1);
    await map.getByRole('button', { name: '2 clubs around Boston. Zoom in.' }).click();
    await expect(page.getByRole('heading', { name: 'Clubs on this map' })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await map.getByRole('button', { name: 'Foyer Beacon Hill, Boston' }).click();
    await expect(page.getByRole('link', { name: 'Foyer Beacon Hill', exact: true })).toBeFocused();

    await page.getByRole('link', { name: 'Book a visit to Foyer Beacon Hill' }).click();
    await expect(page).toHaveURL(/facilityId=134/);
    await page.goBack();
    await expect(page).toHaveURL('/clubs?near=02108&pool');
    await expect(box).toHaveValue('02108');
    await expect(page.getByRole('button', { name: /^Pool/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goBack();
    await expect(page).toHaveURL('/clubs?near=02108');
  });
});

test.describe('a chain with a map of streets', () => {
  // Without a graphics card, the browser's processor draws each pixel of the map.
  test.use({ viewport: { width: 375, height: 480 } });
  const folder = mkdtempSync(join(tmpdir(), 'foyer-streets-'));
  test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('PG-139 a visitor sees the streets around a club, and presses the club on them', async ({
    page,
  }) => {
    const file = join(folder, 'streets.pmtiles');
    writeFileSync(file, tinyStreetMap());
    const server = await ownServer(() => ({ FOYER_STREET_MAP: file }));
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    try {
      await page.goto(`http://127.0.0.1:${server.port}/clubs?near=tribeca`);
      await page.getByRole('button', { name: 'Street map' }).click();
      const streets = page.getByRole('region', { name: 'Street map of the clubs' });
      await expect(streets).toHaveAttribute('data-drawn', '', { timeout: 30_000 });
      const [river, land] = await colorsAt(page, streets, [0.12, 0.8]);
      expect(river).not.toEqual(land);
      await expect(streets).toContainText('© A test');
      await streets.getByRole('button', { name: 'Foyer Tribeca' }).press('Enter');
      await expect(page.getByRole('link', { name: 'Foyer Tribeca', exact: true })).toBeFocused();
      expect(problems).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

/** The colors of a picture of the element, half way down, at fractions of its width. */
async function colorsAt(
  page: Page,
  element: Locator,
  places: readonly number[],
): Promise<readonly string[]> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(
    async ({ source, at }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return at.map((place) =>
        [
          ...(context?.getImageData(image.width * place, image.height * 0.6, 1, 1).data ?? []),
        ].join(),
      );
    },
    { source: picture, at: places },
  );
}
