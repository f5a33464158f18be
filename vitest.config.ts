import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Generous: some tests start real processes, and two cores are all that is promised.
const ofAll = { testTimeout: 30_000, hookTimeout: 60_000, restoreMocks: true };

const core = [
  'packages/{core,adapters-http}/src/**/*.test.{ts,tsx}',
  'packages/core/testing/**/*.test.ts',
];

/** Files of the core that need its modules as nobody has used them yet, or leave them as others must not find them. */
const alone = [
  'packages/core/src/lead/contact-step-zones.test.ts',
  'packages/core/src/messages/catalogue.test.ts',
];

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
          ...ofAll,
          name: 'unit',
          environment: 'node',
          include: [
            'packages/!(core|adapters-http)/src/**/*.test.{ts,tsx}',
            ...alone,
            'examples/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        test: {
          ...ofAll,
          name: 'core',
          environment: 'node',
          include: core,
          exclude: alone,
          // Its files share their modules, which keep nothing of a test: reading them anew for each took half of the time.
          isolate: false,
        },
      },
    ],
  },
});
