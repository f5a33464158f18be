import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/lib/chromium.mjs';

const executablePath = findChromium();

// React as on the site: its development build also notes where each element was created.
process.env['NODE_ENV'] = 'production';

/**
 * Every story is a test in a real Chromium: it renders, its play function passes, and axe finds no violation. `npm test`
 * passes `--mode sample`, in which axe looks only at stories with an element that no earlier one had.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // Listed so that Vite doesn't discover them during a run and reload the page under a running story.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'inversify',
      'reflect-metadata',
      'axe-core',
      'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js',
      '@zxing/library',
      '@foyer/core > zod/mini',
      '@foyer/core > ts-results',
      '@foyer/core > temporal-polyfill/implementation',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 30_000,
    // For the two cores that are promised. The screenshots use the time in which stories wait.
    maxWorkers: 2,
    // Files share a page: loading the design system anew for each takes as long as its stories.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath === null ? {} : { executablePath }),
          args: chromiumFlags,
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
