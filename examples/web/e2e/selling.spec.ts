import { expect, test } from '@playwright/test';

/** The pages that sell. */

test('PG-189 an employer’s message reaches the chain by mail', async ({ page, request }) => {
  const company = `Umbrella ${Date.now()}`;
  await page.goto('/for-employers');
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Company', { exact: true }).fill(company);
  await page.getByLabel('Work email').fill('ada@umbrella.example');
  await page.getByLabel('50 to 249').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await expect
    .poll(async () => {
      const mails = await request.get('/dev/mailbox', {
        params: { to: 'employers@foyer.example' },
        headers: { accept: 'application/json' },
      });
      return mails.text();
    })
    .toContain(company);
});

test('PG-191 the front page counts the clubs, starts at the price of the page of prices, and finds clubs by place', async ({
  page,
  request,
}) => {
  const clubs = (await (await request.get('/v6/facilities/')).json()) as readonly unknown[];
  await page.goto('/');
  const facts = page.getByRole('region', { name: 'Foyer in numbers' });
  await expect(facts.getByRole('definition').first()).toHaveText(String(clubs.length));
  const from = facts.getByRole('definition').nth(3);
  await expect(from).toHaveText(/\d a month$/);
  const price = (await from.textContent()) ?? '';
  await expect(page.locator('main form:not([role=search])')).toHaveCount(1);
  await test.step('on a phone, the row of clubs cuts off no focus ring', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.keyboard.press('Tab');
    const club = page.locator('.home-club').first();
    await club.focus();
    const isCut = await club.evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const [box, row] = [link, link.closest('ul')].map((one) => one?.getBoundingClientRect());
      return (box?.top ?? 0) - ring < (row?.top ?? 0);
    });
    expect(isCut).toBe(false);
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('a question is read without the sign beside it', async () => {
    const question = page.locator('summary', { hasText: 'Is a visit really free?' });
    await expect(question).toHaveAccessibleName('Is a visit really free?');
  });
  await facts.getByRole('link', { name: 'See prices' }).click();
  await expect(page.getByRole('article').getByText(price, { exact: true })).toBeVisible();
  await page.goBack();
  await page.getByLabel('ZIP code, city, or club').fill('10013');
  await page.getByRole('button', { name: 'Find a club' }).click();
  await expect(page).toHaveURL('/clubs?near=10013');
});

test('PG-192 the classes say how long they are and where there’s a room, with questions and one form', async ({
  page,
}) => {
  await page.goto('/groupfitness');
  const cycling = page.getByRole('listitem').filter({ hasText: 'Cycling' });
  await expect(cycling).toContainText('45 minutes');
  await expect(cycling).toContainText(/At \d+ clubs/);
  const dance = page.getByRole('listitem').filter({ hasText: 'Dance cardio' });
  await expect(dance).toContainText('At most clubs');
  await page.getByText('Which classes does my club have?').click();
  await expect(page.getByText(/timetable for the next seven days/)).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(1);
  await page.getByRole('link', { name: /^See the timetable at / }).click();
  await expect(page).toHaveURL(/\/clubs\/[\w-]+$/);
});
