import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { inRoot } from './lib/project.mjs';

const permissions = ['--permission', '--allow-fs-read=*', '--allow-child-process', '--no-warnings'];

/** Runs a script of the project, without leave to write a file. */
function run(script, ...options) {
  const args = ['--conditions=source', ...permissions, inRoot(script), ...options];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
  });
  return [status, stderr];
}

it.each([
  'examples/bench/api/main.mjs',
  'examples/bench/load/main.mjs',
  'scripts/bench-page.mjs',
  'scripts/check-api.mjs',
  'scripts/check-packages.mjs',
  'scripts/lighthouse.mjs',
  'scripts/screenshots.mjs',
])('%s refuses an option that it doesn’t know, in one line', (script) => {
  expect(run(script, '--dryrun')).toEqual([
    2,
    expect.stringMatching(/^Unknown option '--dryrun'.*\n$/),
  ]);
});

it('a script refuses an option whose value looks like another option, in one line', () => {
  expect(run('scripts/screenshots.mjs', '--project', '--update')).toEqual([
    2,
    expect.stringMatching(/^Option '--project' argument is ambiguous\. .*\n$/),
  ]);
});

it.each([
  ['examples/bench/load/main.mjs', '--kills', '--times', 'abc'],
  ['examples/bench/load/main.mjs', '--kills', '--times', '0.5'],
  ['examples/bench/load/main.mjs', '--contention', '--bookings', 'abc'],
  ['examples/bench/load/main.mjs', '--contention', '--clients', '0'],
  ['examples/bench/load/main.mjs', '--postgres', '--p99-ms', 'x'],
  ['examples/bench/api/main.mjs', '--sqlite', '--rounds', 'abc'],
  ['examples/bench/api/main.mjs', '--sqlite', '--connections', '0'],
  ['scripts/bench-page.mjs', '--runs', 'abc'],
  ['scripts/lighthouse.mjs', '--tries', 'abc'],
])('%s refuses %s %s %s, rather than do nothing and succeed', (script, ...options) => {
  const name = options.at(-2);
  expect(run(script, ...options)).toEqual([2, `${name} has to be a whole number above 0.\n`]);
});

it.each([
  ['examples/bench/load/main.mjs', '--minutes', '0'],
  ['examples/bench/api/main.mjs', '--seconds', 'Infinity'],
  ['scripts/lighthouse.mjs', '--slowdown', 'abc'],
])('%s takes a part of %s, but not %s', (script, name, value) => {
  expect(run(script, name, value)).toEqual([2, `${name} has to be a number above 0.\n`]);
});

it('pnpm load takes half a minute', () => {
  expect(run('examples/bench/load/main.mjs', '--minutes', '0.5')).toEqual([
    1,
    expect.not.stringContaining('--minutes'),
  ]);
});
