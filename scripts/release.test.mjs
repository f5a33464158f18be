import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { inRoot } from './lib/project.mjs';

it('pnpm release with a misspelled option does nothing, rather than publish', () => {
  // Node refuses to write or to start anything.
  const args = ['--permission', '--allow-fs-read=*', inRoot('scripts', 'release.mjs'), '--dryrun'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([2, "Unknown option '--dryrun'\n"]);
});
