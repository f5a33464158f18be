import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { noChromium } from './lib/chromium.mjs';
import { inRoot } from './lib/project.mjs';

it('pnpm bench:page starts nothing without a Chromium, and says so in one line', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', inRoot('scripts', 'bench-page.mjs')],
    { encoding: 'utf8', env: { ...process.env, CHROMIUM_PATH: '/missing' }, timeout: 60_000 },
  );
  expect([status, stderr]).toEqual([1, `${noChromium}\n`]);
});
