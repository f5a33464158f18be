import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * The unit tests, in Node; a file that needs a DOM says so in its first line, `// @vitest-environment jsdom`. Stories
 * run in a real Chromium by a configuration beside them (packages/react-ui/vitest.stories.config.ts), so that this one
 * stays quick to load.
 */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    // Both of the two cores that are promised; by itself Vitest leaves one of them out.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'examples/*/src/**/*.test.{ts,tsx}',
            'pictures/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          // Generous: some tests start real processes, and two cores are all that is promised.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          restoreMocks: true,
        },
      },
    ],
  },
});
