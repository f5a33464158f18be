import { commandOf, inRoot } from './project.mjs';

/**
 * What `pnpm check` and `npm test` run. Each stage is a JavaScript file run on the project's Node, which takes
 * `nodeArgs`, with `args`; `report` names the JSON file that its tests are counted from, a stage without one counts as a whole;
 * `told` matches the lines of its output that are shown though it passed.
 */

const reports = inRoot('.reports');
const reportFile = (name) => `${reports}/${name}.json`;
export const logFile = (name) => `${reports}/${name}.log`;

export const checks = () => [
  { name: 'types', title: 'Types', file: commandOf('typescript', 'tsc'), args: ['-b'] },
  {
    name: 'lint',
    title: 'Lint',
    file: commandOf('oxlint'),
    args: ['--type-aware', '--deny-warnings'],
  },
  {
    name: 'results',
    title: 'No result dropped',
    file: inRoot('scripts/check-results.mjs'),
    args: [],
  },
  { name: 'format', title: 'Format', file: commandOf('oxfmt'), args: ['--check'] },
  { name: 'arch', title: 'Who imports whom', file: inRoot('scripts/arch.mjs'), args: [] },
  { name: 'unused', title: 'Nothing unused', file: commandOf('knip'), args: [] },
  {
    name: 'packages',
    title: 'Packages as published',
    file: inRoot('scripts/check-packages.mjs'),
    args: [],
  },
];

export const unitTests = () => [
  {
    name: 'unit',
    title: 'Unit tests',
    ...vitest('unit', []),
    env: { TZ: 'UTC' },
  },
  {
    // Half an hour of daylight saving and eleven hours off: what leans on the machine's zone falls over here.
    name: 'unit-lord-howe',
    title: 'Core tests in another time zone',
    ...vitest('unit-lord-howe', ['packages/core', 'packages/adapters']),
    env: { TZ: 'Australia/Lord_Howe' },
  },
];

export const browserTests = (chromium) => [
  {
    name: 'stories',
    title: 'Stories in Chromium',
    ...vitest('stories', ['--config', 'vitest.stories.config.ts', '--root', 'packages/react-ui']),
    env: { CHROMIUM_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
  {
    name: 'e2e',
    title: 'Journeys in Chromium',
    // The scenarios among them play through the packages' sources.
    nodeArgs: ['--conditions=source'],
    file: commandOf('@playwright/test', 'playwright'),
    // Which Chromium is left to the configuration.
    args: ['test', '--config', 'examples/web/e2e/playwright.config.ts'],
    report: reportFile('e2e'),
  },
];

export const picturesArgs = ['test', '--config', 'pictures/playwright.config.ts'];

/** Needs the static Storybook and the built site. */
export const pictures = (chromium) => ({
  name: 'pictures',
  title: 'Pictures as they were approved of',
  nodeArgs: ['--conditions=source'],
  file: commandOf('@playwright/test', 'playwright'),
  args: picturesArgs,
  env: { CHROMIUM_PATH: chromium },
  report: reportFile('pictures'),
});

export const lastChecks = () => [
  {
    // Fails on a wrong answer alone: how long something takes is no test. What became slower is told. The command's rows
    // take longest, and a busy machine has the most to say in them.
    name: 'bench',
    title: 'Speed beside the run that was kept',
    nodeArgs: ['--conditions=source'],
    file: inRoot('examples/bench/src/main.ts'),
    args: ['--rounds', '3', '--without', 'cli:'],
    told: /^slower than kept/,
  },
  {
    name: 'size',
    title: 'Weight of the site and its parts',
    file: inRoot('scripts/size.mjs'),
    args: [],
  },
  {
    name: 'requirements',
    title: 'Requirements met',
    file: inRoot('scripts/requirements.mjs'),
    args: [],
  },
];

function vitest(name, args) {
  return {
    file: commandOf('vitest'),
    args: [
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile(name)}`,
    ],
    report: reportFile(name),
  };
}
