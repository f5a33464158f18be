import { headlineKey } from '@foyer/core/content';
import { expect, type Page, test } from '@playwright/test';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';

import { aVisitor, chooseTime, fillDetails, heading, pressSchedule, steps } from './journey.ts';
import { freePort } from './own-server.ts';

/** The address that the starters name. */
const starterApi = 'http://localhost:4173';
/** The origin that the tests' API allows. */
const origin = `http://localhost:${process.env['E2E_HOST_PORT']}`;
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** The folder that `pnpm check:packages` has built the starter into. */
function buildOf(starter: string): string {
  const folder = join(import.meta.dirname, '..', '..', '..', '.reports', 'starters', starter);
  if (!existsSync(folder)) throw new Error('Run `pnpm check:packages` first.');
  return folder;
}

/** Serves the files of a starter on the allowed origin, each path without an extension with its page. */
async function serveFiles(page: Page, starter: string): Promise<void> {
  const folder = buildOf(starter);
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, extname(pathname) === '' ? 'index.html' : pathname);
    await route.fulfill({
      body: readFileSync(file),
      contentType: types[extname(file)] ?? 'application/octet-stream',
    });
  });
}

/** Sends what the page requests from one origin to another. */
async function forward(page: Page, from: string, to = ''): Promise<void> {
  await page.route(`${from}/**`, async (route) => {
    const url = route.request().url().replace(from, to);
    await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) });
  });
}

/** Collects what the page writes to the console, and its errors. */
function listen(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  page.on('pageerror', (error) => lines.push(error.message));
  return lines;
}

async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }
}

async function bookTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Book Your Visit/ }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await chooseTime(page);
  await pressSchedule(page);
  await expect(page).toHaveURL(/\/confirmation$/);
}

test.setTimeout(30_000);

// A page may still be asking when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('AD-10 a fresh Vite app books a visit over the API, with steps at addresses, and its pictures load', async ({
  page,
  baseURL,
}) => {
  const lines = listen(page);
  await serveFiles(page, 'vite-react');
  await forward(page, starterApi, baseURL);
  await page.goto(origin);
  // The tokens of the light scheme, since the app declares no dark one.
  await expect(page.locator('.foyer').first()).toHaveCSS('background-color', 'rgb(247, 243, 236)');
  await page.getByRole('button', { name: /^Select a Club/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bryant Park/ })
    .click();
  await fillDetails(page, aVisitor());
  await bookTime(page);
  await expectPictures(page);
  expect(lines.map((line) => line.replace(/^(Booked) .*/, '$1'))).toEqual(['Booked']);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
});

test.describe('a fresh Next.js app', () => {
  test.describe.configure({ mode: 'default' });
  let server: ChildProcess | null = null;
  let address = '';

  test.beforeAll(async ({ baseURL }) => {
    const port = String(await freePort());
    address = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PORT: port, HOSTNAME: '127.0.0.1', FOYER_API: baseURL };
    const cwd = buildOf('next-app-router');
    server = spawn(process.execPath, ['server.js'], { cwd, env, stdio: 'ignore' });
    await expect(async () => expect((await fetch(address)).ok).toBe(true)).toPass();
  });

  test.afterAll(() => {
    server?.kill();
  });

  test('AD-13 has the club and the form in its HTML', async ({ request }) => {
    const html = await (await request.get(`${address}/membership`)).text();
    expect(html).toContain('Foyer Tribeca');
    expect(html).toMatch(/<label[^>]*>First Name/);
  });

  test('AD-13 books a visit with an empty console, and goes back, reloads and leaves with its router', async ({
    page,
    baseURL,
  }) => {
    const lines = listen(page);
    await forward(page, origin, address);
    await forward(page, starterApi, baseURL);
    await page.goto(origin);
    await page.getByRole('link', { name: 'Book a visit' }).click();
    await fillDetails(page, aVisitor());
    // A headline of an earlier visit, which the server's HTML can't have.
    const saved = JSON.stringify({ logo: null, eyebrow: '', title: 'Saved', subCopy: '' });
    const key = headlineKey({ page: '/membership', intent: 'lead', variant: 'guided-steps' });
    await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [
      key,
      saved,
    ] as const);
    await page.reload();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await bookTime(page);
    await expectPictures(page);

    await expect(heading(page, steps.booked('Foyer Tribeca'))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/schedule$/);
    await expect(heading(page, 'Choose another time')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/\/confirmation$/);

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Exit' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'My club' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(lines).toEqual([]);
  });
});

test('AD-42: A fresh Vue app over the headless core books a visit', async ({ page, baseURL }) => {
  await serveFiles(page, 'vue');
  await forward(page, starterApi, baseURL);
  await page.goto(origin);
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
  await expect(page.getByRole('time')).toHaveText(/^[A-Z]\w+, [A-Z]\w+ \d+ at \d+:\d\d [AP]M$/);
});

test('AD-42: A script in Node books a visit and prints what happens', async ({ baseURL }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['book-visit.js', '102', `ada.${Date.now()}@mail.example`],
    { cwd: buildOf('node'), env: { ...process.env, FOYER_API: baseURL } },
  );
  expect(stdout).toMatch(/^· lead_created\nFirst open time at .+\n· visit_booked\nBooked: \d{4}-/m);
});
