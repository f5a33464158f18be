import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Generous, because some tests start real processes, and machines may have only two cores.
const ofAll = { testTimeout: 30_000, hookTimeout: 60_000, restoreMocks: true };

const core = [
  'packages/{core,adapters-http}/src/**/*.test.{ts,tsx}',
  'packages/core/testing/**/*.test.ts',
];

/** Test files of the core that need fresh modules or change the state of modules for others. */
const alone = [
  'packages/core/src/lead/contact-step-zones.test.ts',
  'packages/core/src/messages/catalogue.test.ts',
];

/**
 * The unit tests, in Node. A file that needs a DOM starts with `// @vitest-environment jsdom`. Stories run in a real
 * Chromium with their own configuration (packages/react-ui/vitest.stories.config.ts), so that this one loads fast.
 */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    // Uses both cores of a small machine; by default Vitest leaves one free.
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
          // The files share their modules, which hold no state of a test. Loading them per file took half of the time.
          isolate: false,
        },
      },
    ],
  },
});
