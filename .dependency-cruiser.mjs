/**
 * Who may import whom. Arrows point inward: examples → react-ui | adapters-* → core. Each rule says why it stands.
 * `pnpm arch` runs them; scripts/arch.test.mjs shows that they catch what they are there for.
 */

const test = '[.](test|property[.]test|contract|fake|builder|bench)[.]tsx?$|[.]stories[.]tsx$';
const testing = '^packages/core/testing/';

/** The rooms of the core, lowest first. */
const rooms = [
  'kernel',
  'clubs',
  'lead',
  'visit',
  'messages',
  'forms',
  'plans',
  'payment',
  'survey',
  'corporate',
  'content',
  'flows/draft',
  'flows/engine',
  'flows/shared',
  'club-services',
  'account',
  'flows/lead',
  'flows/standard-join',
  'flows/corporate-join',
  'flows/gift-purchase',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'packages-know-no-example',
      comment:
        'A package is published; an example shows it. An import the other way would ship the example with the package.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^examples/' },
    },
    {
      name: 'core-stands-alone',
      comment:
        'The core runs in a browser, in Node and in a worker alike, with any back end: it imports zod, temporal-polyfill and ts-results, and nothing else.',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: test },
      to: {
        pathNot: [
          '^packages/core/src/',
          'node_modules/(zod|temporal-polyfill|ts-results)/',
          // The contract entry is a test suite: it needs the runner, and is an entry of its own for that reason.
        ],
      },
    },
    {
      name: 'core-tests-need-little',
      comment:
        "The core's tests and contracts use the runner, fast-check and recheck. A test that needs an adapter belongs to the adapter.",
      severity: 'error',
      from: { path: [`^packages/core/src/.*(${test})`, testing] },
      to: {
        pathNot: [
          '^packages/core/(src|testing)/',
          'node_modules/(zod|temporal-polyfill|ts-results|vitest|@vitest/[^/]+|fast-check|@fast-check/vitest|recheck)/',
          '^node:',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'adapters-import-core-only',
      comment:
        'An adapter joins one platform to the core. Two adapters that know each other can no longer be swapped one by one.',
      severity: 'error',
      from: { path: '^packages/(adapters-[^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/(core|$1)/' },
    },
    {
      name: 'react-ui-knows-no-adapter',
      comment:
        'The screens speak to ports. Which adapter answers is chosen in a composition root: that is what makes them testable and embeddable.',
      severity: 'error',
      from: { path: '^packages/react-ui/' },
      to: { path: '^packages/adapters-' },
    },
    {
      name: 'packages-by-their-entry',
      comment:
        'Another package is imported by its published entry. A path into its source would break for whoever installs it. Benchmarks are installed by nobody, and measure parts that no entry hands out.',
      severity: 'error',
      from: { path: '^(packages|examples)/([^/]+)/', pathNot: '^examples/bench/' },
      to: {
        path: '^packages/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'headless-without-react',
      comment:
        'This example shows that the core needs no React and no container. With one import of either it would show nothing.',
      severity: 'error',
      from: { path: '^examples/headless/' },
      to: { path: '^packages/react-ui/|node_modules/(react|react-dom|inversify|@inversifyjs)/' },
    },
    {
      name: 'inversify-in-one-place',
      comment:
        'The container is one folder of the React package and the composition roots. A class that knows its container can not be used without it.',
      severity: 'error',
      from: {
        path: '^(packages|examples)/',
        pathNot: [
          '^packages/react-ui/src/di/',
          '^examples/[^/]+/src/(composition|compose)[^/]*(/|[.]tsx?$)',
        ],
      },
      to: { path: 'node_modules/(inversify|reflect-metadata|@inversifyjs)/' },
    },
    {
      name: 'no-fake-in-production',
      comment:
        'A fake behaves like a back end and forgets everything: only a test, a story, a replay in memory may use one.',
      severity: 'error',
      from: {
        path: '^(packages|examples)/',
        pathNot: [test, testing, '^examples/(cli|bench)/', '[.]storybook/', '/e2e/', '/testing/'],
      },
      to: { path: ['[.](fake|builder|contract)[.]tsx?$', testing] },
    },
    {
      name: 'ports-know-no-use-case',
      comment:
        'A port says what the core needs from a platform, in domain types. One that knows a use case or a flow has lost its direction.',
      severity: 'error',
      from: { path: '[.]port[.]ts$' },
      to: {
        path: '^packages/core/src/(flows/[^/]+|lead|visit|clubs|plans|payment|corporate|survey|account|club-services)/((create|schedule|verify|compute|book|load|update|cancel|change|find)-[^/]+|[^/]*-flow([.]state)?|[^/]*-progress)[.]ts$',
      },
    },
    {
      name: 'one-door-to-ts-results',
      comment:
        "ts-results' CommonJS build has no named exports in plain Node ESM, which only kernel/result.ts works around.",
      severity: 'error',
      from: { path: '^(packages|examples)/', pathNot: '^packages/core/src/kernel/result[.]ts$' },
      to: { path: 'node_modules/ts-results/' },
    },
    {
      name: 'one-door-to-temporal',
      comment:
        'kernel/temporal.ts fetches the polyfill only where the platform has no Temporal. A second import would ship its 18 KiB to everyone.',
      severity: 'error',
      from: { path: '^(packages|examples)/', pathNot: '^packages/core/src/kernel/temporal[.]ts$' },
      to: { path: 'node_modules/temporal-polyfill/' },
    },
    {
      name: 'zod-mini-only',
      comment: 'The full zod is 22 KiB gzip, zod/mini 5: the packages ship to browsers.',
      severity: 'error',
      from: { path: '^packages/' },
      to: {
        path: 'node_modules/zod/',
        pathNot: 'node_modules/zod/(v4/)?mini/',
      },
    },
    ...rooms.slice(0, -1).map((room, index) => ({
      name: 'core-rooms-point-down',
      comment:
        'A room of the core uses only the rooms below it, so that each can be read without those above it.',
      severity: 'error',
      from: { path: `^packages/core/src/${room}/`, pathNot: test },
      to: {
        path: `^packages/core/src/(${rooms.slice(index + 1).join('|')})/`,
        pathNot: rooms.slice(0, index + 1).map((lower) => `^packages/core/src/${lower}/`),
      },
    })),
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      comment:
        'An import that resolves to nothing escapes every other rule. What has a query (a style sheet as text) is the bundler’s to resolve.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.]css[?](inline|url)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types|storybook-static)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
