import { defineConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../examples/web/e2e/own-server.ts';
import { chromiumFlags, findChromium, howToGetChromium } from '../scripts/lib/chromium.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');

const executablePath = findChromium();
if (executablePath === null) throw new Error(howToGetChromium);

// Playwright loads this file once more in each of its workers: what is chosen first is handed on by the environment.
process.env['PICTURES_STORIES_PORT'] ??= String(await freePort());
process.env['PICTURES_SITE_PORT'] ??= String(await freePort());
process.env['PICTURES_DATA'] ??= aFreshFolder();
const stories = `http://127.0.0.1:${process.env['PICTURES_STORIES_PORT']}`;
const site = `http://127.0.0.1:${process.env['PICTURES_SITE_PORT']}`;

/** What draws letters alike on every machine: no hints for its screen, no colours at their edges, one colour profile. */
const alikeEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/** Every screen as it was last approved of: the static Storybook, and the built site over an empty database. UI-03 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(reports, 'pictures'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'pictures.json') }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
    launchOptions: { executablePath, args: [...chromiumFlags, ...alikeEverywhere] },
  },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: stories } },
    { name: 'site', testMatch: 'site.spec.ts', use: { baseURL: site } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" "${join(root, 'pictures', 'serve-stories.ts')}"`,
      env: { PORT: process.env['PICTURES_STORIES_PORT'] },
      url: `${stories}/iframe.html`,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" scripts/start.mjs`,
      cwd: root,
      env: {
        PORT: process.env['PICTURES_SITE_PORT'],
        HOST: '127.0.0.1',
        FOYER_DATA_DIR: process.env['PICTURES_DATA'],
      },
      url: `${site}/healthz`,
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});

function aFreshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pictures-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
