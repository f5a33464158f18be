import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { inRoot } from './lib/project.mjs';

it('pnpm build builds nothing if a name is wrong, and says which there are', () => {
  const args = [inRoot('scripts', 'build.mjs'), 'foyer', 'api'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'There is no build "api", only site, foyer, server, docs, storybook.\n',
  ]);
});
