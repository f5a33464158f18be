import { defineConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../examples/web/e2e/own-server.ts';
import { testStorybookFolder } from '../scripts/lib/build.mjs';
import { chromiumFlags, findChromium, noChromium } from '../scripts/lib/chromium.mjs';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');

const executablePath = findChromium();
if (executablePath === null) throw new Error(noChromium);

// Playwright loads this file again in each worker, which reads the choice of the first load from the environment.
process.env['SCREENSHOTS_STORIES_PORT'] ??= String(await freePort());
process.env['SCREENSHOTS_SITE_PORT'] ??= String(await freePort());
process.env['SCREENSHOTS_DATA'] ??= temporaryFolder();
const storiesPort = process.env['SCREENSHOTS_STORIES_PORT'];
const stories = `http://127.0.0.1:${storiesPort}`;
const site = `http://127.0.0.1:${process.env['SCREENSHOTS_SITE_PORT']}`;

/** Renders letters the same way on every machine: no hinting, no subpixel colors, one color profile. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

/**
 * Plays every story, and compares every screen with its approved screenshot, using the built stories and the built site
 * with an empty database.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(reports, 'screenshots'),
  snapshotPathTemplate: '{testDir}/approved/{projectName}/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: join(reports, 'screenshots.json') }]],
  fullyParallel: true,
  // The journeys run beside them in `npm test`.
  workers: 2,
  forbidOnly: true,
  // As in the end-to-end tests, `npm test` names the stories that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    // Tolerates a few differently smoothed letters in another Chromium version, but not a missing hairline or a moved
    // button.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 60, scale: 'css' },
  },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...chromiumFlags, ...sameEverywhere] },
  },
  projects: [
    { name: 'stories', testMatch: 'stories.spec.ts', use: { baseURL: stories } },
    { name: 'site', testMatch: 'site.spec.ts', use: { baseURL: site } },
  ],
  webServer: [
    {
      command: `"${process.execPath}" node_modules/vite/bin/vite.js preview packages/react-ui --outDir "${testStorybookFolder}" --host 127.0.0.1 --port ${storiesPort} --strictPort`,
      cwd: root,
      url: `${stories}/iframe.html`,
      reuseExistingServer: false,
    },
    {
      command: `"${process.execPath}" scripts/start.mjs`,
      cwd: root,
      env: {
        PORT: process.env['SCREENSHOTS_SITE_PORT'],
        HOST: '127.0.0.1',
        FOYER_DATA_DIR: process.env['SCREENSHOTS_DATA'],
        SKIP_DOCS: '1',
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

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-screenshots-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
