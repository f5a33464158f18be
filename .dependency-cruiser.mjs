/**
 * The import rules. Dependencies point inward: examples → react → react-ui | adapters-* → core. Each rule explains its reason.
 * `pnpm arch` runs them; scripts/arch.test.mjs tests that each catches a violation. The linter finds cycles.
 */

const test = '[.](test|property[.]test|contract|fake|builder)[.]tsx?$|[.]stories[.]tsx$';
const testing = '^packages/core/testing/';

/** The rooms of the core, lowest first. */
export const rooms = [
  'kernel',
  'clubs',
  'lead',
  'visit',
  'messages',
  'forms',
  'plans',
  'payment',
  'membership',
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
  'flows/day-pass',
  'flows/prices',
  'flows/managed-visit',
  'flows/employer',
  'entries',
];

const rules = [
  {
    name: 'packages-know-no-example',
    comment:
      'Packages are published, and examples use them. An import in the other direction would ship an example with a package.',
    from: { path: '^packages/' },
    to: { path: '^examples/' },
  },
  {
    name: 'core-stands-alone',
    comment:
      'The core runs in browsers, Node and workers with any back end, so it imports only zod, temporal-polyfill and ts-results.',
    from: { path: '^packages/core/src/', pathNot: test },
    to: {
      pathNot: ['^packages/core/src/', 'node_modules/(zod|temporal-polyfill|ts-results)/'],
    },
  },
  {
    name: 'core-tests-need-little',
    comment:
      "The core's tests and contracts use only the test runner, fast-check and recheck. A test that needs an adapter belongs to the adapter.",
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
      "An adapter connects one platform to the core. Adapters that import each other can't be replaced independently.",
    from: { path: '^packages/(adapters-[^/]+)/' },
    to: { path: '^packages/', pathNot: '^packages/(core|$1)/' },
  },
  {
    name: 'react-ui-knows-no-adapter',
    comment:
      'The screens use ports, and a composition root chooses the adapters. This makes the screens testable and embeddable.',
    from: { path: '^packages/react-ui/' },
    to: { path: '^packages/adapters-' },
  },
  {
    name: 'preset-on-top',
    comment:
      'The preset wires screens and adapters together. A package below that imports it would bring all of them along.',
    from: { path: '^packages/(?!react/)' },
    to: { path: '^packages/react/' },
  },
  {
    name: 'packages-by-their-entry',
    comment:
      'Import other packages by their published entries. A path into their source would break for users who install them.',
    from: { path: '^(packages|examples)/([^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local'],
    },
  },
  {
    name: 'headless-without-react',
    comment:
      'This example shows that the core works without React and without a container, so it must import neither.',
    from: { path: '^examples/headless/' },
    to: { path: '^packages/react-ui/|node_modules/(react|react-dom|inversify|@inversifyjs)/' },
  },
  {
    name: 'inversify-in-one-place',
    comment:
      "Only one folder of the React package and the composition roots use the container. A class that imports its container can't be used without it.",
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
      'A fake behaves like a back end but loses all data, so only tests, stories and in-memory replays may use one.',
    from: {
      path: '^(packages|examples)/',
      pathNot: [
        test,
        testing,
        '^examples/cli/',
        '^packages/replay/',
        '[.]storybook/',
        '/e2e/',
        '/testing/',
      ],
    },
    to: { path: ['[.](fake|builder|contract)[.]tsx?$', testing] },
  },
  {
    name: 'ports-know-no-use-case',
    comment:
      'A port states in domain types what the core needs from a platform. Use cases and flows depend on ports, not the other way around.',
    from: { path: '[.]port[.]ts$' },
    to: {
      path: '^packages/core/src/(flows/)?[^/]+/((create|schedule|verify|compute|book|load|update|cancel|change|find)-[^/]+|[^/]*-flow([.]state)?)[.]ts$',
    },
  },
  {
    name: 'one-door-to-ts-results',
    comment:
      "ts-results' CommonJS build has no named exports in plain Node ESM, which only kernel/result.ts works around.",
    from: { path: '^(packages|examples)/', pathNot: '^packages/core/src/kernel/result[.]ts$' },
    to: { path: 'node_modules/ts-results/' },
  },
  {
    name: 'one-door-to-temporal',
    comment:
      'Programs load temporal.ts only on platforms without Temporal. Another import would ship the polyfill, 18 KiB, to everyone.',
    from: {
      path: '^(packages|examples)/',
      pathNot: '^packages/core/src/(kernel/)?temporal[.]ts$',
    },
    to: { path: 'node_modules/temporal-polyfill/' },
  },
  {
    name: 'zod-mini-only',
    comment: 'The packages ship to browsers: zod is 22 KiB gzip, zod/mini only 5.',
    from: { path: '^packages/' },
    to: {
      path: 'node_modules/zod/',
      pathNot: 'node_modules/zod/(v4/)?mini/',
    },
  },
  ...rooms.slice(0, -1).map((room, index) => ({
    name: 'core-rooms-point-down',
    comment:
      'A room of the core imports only from the rooms below it, so that it can be understood without those above.',
    from: { path: `^packages/core/src/${room}/`, pathNot: test },
    to: {
      path: `^packages/core/src/(${rooms.slice(index + 1).join('|')})/`,
      pathNot: rooms.slice(0, index + 1).map((lower) => `^packages/core/src/${lower}/`),
    },
  })),
  {
    name: 'not-to-unresolvable',
    comment:
      'An unresolved import would bypass every other rule. The bundler resolves imports with a query, such as a style sheet as text.',
    from: {},
    to: { couldNotResolve: true, pathNot: '[.]css[?](inline|url)$' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: rules.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Starters stand outside the workspace.
    exclude: { path: '(^|/)(dist|dist-types|storybook-static|starters)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
