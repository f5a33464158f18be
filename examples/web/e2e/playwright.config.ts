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

// Playwright loads this file again in each worker, which reads the choice of the first load from the environment.
process.env['CHROMIUM_PATH'] = executablePath;
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_HOST_PORT'] ??= String(await freePort());
process.env['E2E_DATA'] ??= aFreshFolder();
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
/** Another site that embeds the flow. It uses a different host, not only a different port. */
const hostOrigin = `http://localhost:${process.env['E2E_HOST_PORT']}`;

/** End-to-end tests: the app as `npm start` runs it, with an empty data folder, in a real Chromium. */
export default defineConfig({
  testDir: join(root, 'examples'),
  testMatch: '*/e2e/*.spec.ts',
  outputDir: join(reports, 'e2e'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'e2e.json') }]],
  fullyParallel: true,
  // One more than the two cores that are promised, because pages wait for the network.
  workers: 3,
  // `pnpm e2e:deep` runs these.
  grepInvert: /@deep/,
  forbidOnly: true,
  // CI machines vary, so a test may be retried once. `npm test` names the tests that needed it.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    // Playwright waits until a moving button stands still. Journeys about motion turn it on.
    reducedMotion: 'reduce',
    // A trace costs 40 % of a journey's time: only a second try is traced, and what runs with `--trace on`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Gives letters the same widths as on phones instead of rounding to whole pixels.
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
        // All tests share one network address and fill in forms faster than people. Tests of limits start their own server.
        FOYER_LIMITS: 'off',
        FOYER_PROOFS: 'never',
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
