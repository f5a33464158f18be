import { commandOf, inRoot } from './project.mjs';

/**
 * The stages of `pnpm check` and `npm test`. Each is a JavaScript file that runs with the project's Node, `nodeArgs`
 * and `args`. `report` is the JSON file that lists its tests; a stage without one counts as a whole. `readsTypes` is
 * set if it reads what the first check emits.
 */

const reports = inRoot('.reports');
const reportFile = (name) => `${reports}/${name}.json`;
export const logFile = (name) => `${reports}/${name}.log`;

/** For programs written in Go: they collect garbage less often, which saves a third of their time. */
const inGo = { GOGC: '400' };

/** The checks that end soon. The first emits the types. */
export const quickChecks = () => [
  {
    name: 'types',
    title: 'Types',
    file: commandOf('typescript', 'tsc'),
    // Each checker of a project checks again what they share, and there are two cores.
    args: ['-b', '--checkers', '1', '--builders', '2'],
    env: inGo,
  },
  {
    name: 'api',
    title: 'Public API as approved',
    file: inRoot('scripts/check-api.mjs'),
    readsTypes: true,
  },
  { name: 'format', title: 'Format', file: commandOf('oxfmt'), args: ['--check'] },
  { name: 'arch', title: 'Dependency rules', file: inRoot('scripts/arch.mjs') },
  { name: 'licenses', title: 'Licenses', file: inRoot('scripts/check-licenses.mjs') },
  {
    name: 'secrets',
    title: 'No secrets',
    file: commandOf('secretlint'),
    args: ['**/*', '**/.*', '.*/**/*'],
  },
];

/** The checks that `npm test` runs beside the tests. */
export const longChecks = () => [
  {
    name: 'lint',
    title: 'Lint',
    file: commandOf('oxlint'),
    args: ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    env: inGo,
    readsTypes: true,
  },
  {
    name: 'results',
    title: 'No dropped results',
    file: inRoot('scripts/check-results.mjs'),
    env: inGo,
    readsTypes: true,
  },
  { name: 'unused', title: 'Nothing unused', file: commandOf('knip'), readsTypes: true },
];

/** Installs the packed packages into each starter, and builds it. */
export const packagesCheck = () => ({
  name: 'packages',
  title: 'Packages as published',
  file: inRoot('scripts/check-packages.mjs'),
  readsTypes: true,
});

export const unitTests = () => [
  {
    name: 'unit',
    title: 'Unit tests',
    file: commandOf('vitest'),
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile('unit')}`,
    ],
    // A zone with a half-hour DST change and an offset of about eleven hours, to catch tests that depend on the
    // machine's time zone.
    env: { TZ: 'Australia/Lord_Howe' },
    report: reportFile('unit'),
  },
];

export const screenshotsArgs = ['test', '--config', 'screenshots/playwright.config.ts'];

/** Needs the stories and the site, both built. */
export const screenshots = (chromium) => ({
  name: 'screenshots',
  title: 'Stories and screenshots',
  nodeArgs: ['--conditions=source'],
  file: commandOf('@playwright/test', 'playwright'),
  args: screenshotsArgs,
  env: { CHROMIUM_PATH: chromium, STORIES: 'sample' },
  report: reportFile('screenshots'),
});

/** Needs the site, built. */
export const journeys = () => ({
  name: 'e2e',
  title: 'Journeys in Chromium',
  // The browser scenarios import the packages' sources.
  nodeArgs: ['--conditions=source'],
  file: commandOf('@playwright/test', 'playwright'),
  args: ['test', '--config', 'examples/web/e2e/playwright.config.ts'],
  env: { SKIP_DOCS: '1' },
  report: reportFile('e2e'),
});

export const lastChecks = () => [
  { name: 'size', title: 'Bundle sizes', file: commandOf('size-limit') },
  { name: 'requirements', title: 'Requirements met', file: inRoot('scripts/requirements.mjs') },
];
