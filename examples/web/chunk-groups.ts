export interface ChunkGroup {
  readonly name: string;
  /** Of a module's path. */
  readonly test?: RegExp;
  readonly tags?: string[];
  readonly priority: number;
}

/** Earlier groups take first. */
let priority = 100;

/**
 * What is in one file with what. Fewer files compress better, and a step needs few requests; a part that many go without
 * is a file of its own. The first three are what a page begins with: what is used behind an `import()` alone stays out of
 * them, also where a package's entry names it with the rest.
 */
export const groups: readonly ChunkGroup[] = [
  // All that a page loads before it is painted.
  group('boot', [
    'index\\.html',
    'src/boot\\.ts',
    'src/boot/',
    'styles/site\\.css',
    'preload-helper',
  ]),
  group('fonts', ['styles/fonts\\.css']),
  { ...group('site', ['']), tags: ['$initial'] },
  group('container', ['node_modules/(?:@?inversify|@abraham)', 'di/(?:container-of|flow-of)']),
  // What several later steps are made of.
  group('kit', [
    'components/(?:dialog|lost|question|radio-tile|waiting)\\.',
    'screens/flow-guard',
    'hooks/use-club-(?:directory|time)',
    'core/src/visit/(?:slot-time|time-zone)',
    'core/src/flow/return-path',
    'core/src/shared/call-failure',
    'adapters-http/src/text-or-null',
  ]),
  group('calendar', ['core/src/calendar/']),
  group('carousel', ['components/carousel', 'hooks/use-carousel', 'hooks/use-club-sights']),
  group('clubs', ['components/(?:chooser|club-chooser|nearby-clubs)\\.', 'core/src/clubs/']),
  // The rules of a visit, once its form stands, and the screens of its later steps.
  group('history', ['lead-flow\\.history', 'hooks/step-history']),
  group('visit-rules', ['lead-flow\\.later\\.']),
  group('times', ['screens/(?:schedule-form|times-choice|time-picker)']),
  group('visit-card', ['screens/(?:visit-card|survey)']),
  // What is around the steps of both joins.
  group('joining', [
    'screens/joining/',
    'screens/corporate/corporate-frame',
    'screens/join/standard-frame',
    'components/selections',
    'core/src/payment/',
    'core/src/plans/(?:offered-plans|plan\\.schema)',
    'joining/join-phone-input',
  ]),
  group('page', ['layout/page\\.', 'pages/visit-href']),
  group('account', [
    'di/account-module',
    'hooks/use-(?:loaded-account|account|more-messages)',
    'screens/forms/use-form-messages',
    'core/src/forms/date\\.',
    'screens/account/(?:account-changed|login|require-member|sign-out-button)\\.',
    'core/src/messages/(?:account|form|service)-messages',
    'copy/account',
  ]),
];

function group(name: string, files: readonly string[]): ChunkGroup & { readonly test: RegExp } {
  priority -= 1;
  return { name, test: new RegExp(files.join('|')), priority };
}
