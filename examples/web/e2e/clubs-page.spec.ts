import { expect, type Locator, type Page, test } from '@playwright/test';

const cards = (page: Page): Locator => page.locator('.foyer-finder-card');

test.describe('the clubs page', () => {
  test.use({ timezoneId: 'America/Chicago', viewport: { width: 1280, height: 900 } });

  test('PG-132 PG-133 PG-137 a visitor finds a club with a pool near a ZIP code, by list and map', async ({
    page,
  }) => {
    await page.goto('/clubs');
    await expect(page.getByRole('heading', { name: 'Texas' })).toBeVisible();
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
