import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import { LongestFirst } from './scripts/lib/longest-first.ts';

/** Files that need modules nobody has used or replaced yet, or replace some. */
const alone = [
  'packages/core/src/messages/catalog.test.ts',
  'packages/react-ui/src/components/club-choice.test.tsx',
  'examples/web/src/lazy-repositories.test.ts',
  'examples/web/src/layout/language-picker.test.tsx',
  'examples/api/src/account/passwords.test.ts',
  'scripts/lib/install.test.mjs',
  'scripts/lib/serve.test.mjs',
];

/** Vitest searches every folder that isn't excluded, and the packages link to one another's. */
const noPackages = '**/node_modules/**';

/** webhooks.test.ts shows the same in the test's own process. */
const onlyDeep = ['examples/api/src/webhooks/webhooks.process.test.ts'];

/** For projects whose tests run the reference API. */
const quickApi = ['passwords', 'commits'].map(
  (name) => `examples/api/src/testing/quick-${name}.fake.ts`,
);

/**
 * The unit tests, in Node; a file that needs a DOM says so in its first line, `// @vitest-environment jsdom`. Stories
 * run in a real Chromium (screenshots/stories.spec.ts). `--mode deep` is `pnpm test:deep`.
 */
export default defineConfig(({ mode }) => {
  const isDeep = mode === 'deep';
  const project = (
    name: string,
    test: Test,
    setupFiles: readonly string[] = [],
  ): TestProjectInlineConfiguration => ({
    extends: true,
    test: {
      name,
      environment: 'node',
      // Generous: some tests start real processes, and two cores are all that is promised.
      testTimeout: isDeep ? 900_000 : 90_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      unstubGlobals: true,
      ...test,
      setupFiles: [
        'packages/core/src/temporal.ts',
        ...setupFiles,
        ...(isDeep ? ['scripts/lib/deep-tests.mjs'] : []),
      ],
    },
  });
  const screens = (
    name: string,
    include: string[],
    env: Record<string, string> = {},
  ): TestProjectInlineConfiguration =>
    project(
      name,
      {
        include,
        env,
        exclude: [noPackages, ...alone],
        isolate: false,
        // Otherwise the address of a style sheet is empty.
        css: { include: /\.css\?url$/ },
        // Not setInterval: files share jsdom's window too, which would wait for its frames on a fake one forever.
        fakeTimers: {
          toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance', 'requestAnimationFrame'],
        },
      },
      ['packages/react-ui/src/testing/clear-page.fake.ts'],
    );
  return {
    resolve: { conditions: ['source', ...defaultClientConditions] },
    ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
    test: {
      // One per promised core. More would cost time, because each worker loads every project's modules itself.
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      projects: [
        // Files share their modules: loading them anew for each file takes as long as the tests.
        project('core', {
          include: [
            'packages/!(react-ui|react)/src/**/*.test.ts',
            'packages/core/testing/**/*.test.ts',
          ],
          exclude: [noPackages, ...alone],
          isolate: false,
        }),
        screens('screens', [
          '{packages/react,packages/react-ui,examples/web}/src/**/*.test.{ts,tsx}',
        ]),
        {
          ...screens(
            'react-18',
            [
              'scripts/react-18/all.test.ts',
              // Has no DOM.
              ...(isDeep ? ['packages/react/src/server-rendering.test.tsx'] : []),
            ],
            { REACT: '18.3.' },
          ),
          resolve: {
            alias: [
              {
                find: /^(react|react-dom|@testing-library\/react)(?=$|\/)/,
                replacement: `${import.meta.dirname}/scripts/react-18/node_modules/$1`,
              },
            ],
          },
        },
        project('alone', { include: alone }),
        project('unit', {
          include: ['scripts/**/*.test.mjs', 'docs/*.test.ts'],
          exclude: [noPackages, ...alone],
          isolate: false,
        }),
        project(
          'examples',
          { isolate: false, include: ['examples/!(api|web)/src/**/*.test.ts'] },
          quickApi,
        ),
        project(
          'api',
          {
            include: ['examples/api/src/**/*.test.ts'],
            exclude: [noPackages, ...alone, ...(isDeep ? [] : onlyDeep)],
            globalSetup: 'examples/api/src/testing/share-postgres.ts',
            isolate: false,
          },
          quickApi,
        ),
      ],
    },
  };
});

type Test = NonNullable<TestProjectInlineConfiguration['test']>;
