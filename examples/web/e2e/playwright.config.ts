import { defineConfig } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium, noChromium } from '../../../scripts/lib/chromium.mjs';
import { freePort } from './own-server.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const reports = join(root, '.reports');

const headed = process.argv.some((arg) => ['--headed', '--ui', '--debug'].includes(arg));
const executablePath = findChromium({ headed });
if (executablePath === null) throw new Error(noChromium);

// Playwright loads this file again in each worker: the environment hands on what the first load chose.
process.env['CHROMIUM_PATH'] = executablePath;
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_HOST_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= aFreshFolder();
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
/** Another site, which embeds the flow: another host, not only another port. */
const hostOrigin = `http://localhost:${process.env['E2E_HOST_PORT']}`;

/** The journeys: the product as `npm start` runs it, on an empty data folder, in a real Chromium. */
export default defineConfig({
  testDir: join(root, 'examples'),
  testMatch: '*/e2e/*.spec.ts',
  outputDir: join(reports, 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'e2e.json') }]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // CI runs on whatever machine is there: a journey may be tried once more, and `npm test` names those that needed it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    // A trace costs 40 % of a journey's time: only a second try is traced, and what runs with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Letters as wide as on phones, not rounded to whole pixels.
    launchOptions: { executablePath, args: [...chromiumFlags, '--font-render-hinting=none'] },
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: [
    {
      command: `"${process.execPath}" scripts/start.mjs`,
      cwd: root,
      env: {
        PORT: process.env['E2E_PORT'],
        HOST: '127.0.0.1',
        FOYER_DATA_DIR: process.env['E2E_DATA'],
        FOYER_ALLOWED_ORIGINS: hostOrigin,
        // All journeys come from one network.
        FOYER_LIMITS: 'off',
      },
      url: `${baseURL}/healthz`,
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: `"${process.execPath}" examples/embed/e2e/host-site.ts`,
      cwd: root,
      env: { PORT: process.env['E2E_HOST_PORT'], E2E_API: baseURL },
      url: hostOrigin,
      reuseExistingServer: false,
    },
  ],
});

function aFreshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
