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
  ['--kills', '--times', 'abc'],
  ['--kills', '--times', '0.5'],
  ['--contention', '--bookings', 'abc'],
  ['--contention', '--clients', '0'],
  ['--postgres', '--p99-ms', 'x'],
])('pnpm load refuses %s %s %s, rather than do nothing and succeed', (...options) => {
  const name = options.at(-2);
  expect(run('examples/bench/load/main.mjs', ...options)).toEqual([
    2,
    `${name} has to be a whole number above 0.\n`,
  ]);
});

it('pnpm load takes a part of a minute, but not zero', () => {
  const load = 'examples/bench/load/main.mjs';
  expect(run(load, '--minutes', '0')).toEqual([2, '--minutes has to be a number above 0.\n']);
  expect(run(load, '--minutes', '0.5')).toEqual([1, expect.not.stringContaining('--minutes')]);
});
