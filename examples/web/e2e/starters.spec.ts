import { expect, type Page, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

import { chooseTime, pressSchedule } from './journey.ts';

/** The address that the starters name. */
const starterApi = 'http://localhost:4173';
const built = join(import.meta.dirname, '..', '..', '..', '.reports', 'starters');
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves a starter on the origin that the tests' API allows, and leads its calls to that API. */
async function open(page: Page, starter: string, baseURL = ''): Promise<void> {
  const folder = join(built, starter);
  if (!existsSync(folder)) throw new Error('Run `pnpm check:packages` first.');
  const origin = `http://localhost:${process.env['E2E_HOST_PORT']}`;
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    await route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
  await page.route(`${starterApi}/**`, async (route) => {
    const url = route.request().url().replace(starterApi, baseURL);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(origin);
}

test.setTimeout(30_000);

test('AD-10 a fresh Vite app books a visit over the API, with steps at addresses, and its pictures load', async ({
  page,
  baseURL,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await open(page, 'vite-react', baseURL);
  // The tokens of the light scheme, since the app declares no dark one.
  await expect(page.locator('.foyer').first()).toHaveCSS('background-color', 'rgb(247, 243, 236)');
  await page.getByRole('button', { name: /^Select a Club/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bryant Park/ })
    .click();
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill(`ada.${Date.now()}@mail.example`);
  await page.getByLabel('Phone Number').fill('2125550123');
  await page.getByRole('button', { name: /^Book Your Visit/ }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await chooseTime(page);
  await pressSchedule(page);
  await expect(page).toHaveURL(/\/confirmation$/);
  const pictures = page.locator('img');
  for (const picture of await pictures.all()) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    await expect(picture).toHaveJSProperty('complete', true);
    // oxlint-disable-next-line no-await-in-loop
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }
  expect(lines.map((line) => line.replace(/^(Booked) .*/, '$1'))).toEqual(['Booked']);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
});

test('AD-42: A fresh Vue app over the headless core books a visit', async ({ page, baseURL }) => {
  await open(page, 'vue', baseURL);
  await page.getByLabel('Club').selectOption({ label: 'Foyer Bryant Park, New York' });
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Byron');
  await page.getByLabel('Email Address').fill('ada@');
  await page.getByRole('button', { name: 'See the times' }).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await page.getByLabel('Email Address').fill(`ada.${Date.now()}@mail.example`);
  await page.getByLabel('Phone Number').fill('2125550123');
  await page.getByRole('button', { name: 'See the times' }).click();
  await page.getByRole('radio').last().check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByRole('heading', { name: 'See you soon, Ada' })).toBeVisible();
});

test('AD-42: A script in Node books a visit and prints what happens', async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['book-visit.js', '102', `ada.${Date.now()}@mail.example`],
    { cwd: join(built, 'node'), env: { ...process.env, FOYER_API: baseURL } },
  );
  expect(stdout).toMatch(/^· lead_created\nFirst open time at .+\n· visit_booked\nBooked: \d{4}-/m);
});
